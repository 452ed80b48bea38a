import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { setWorkLimit } from '#src/data/maintenance/work-order-mutations.ts';
import { type WorkLimit, workOrderQueries } from '#src/data/maintenance/work-orders.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import {
  changedLimits,
  hasOddLimit,
  LimitFields,
  type Limits,
  LimitsFrame,
  limitsOf,
} from '#src/islands/owner-dashboard/limits.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

interface Place {
  readonly id: string;
  readonly name: string;
}

/** Above which price work on a property needs somebody else: owners change it, others see it. */
export function WorkLimitsDialog({ onClose }: { onClose: () => void }) {
  const { limits: text } = useText('workOrders');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const limits = useQuery(workOrderQueries.limits(id));
  const places = useQuery(leaseQueries.properties(id));
  const isOwner = can('organization.manage');
  return (
    <LimitsFrame title={text.title} canChange={isOwner} onClose={onClose}>
      <QueryView query={limits} skeleton={<SkeletonText label={states.loading} rows={3} />}>
        {(rows) => (
          <QueryView query={places} skeleton={<SkeletonText label={states.loading} rows={3} />}>
            {(known) => (
              <div className="grid gap-4">
                <p className="text-secondary">{text.text}</p>
                <Current limits={rows} places={known} />
                {isOwner ? (
                  <LimitForm limits={rows} places={known} onDone={onClose} />
                ) : (
                  <p className="text-14 text-hint">{text.onlyOwner}</p>
                )}
              </div>
            )}
          </QueryView>
        )}
      </QueryView>
    </LimitsFrame>
  );
}

function Current({ limits, places }: { limits: readonly WorkLimit[]; places: readonly Place[] }) {
  const { limits: text } = useText('workOrders');
  const language = useLanguage();
  if (limits.length === 0) return <p className="text-15 text-secondary">{text.none}</p>;
  return (
    <section aria-label={text.current}>
      <DefinitionList
        items={limits.map(({ propertyId, currency, amountMinor }) => ({
          term: places.find(({ id }) => id === propertyId)?.name ?? text.property,
          value: formatMoney(amountMinor, currency, language),
        }))}
      />
    </section>
  );
}

interface LimitFormProps {
  limits: readonly WorkLimit[];
  places: readonly Place[];
  onDone: () => void;
}

const limitsOn = (rows: readonly WorkLimit[], propertyId: string): Limits =>
  limitsOf(rows.filter((row) => row.propertyId === propertyId));

function LimitForm({ limits, places, onDone }: LimitFormProps) {
  const { limits: text } = useText('workOrders');
  const [propertyId, setPropertyId] = useState('');
  const [typed, setTyped] = useState(() => limitsOf([]));
  const save = useAction({
    mutationFn: async (wanted: Limits) => {
      for (const currency of changedLimits(wanted, limitsOn(limits, propertyId)))
        await setWorkLimit({ propertyId, currency, amountMinor: wanted[currency] });
    },
    invalidates: [workOrderQueries.all],
    toast: text.saved,
    onDone,
  });
  return (
    <ActionForm action={save} input={propertyId === '' || hasOddLimit(typed) ? null : typed}>
      <SelectField
        label={text.property}
        placeholder={text.propertyMissing}
        value={propertyId}
        options={places.map(({ id, name }) => ({ value: id, label: name }))}
        error={propertyId === '' ? text.propertyMissing : undefined}
        onChange={({ target }) => {
          setPropertyId(target.value);
          setTyped(limitsOn(limits, target.value));
        }}
      />
      <LimitFields text={text} of={propertyId} typed={typed} onChange={setTyped} />
    </ActionForm>
  );
}
