import { useEffect } from 'react';
import type { HomeOverview } from '#src/data/money/totals/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { LoadingTable } from '#src/islands/shell/loading-shapes.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonStats, SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { MonthHeadline } from './month-headline.tsx';
import { NeedsToday } from './needs-today.tsx';
import { PortfolioStats } from './portfolio-stats.tsx';
import { QuickActions } from './quick-actions.tsx';
import { useHome } from './use-home.ts';

// What a portfolio at work does not show at once comes in files of its own.
const loadSteps = () => import('./first-steps.tsx').then((file) => file.FirstSteps);
const FirstSteps = lazyPart(loadSteps, { fallback: LoadingTable });
const FirstSuccess = lazyPart(loadSteps);
const MonthsChart = lazyPart(() => import('./months-chart.tsx').then((file) => file.MonthsChart), {
  fallback: LoadingTable,
});

/** How the month goes, what the portfolio looks like, and what waits for the owner. */
export function Screen() {
  const { states } = useText('common');
  const { overview, seesMoney } = useHome();
  // On its way while the figures are.
  useEffect(() => void MonthsChart.prepare(), []);

  return (
    <QueryView
      query={overview}
      skeleton={
        <>
          <Plain />
          <SkeletonStats label={states.loading} />
          <div className="mt-6">
            <SkeletonTable label={states.loading} rows={5} />
          </div>
        </>
      }
      isEmpty={({ totals }) => totals.propertyCount === 0}
      empty={
        <>
          <Plain isNew />
          <FirstSteps isAlone />
        </>
      }
    >
      {(data) => <Portfolio data={data} seesMoney={seesMoney} />}
    </QueryView>
  );
}

type PortfolioProps = { data: HomeOverview; seesMoney: boolean };

function Portfolio({ data, seesMoney }: PortfolioProps) {
  const { can } = useOrganization();
  const { monthly, monthEnds, arrears } = data;
  // In its first month, and until it has collected something within the months that the home reads.
  const hasCollected = monthly.some((row) => row.collectedMinor > 0 || row.revenueMinor > 0);
  const isStarting = seesMoney && can('portfolio.write') && (monthEnds.length === 0 || !hasCollected);
  return (
    <>
      {seesMoney ? <MonthHeadline monthly={monthly} arrears={arrears} /> : <Plain />}
      {isStarting ? hasCollected ? <FirstSuccess /> : <FirstSteps isExpected /> : null}
      <div className="grid items-start gap-6 xl:grid-cols-12">
        <div className="min-w-0 xl:col-span-7">
          <NeedsToday overview={data} />
        </div>
        <div className="grid min-w-0 gap-6 xl:col-span-5">
          <PortfolioStats overview={data} seesMoney={seesMoney} />
          {seesMoney ? <MonthsChart monthly={monthly} /> : null}
        </div>
      </div>
    </>
  );
}

/** The head of the screen while, or where, there is nothing to say of the month. At first one step leads on. */
function Plain({ isNew = false }: { isNew?: boolean }) {
  const { name } = useOrganization();
  return <PageHeader title={name} actions={isNew ? undefined : <QuickActions />} />;
}
