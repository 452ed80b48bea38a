import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '#src/data/people/admin/queries.ts';
import { occupancyOf } from '#src/domain/portfolio/occupancy.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { SkeletonStats } from '#src/ui/components/skeleton.tsx';
import { StatCard } from '#src/ui/components/stat-card.tsx';

/** Counts over the whole platform. */
export function OverviewFigures() {
  const { home } = useText('admin');
  const { states } = useText('common');
  const language = useLanguage();
  const overview = useQuery(adminQueries.overview());
  const count = (value: number) => formatNumber(value, language);
  return (
    <QueryView query={overview} skeleton={<SkeletonStats label={states.loading} />}>
      {(figures) => {
        const { share } = occupancyOf(figures.unitCount, figures.occupiedUnitCount);
        return (
          <div className="grid grid-cols-2 gap-4 xl:grid-cols-5">
            <StatCard label={home.users} value={count(figures.userCount)} />
            <StatCard label={home.organizations} value={count(figures.organizationCount)} />
            <StatCard label={home.properties} value={count(figures.propertyCount)} />
            <StatCard
              label={home.units}
              value={count(figures.unitCount)}
              hint={home.occupied({ count: count(figures.occupiedUnitCount) })}
            />
            <StatCard
              label={home.occupancy}
              value={share === null ? <NotKnown /> : formatPercent(share, language)}
              hint={share === null ? home.noUnits : undefined}
            />
          </div>
        );
      }}
    </QueryView>
  );
}
