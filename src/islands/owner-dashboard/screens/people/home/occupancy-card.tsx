import type { OrganizationTotals } from '#src/data/money/totals/queries.ts';
import { occupancyOf } from '#src/domain/portfolio/occupancy.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { ProgressBar } from '#src/ui/components/progress-bar.tsx';

/** How full the portfolio is. What is past due stands in the headline and in what needs attention. */
export function OccupancyCard({ totals }: { totals: OrganizationTotals }) {
  const text = useText('owner').home.occupancy;
  const language = useLanguage();
  const { unitCount: total, occupiedUnitCount: occupied, tenantCount: tenants } = totals;
  const lines = [{ term: text.tenants, value: formatNumber(tenants, language) }];
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
