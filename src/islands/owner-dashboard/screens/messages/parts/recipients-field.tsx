import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { type Recipient, recipientQueries } from '#src/data/messages/recipients.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useDebouncedValue } from '#src/islands/shell/use-debounced-value.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';

interface RecipientsFieldProps {
  /** Ids of leases. */
  chosen: readonly string[];
  onChange: (leaseIds: readonly string[]) => void;
  /** Chosen on another screen: they are shown before anything is looked for. */
  given?: readonly Recipient[];
  /** Of the property that is looked at first. */
  propertyId?: string | null;
  error?: string | undefined;
}

/** Tenants to choose, found by their property or their name. What is chosen stays while one looks for others. */
export function RecipientsField(props: RecipientsFieldProps) {
  const { chosen, onChange, given = [], propertyId = null, error } = props;
  const { start } = useText('messages');
  const { states } = useText('common');
  const { id } = useOrganization();
  const [property, setProperty] = useState(propertyId);
  const [text, setText] = useState('');
  const properties = useQuery(leaseQueries.properties(id));
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">{start.to}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <QueryView query={properties} skeleton={<SkeletonText label={states.loading} rows={2} />}>
          {(rows) => (
            <Combobox
              label={start.property}
              placeholder={start.anyProperty}
              options={rows.map((row) => ({ value: row.id, label: row.name }))}
              emptyText={start.noProperty}
              value={property}
              onChange={setProperty}
            />
          )}
        </QueryView>
        <TextField
          id="recipients"
          type="search"
          label={start.find}
          hint={start.findHint}
          autoComplete="off"
          value={text}
          error={error}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Found
        property={property}
        text={useDebouncedValue(text.trim())}
        given={given}
        chosen={chosen}
        onChange={onChange}
      />
      <p role="status" className="flex flex-wrap items-center gap-3 text-14 text-secondary">
        {start.chosen({ count: chosen.length })}
        {chosen.length > 0 ? (
          <Button size="sm" variant="quiet" onClick={() => onChange([])}>
            {start.clear}
          </Button>
        ) : null}
      </p>
    </fieldset>
  );
}

type FoundProps = { property: string | null; text: string; given: readonly Recipient[] } & Pick<
  RecipientsFieldProps,
  'chosen' | 'onChange'
>;

function Found({ property, text, given, chosen, onChange }: FoundProps) {
  const { start } = useText('messages');
  const { states } = useText('common');
  const { id } = useOrganization();
  const isAsked = property !== null || text !== '';
  const query = useQuery({
    ...recipientQueries.found(id, { propertyId: property, text }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  if (!isAsked && given.length > 0) return <Choices rows={given} chosen={chosen} onChange={onChange} />;
  if (!isAsked) return <p className="text-15 text-secondary">{start.searchFirst}</p>;
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonText label={states.loading} rows={4} />}
      isEmpty={(rows) => rows.length === 0}
      empty={<p className="text-15 text-secondary">{start.nobodyTitle}</p>}
    >
      {(rows) => <Choices rows={rows} chosen={chosen} onChange={onChange} />}
    </QueryView>
  );
}

type ChoicesProps = { rows: readonly Recipient[] } & Pick<RecipientsFieldProps, 'chosen' | 'onChange'>;

function Choices({ rows, chosen, onChange }: ChoicesProps) {
  const { start } = useText('messages');
  const toggle = (leaseId: string) =>
    onChange(chosen.includes(leaseId) ? chosen.filter((one) => one !== leaseId) : [...chosen, leaseId]);
  const missing = rows.map(({ leaseId }) => leaseId).filter((leaseId) => !chosen.includes(leaseId));
  return (
    <div className="grid gap-2">
      <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line px-4">
        {rows.map((row) => (
          <li key={row.leaseId} className="py-1">
            <Checkbox
              label={row.names}
              hint={row.hasAccount ? row.place : `${row.place} · ${start.noAccount}`}
              checked={chosen.includes(row.leaseId)}
              onChange={() => toggle(row.leaseId)}
            />
          </li>
        ))}
      </ul>
      {missing.length > 0 ? (
        <div>
          <Button size="sm" onClick={() => onChange([...chosen, ...missing])}>
            {start.chooseAll({ count: rows.length })}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
