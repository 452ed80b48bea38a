import type { Arrears, OrganizationTotals } from '#src/data/totals/queries.ts';
import { occupancyOf } from '#src/domain/occupancy.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { ProgressBar } from '#src/ui/components/progress-bar.tsx';
import { lateLeaseCount } from './month-summary.ts';

type OccupancyCardProps = {
  totals: OrganizationTotals;
  arrears: readonly Arrears[];
  seesMoney: boolean;
};

/** How full the portfolio is, and what is past due. */
export function OccupancyCard({ totals, arrears, seesMoney }: OccupancyCardProps) {
  const text = useText('owner').home.occupancy;
  const language = useLanguage();
  const { unit_count: total, occupied_unit_count: occupied, tenant_count: tenants } = totals;
  const lines = [
    { term: text.tenants, value: formatNumber(tenants, language) },
    ...(seesMoney ? [{ term: text.lateLeases, value: formatNumber(lateLeaseCount(arrears), language) }] : []),
    ...arrears.map((row) => ({
      term: arrears.length > 1 ? `${text.outstanding} (${row.currency})` : text.outstanding,
      value: <MoneyText amountMinor={row.outstanding_minor} currency={row.currency} />,
    })),
  ];
  return (
    <Card title={text.title}>
      <div className="grid gap-4">
        <ProgressBar
          label={text.label}
          share={occupancyOf(total, occupied).share ?? 0}
          valueText={text.let({ occupied, total })}
        />
        <DefinitionList items={lines} />
        {occupied < total ? (
          <AppLink
            to="/units?f.state=vacant"
            className="w-fit rounded-mark text-14 font-medium text-action hover:underline"
          >
            {text.vacantLink}
          </AppLink>
        ) : null}
      </div>
    </Card>
  );
}
