import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { bookQueries } from '#src/data/books/queries.ts';
import { removeLateFeeRule } from '#src/data/money/charging/mutations.ts';
import { type LateFeeRuleRow, lateFeeQueries, recurringQueries } from '#src/data/money/charging/queries.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { RemoveButton } from '#src/islands/owner-dashboard/remove-button.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { ruleWords } from './rule-words.ts';

/** The rules for late rent: of the organization, of its properties, and of leases that have another than agreed. */
export function Screen() {
  const text = useText('ownerCharging').lateFees;
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(lateFeeQueries.rules(id));
  const [edited, setEdited] = useState<LateFeeRuleRow | 'new' | null>(null);
  const onEdit = can('leases.write') ? setEdited : null;
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        actions={
          onEdit ? (
            <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
              {text.add}
            </Button>
          ) : null
        }
      />
      <SectionLine />
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={6} />}>
        {(rules) => <Rules rules={rules} onEdit={onEdit} />}
      </QueryView>
      {edited ? <RuleDialog row={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}

interface RulesProps {
  rules: readonly LateFeeRuleRow[];
  onEdit: ((row: LateFeeRuleRow) => void) | null;
}

function Rules({ rules, onEdit }: RulesProps) {
  const text = useText('ownerCharging').lateFees;
  const { enums } = useText('common');
  const { id } = useOrganization();
  const properties = useQuery(bookQueries.properties(id));
  const leases = useQuery(recurringQueries.openLeases(id));
  const lease = (row: LateFeeRuleRow) => leases.data?.find((own) => own.id === row.leaseId);
  const property = (row: LateFeeRuleRow) => properties.data?.find((own) => own.id === row.propertyId);
  const groups = [
    {
      title: text.own,
      empty: text.ownNone,
      rows: rules.filter((row) => !row.propertyId && !row.leaseId),
      name: (row: LateFeeRuleRow) => enums.currency[row.currency],
    },
    {
      title: text.properties,
      empty: text.propertiesNone,
      rows: rules.filter((row) => row.propertyId),
      name: (row: LateFeeRuleRow) => property(row)?.name ?? text.properties,
    },
    {
      title: text.leases,
      empty: text.leasesNone,
      rows: rules.filter((row) => row.leaseId),
      name: (row: LateFeeRuleRow) => lease(row)?.tenantName ?? text.ofLease,
    },
  ];
  return (
    <div className="grid max-w-4xl gap-6">
      {groups.map(({ title, empty, rows, name }) => (
        <Card key={title} title={title} isFlush>
          {rows.length === 0 ? <p className="px-5 pb-5 text-secondary">{empty}</p> : null}
          <ul>
            {rows.map((row) => (
              <RuleRow key={row.id} row={row} name={name(row)} onEdit={onEdit} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

function RuleRow({ row, name, onEdit }: { row: LateFeeRuleRow; name: string } & Pick<RulesProps, 'onEdit'>) {
  const text = useText('ownerCharging').lateFees;
  const language = useLanguage();
  return (
    <li className="flex items-center gap-3 border-t border-line px-5 py-3">
      <div className="min-w-0 flex-1">
        {row.leaseId ? (
          <AppLink to={`/leases/${row.leaseId}`} className="font-medium hover:underline">
            {name}
          </AppLink>
        ) : (
          <p className="font-medium">{name}</p>
        )}
        <p className="text-14 text-secondary">{ruleWords(row, text.sentence, language)}</p>
      </div>
      {onEdit ? (
        <span className="flex shrink-0 gap-1">
          <IconButton size="sm" icon={Pencil} label={`${text.edit}: ${name}`} onClick={() => onEdit(row)} />
          <RemoveButton
            label={`${text.remove}: ${name}`}
            verb={text.remove}
            remove={() => removeLateFeeRule({ ruleId: row.id })}
            invalidates={[lateFeeQueries.all]}
            toast={text.removed}
          >
            {text.removeText}
          </RemoveButton>
        </span>
      ) : null}
    </li>
  );
}
