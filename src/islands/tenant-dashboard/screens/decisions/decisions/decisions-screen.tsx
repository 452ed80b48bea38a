import { useQuery } from '@tanstack/react-query';
import { Vote } from 'lucide-react';
import { type MyBuilding, type MyDecision, myPartQueries } from '#src/data/decisions/my-part.ts';
import { useText } from '#src/i18n/react.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { LoadMore } from '#src/ui/components/load-more.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { AssembliesCard } from './assemblies-card.tsx';
import { DecisionLine } from './decision-line.tsx';
import { ProxiesCard } from './proxies-card.tsx';

/** What the reader's buildings decide: what is open first, then assemblies, proxies and what is over. */
export function Screen() {
  const text = useText('tenantDecisions');
  const { states } = useText('common');
  const { userId } = useSession();
  const buildings = useQuery(myPartQueries.buildings(userId));
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <QueryView
        query={buildings}
        skeleton={<SkeletonTable label={states.loading} rows={4} />}
        isEmpty={(all) => all.length === 0}
        empty={
          <Card isFlush>
            <EmptyState icon={Vote} title={text.noBuildingTitle} text={text.noBuildingText} />
          </Card>
        }
        errorTitle={text.failed}
      >
        {(all) => <OfBuildings buildings={all} />}
      </QueryView>
    </>
  );
}

function OfBuildings({ buildings }: { buildings: readonly MyBuilding[] }) {
  const text = useText('tenantDecisions');
  const { states } = useText('common');
  const { userId } = useSession();
  const pages = useListPages(myPartQueries.decisions(userId));
  return (
    <QueryView query={pages} skeleton={<SkeletonTable label={states.loading} />} errorTitle={text.failed}>
      {(rows) => {
        const open = rows.filter(({ status }) => status === 'open');
        const closed = rows.filter(({ status }) => status !== 'open');
        return (
          <div className="in-turn grid gap-6">
            <Card title={text.open} isFlush>
              {open.length > 0 ? (
                <Lines rows={open} hasMany={buildings.length > 1} />
              ) : (
                <EmptyState icon={Vote} title={text.openEmptyTitle} text={text.openEmptyText} />
              )}
            </Card>
            <AssembliesCard buildings={buildings} />
            <ProxiesCard buildings={buildings} open={open} />
            {closed.length > 0 ? (
              <Card title={text.closed} isFlush>
                <Lines rows={closed} hasMany={buildings.length > 1} />
                <LoadMore
                  label={text.more}
                  shownText={text.shown({ count: closed.length })}
                  isBusy={pages.isLoadingMore}
                  {...(pages.loadMore && { onLoad: pages.loadMore })}
                />
              </Card>
            ) : null}
          </div>
        );
      }}
    </QueryView>
  );
}

function Lines({ rows, hasMany }: { rows: readonly MyDecision[]; hasMany: boolean }) {
  return (
    <ul className="border-t border-line">
      {rows.map((row) => (
        <DecisionLine key={row.id} decision={row} isPlaceShown={hasMany} />
      ))}
    </ul>
  );
}
