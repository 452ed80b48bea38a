import { useQuery } from '@tanstack/react-query';
import { measureQueries } from '#src/data/insight/measures/queries.ts';
import {
  cutChart,
  cutRows,
  monthKey,
  monthKeys,
  sortedRows,
  yearUpTo,
} from '#src/domain/insight/analysis/cut.ts';
import { encodeExplore } from '#src/domain/insight/analysis/explore.ts';
import { canCut, inCurrency, questionOf, valueOfRow } from '#src/domain/insight/analysis/figures.ts';
import type { AnalysisRequest } from '#src/domain/insight/analysis/request.ts';
import type { AnalysisSection } from '#src/domain/insight/analysis/sections.ts';
import type { DimensionId, MeasureId } from '#src/domain/insight/measures/names.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { linkClass } from '#src/islands/shell/link-class.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { BarChart } from '#src/ui/charts/bar-chart.tsx';
import { RowChart } from '#src/ui/charts/row-chart.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { useUsual } from './use-analysis.ts';
import { shortMonth, useKeyNames } from './use-key-names.ts';
import { useMeasureWords } from './use-measure-words.ts';

interface ChartProps {
  section: AnalysisSection;
  request: AnalysisRequest;
}

const MOST_BARS = 8;

interface ExploreLinkProps {
  request: AnalysisRequest;
  measure: MeasureId;
  by: readonly DimensionId[];
}

/** The way to the same question where it can be changed. */
function ExploreLink({ request, measure, by }: ExploreLinkProps) {
  const { charts } = useText('analytics');
  const { nameOf } = useMeasureWords(request.currency);
  const usual = useUsual();
  const query = encodeExplore(
    { ...request, measure, by, hasComparison: false, form: null, sort: null },
    usual,
  );
  return (
    <AppLink
      to={`/analytics/explore?${query}`}
      className={linkClass}
      aria-label={charts.exploreOf({ name: nameOf(measure) })}
    >
      {charts.explore}
    </AppLink>
  );
}

/** How measures went in the twelve months that end with the period. */
export function MonthsChart({ section, request }: ChartProps) {
  const { charts, empty } = useText('analytics');
  const { chart, states } = useText('common');
  const language = useLanguage();
  const { id } = useOrganization();
  const { nameOf, format, formatShort } = useMeasureWords(request.currency);
  const period = yearUpTo(request.period);
  const months = monthKeys(period);
  const questions = section.drawn.map((measure) => questionOf(measure, request, period, ['month']));
  const query = useQuery(measureQueries.answers(id, questions));
  const [first] = section.drawn;
  if (!first) return null;
  return (
    <Card
      title={charts.months}
      action={<ExploreLink request={{ ...request, period }} measure={first} by={['month']} />}
    >
      <QueryView query={query} skeleton={<SkeletonTable label={states.loading} rows={4} />}>
        {(answers) => {
          const series = section.drawn.map((measure, index) => {
            const rows = inCurrency(answers[index] ?? { rows: [] }, request.currency);
            const values = new Map(rows.map((row) => [monthKey(row.keys[0]), valueOfRow(row)]));
            return {
              id: measure,
              label: nameOf(measure),
              values: months.map((month) => values.get(month) ?? null),
            };
          });
          if (series.every(({ values }) => values.every((value) => value === null)))
            return <EmptyState title={empty.title} text={empty.text} />;
          return (
            <BarChart
              title={`${charts.months}: ${section.drawn.map(nameOf).join(', ')}`}
              categoryHeader={charts.month}
              tableLabel={chart.showTable}
              categories={months.map((month) => shortMonth(month, language))}
              series={series}
              format={(value) => format(first, value)}
              formatShort={(value) => formatShort(first, value)}
            />
          );
        }}
      </QueryView>
    </Card>
  );
}

/** Where the first of the drawn measures comes from: the largest parts of it. */
export function CutPart({ section, request }: ChartProps) {
  const { charts, empty } = useText('analytics');
  const { chart, states } = useText('common');
  const { id } = useOrganization();
  const { nameOf, dimensions, format } = useMeasureWords(request.currency);
  const nameOfKey = useKeyNames();
  const [measure] = section.drawn;
  const by: DimensionId[] = [section.by];
  const query = useQuery(
    measureQueries.answers(id, measure ? [questionOf(measure, request, request.period, by)] : []),
  );
  if (!measure || !canCut(measure, section.by)) return null;
  const title = charts.by({ name: dimensions[section.by].name });
  return (
    <Card title={title} action={<ExploreLink request={request} measure={measure} by={by} />}>
      <QueryView query={query} skeleton={<SkeletonTable label={states.loading} rows={4} />}>
        {(answers) => {
          const rows = cutRows({ by, currency: request.currency, hasComparison: false }, answers);
          const drawn = cutChart(rows, by, MOST_BARS);
          if (drawn.total === 0) return <EmptyState title={empty.title} text={empty.text} />;
          const ordered = sortedRows(
            rows.filter(({ keys }) => drawn.categories.includes(keys[0] ?? null)),
            by,
            null,
            (row) => row.keys[0] ?? '',
          );
          return (
            <>
              <RowChart
                title={`${nameOf(measure)}, ${title.toLowerCase()}`}
                categoryHeader={dimensions[section.by].name}
                tableLabel={chart.showTable}
                series={[{ id: measure, label: nameOf(measure) }]}
                bars={ordered.map((row) => ({
                  key: row.id,
                  label: nameOfKey(section.by, row.keys[0] ?? null, answers[0]?.names),
                  level: 'line',
                  values: [row.value],
                }))}
                format={(value) => format(measure, value)}
              />
              {drawn.total > drawn.categories.length ? (
                <p className="mt-3 text-14 text-hint">
                  {charts.top({ count: drawn.categories.length, total: drawn.total })}
                </p>
              ) : null}
            </>
          );
        }}
      </QueryView>
    </Card>
  );
}
