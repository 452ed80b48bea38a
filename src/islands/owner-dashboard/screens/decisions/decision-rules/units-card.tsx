import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DecisionUnit, ruleQueries } from '#src/data/decisions/rules.ts';
import { partOf } from '#src/domain/decisions/weight.ts';
import { formatList, formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { NameLink } from '#src/islands/shell/list/columns.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

const OwnersDialog = lazyPart(() => import('./owners-dialog.tsx').then((file) => file.OwnersDialog));

/** The units of a building: what share each has, and whose they are. */
export function UnitsCard({ propertyId }: { propertyId: string }) {
  const text = useText('decisionRules');
  const { states } = useText('common');
  const { can } = useOrganization();
  const query = useQuery(ruleQueries.units(propertyId));
  const hasShares = query.data?.some(({ numerator }) => numerator !== null) ?? false;
  return (
    <Card
      title={text.shares}
      description={`${text.sharesText} ${text.ownersText}`}
      action={
        can('decisions.write') && query.data?.length ? (
          <AppLink to={`/democratic/rules/${propertyId}/shares`} className={buttonClass({ size: 'sm' })}>
            {hasShares ? text.changeShares : text.setShares}
          </AppLink>
        ) : null
      }
      isFlush
    >
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<p className="px-5 pb-5 text-15 text-hint">{text.noUnits}</p>}
      >
        {(units) => <UnitTable units={units} />}
      </QueryView>
    </Card>
  );
}

function UnitTable({ units }: { units: readonly DecisionUnit[] }) {
  const text = useText('decisionRules');
  const language = useLanguage();
  const { can } = useOrganization();
  const [changed, setChanged] = useState<DecisionUnit | null>(null);
  const share = ({ numerator, denominator }: DecisionUnit) =>
    numerator === null || denominator === null ? (
      <NotKnown />
    ) : (
      <span className="tabular-nums">
        {formatNumber(numerator, language)}/{formatNumber(denominator, language)} (
        {formatPercent(partOf(BigInt(numerator), BigInt(denominator)), language, 2)})
      </span>
    );
  const owners = (unit: DecisionUnit) =>
    unit.owners.length === 0
      ? text.organization
      : formatList(
          unit.owners.map(({ name }) => name ?? text.organization),
          language,
        );
  const columns: Column<DecisionUnit>[] = [
    {
      id: 'unit',
      phone: 'title',
      header: text.columns.unit,
      cell: (row) => <NameLink to={recordPath.unit(row.id)}>{row.label}</NameLink>,
    },
    { id: 'share', phone: 'amount', header: text.columns.share, align: 'end', cell: share },
  ];
  // Who owns a unit is for readers of people.
  if (can('people.read'))
    columns.push({ id: 'owners', phone: 'note', header: text.columns.owners, cell: owners });
  if (can('people.read') && can('decisions.write'))
    columns.push({
      id: 'menu',
      phone: 'menu',
      header: text.columns.menu,
      align: 'end',
      cell: (row) => (
        <Button
          size="sm"
          aria-label={text.changeOwnersOf({ unit: row.label })}
          onClick={() => setChanged(row)}
        >
          {text.changeOwners}
        </Button>
      ),
    });
  return (
    <>
      <DataTable caption={text.sharesCaption} columns={columns} rows={units} rowKey={(row) => row.id} />
      {changed ? <OwnersDialog unit={changed} onClose={() => setChanged(null)} /> : null}
    </>
  );
}
