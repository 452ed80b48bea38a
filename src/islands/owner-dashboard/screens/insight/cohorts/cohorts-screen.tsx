import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { analysisQueries } from '#src/data/insight/analysis/queries.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { toCsv } from '#src/domain/foundation/csv.ts';
import { type Cohort, cohortMonths } from '#src/domain/insight/analysis/cohorts.ts';
import { formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { useAnalysis } from '#src/islands/owner-dashboard/screens/insight/analytics/use-analysis.ts';
import { useKeyNames } from '#src/islands/owner-dashboard/screens/insight/analytics/use-key-names.ts';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { BarChart } from '#src/ui/charts/bar-chart.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { CohortTable } from './cohort-table.tsx';
import { PropertyChoice } from './property-choice.tsx';

/** How long tenancies last, by the quarter in which they began. */
export function Screen() {
  const text = useText('analyticsCohorts');
  const { states } = useText('common');
  const { id } = useOrganization();
  const today = useToday();
  const { request, change } = useAnalysis();
  const query = useQuery(analysisQueries.cohorts(id, today, request.scope.property ?? null));
  const { data } = query;
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.about}
        actions={data && data.cohorts.length > 0 ? <CohortFile cohorts={data.cohorts} /> : undefined}
      />
      <SectionLine />
      <PropertyChoice
        value={request.scope.property ?? null}
        onChange={(property) => change({ scope: property ? { property } : {} })}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={6} />}
        isEmpty={({ cohorts }) => cohorts.length === 0}
        empty={
          <Card>
            <EmptyState title={text.empty.title} text={text.empty.text} />
          </Card>
        }
      >
        {({ cohorts, all }) => (
          <div className="grid min-w-0 gap-6">
            <AllChart stays={all.stays} />
            <Card isFlush>
              <CohortTable cohorts={cohorts} all={all} />
            </Card>
            <p className="max-w-prose text-14 text-hint">{text.note}</p>
          </div>
        )}
      </QueryView>
    </>
  );
}

function AllChart({ stays }: Pick<Cohort, 'stays'>) {
  const text = useText('analyticsCohorts');
  const { chart } = useText('common');
  const language = useLanguage();
  const values = stays.map((stay) => (stay ? stay.stayingCount / stay.reachedCount : null));
  if (values.every((value) => value === null)) return null;
  return (
    <Card title={text.chart}>
      <BarChart
        title={text.chart}
        categoryHeader={text.months}
        tableLabel={chart.showTable}
        categories={cohortMonths.map(String)}
        series={[{ id: 'share', label: text.share, values }]}
        format={(value) => formatPercent(value, language)}
        formatShort={(value) => formatPercent(value, language, 0)}
        height={200}
      />
    </Card>
  );
}

function CohortFile({ cohorts }: { cohorts: readonly Cohort[] }) {
  const text = useText('analyticsCohorts');
  const nameOfKey = useKeyNames();
  const save = () => {
    const head = cohortMonths.flatMap((months) => [
      `${text.after({ months })}: ${text.share}`,
      `${text.after({ months })}: ${text.of}`,
    ]);
    const rows = cohorts.map((cohort) => [
      nameOfKey('lease_cohort', quarterOf(cohort.startsOn)),
      cohort.tenancyCount,
      ...cohort.stays.flatMap((stay) => [stay?.stayingCount ?? null, stay?.reachedCount ?? null]),
    ]);
    const csv = toCsv([text.quarter, text.count, ...head], rows);
    saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${text.title}.csv`);
  };
  return (
    <Button icon={Download} className="print:hidden" onClick={save}>
      {text.csv}
    </Button>
  );
}

/** "2026-Q1" of a day. */
export const quarterOf = (day: string) => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
