import { useQuery } from '@tanstack/react-query';
import { tenantQueries } from '#src/data/leasing/people/queries.ts';
import { occupancyOf } from '#src/domain/portfolio/occupancy.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { SkeletonStats } from '#src/ui/components/skeleton.tsx';
import { StatCard, statLinkClass } from '#src/ui/components/stat-card.tsx';

/** The four figures above the list. */
export function TenantOverview() {
  const text = useText('ownerMoney').tenants;
  const { states } = useText('common');
  const language = useLanguage();
  const { id } = useOrganization();
  const query = useQuery(tenantQueries.overview(id));
  return (
    <QueryView query={query} skeleton={<SkeletonStats label={states.loading} />}>
      {(figures) => {
        const { share } = occupancyOf(figures.unitCount, figures.occupiedUnitCount);
        return (
          <section aria-label={text.overview} className="grid grid-cols-2 gap-4 xl:grid-cols-4">
            <StatCard
              label={text.total}
              value={formatNumber(figures.tenantCount, language)}
              hint={text.totalHint({ invitations: figures.openInvitationCount })}
            />
            <StatCard
              label={text.occupancy}
              value={share === null ? <NotKnown /> : formatPercent(share, language)}
              hint={text.occupancyHint({
                occupied: figures.occupiedUnitCount,
                total: figures.unitCount,
              })}
            />
            <StatCard
              label={text.late}
              value={formatNumber(figures.lateLeaseCount, language)}
              hint={text.lateHint({ count: figures.lateLeaseCount })}
            />
            <StatCard
              label={
                <AppLink to="/tenant-screening" className={statLinkClass}>
                  {text.applications}
                </AppLink>
              }
              value={formatNumber(figures.openApplicationCount, language)}
              hint={text.applicationsHint}
            />
          </section>
        );
      }}
    </QueryView>
  );
}
