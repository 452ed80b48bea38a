import { useQuery } from '@tanstack/react-query';
import { measureQueries } from '#src/data/insight/measures/queries.ts';
import { asSteps, ranked } from '#src/domain/books/report-chart.ts';
import { causesOf } from '#src/domain/insight/analysis/cut.ts';
import { questionOf, spansOf } from '#src/domain/insight/analysis/figures.ts';
import type { AnalysisRequest } from '#src/domain/insight/analysis/request.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { RowChart } from '#src/ui/charts/row-chart.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { useKeyNames } from './use-key-names.ts';
import { useMeasureWords } from './use-measure-words.ts';

const MEASURE = 'net_operating_income';

/** Why net operating income is another than in the period before: the properties in which it changed, one step after the other. */
export function CausesChart({ request }: { request: AnalysisRequest }) {
  const { charts } = useText('analytics');
  const { chart, states } = useText('common');
  const { id } = useOrganization();
  const { format, nameOf } = useMeasureWords(request.currency);
  const nameOfKey = useKeyNames();
  const { now, before } = spansOf(request.period);
  const query = useQuery(
    measureQueries.answers(
      id,
      [now, before].map((period) => questionOf(MEASURE, request, period, ['property'])),
    ),
  );
  return (
    <Card title={charts.causes} description={charts.causesAbout}>
      <QueryView query={query} skeleton={<SkeletonTable label={states.loading} rows={4} />}>
        {([after, earlier]) => {
          if (!after || !earlier) return null;
          const sums = causesOf(after, earlier, request.currency);
          if (sums.causes.length === 0) return <p className="text-15 text-hint">{charts.noCauses}</p>;
          const names = { ...earlier.names, ...after.names };
          const { shown, rest } = ranked(sums.causes, ({ change }) => change);
          const steps = [
            { key: 'before', label: charts.before, level: 'sum' as const, values: [sums.before] },
            ...shown.map((cause) => ({
              key: `cause-${cause.key}`,
              label: nameOfKey('property', cause.key, names),
              level: 'line' as const,
              values: [cause.change],
            })),
            ...(rest.length > 0
              ? [
                  {
                    key: 'rest',
                    label: charts.others,
                    level: 'rest' as const,
                    values: [rest.reduce((sum, { change }) => sum + change, 0)],
                  },
                ]
              : []),
          ];
          return (
            <RowChart
              title={charts.causes}
              categoryHeader={charts.property}
              tableLabel={chart.showTable}
              series={[{ id: MEASURE, label: nameOf(MEASURE) }]}
              bars={[
                ...asSteps(steps),
                { key: 'after', label: charts.after, level: 'sum', values: [sums.after] },
              ]}
              format={(value) => format(MEASURE, value)}
            />
          );
        }}
      </QueryView>
    </Card>
  );
}
