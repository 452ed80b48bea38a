import { cutChart } from '#src/domain/insight/analysis/cut.ts';
import { type ExploreRequest, formOf } from '#src/domain/insight/analysis/explore.ts';
import { useText } from '#src/i18n/react.tsx';
import { useMeasureWords } from '#src/islands/owner-dashboard/screens/insight/analytics/use-measure-words.ts';
import { BarChart } from '#src/ui/charts/bar-chart.tsx';
import { LineChart } from '#src/ui/charts/line-chart.tsx';
import { RowChart } from '#src/ui/charts/row-chart.tsx';
import { Card } from '#src/ui/components/card.tsx';
import type { Cut } from './use-cut.ts';

const MOST_BARS = 20;
const MOST_COLUMNS = 12;

/** The lines of an answer as a drawing: what does not fit into it is in the table. */
export function CutChart({ cut, request }: { cut: Cut; request: ExploreRequest }) {
  const text = useText('analyticsExplore');
  const { chart: labels } = useText('common');
  const { dimensions } = useText('measures');
  const { nameOf, format, formatShort } = useMeasureWords(request.currency);
  const form = formOf({ ...request, by: cut.by });
  const [first] = cut.by;
  if (form === 'table' || !first) return null;
  // What there is only in an earlier period has nothing to be drawn.
  const drawn = cutChart(
    cut.rows.filter(({ value }) => value !== null),
    cut.by,
    form === 'bars' ? MOST_BARS : MOST_COLUMNS,
  );
  const name = nameOf(request.measure);
  const categories = drawn.categories.map((key) => cut.shortNameOf(0, key));
  const series = drawn.series.map(({ key, values }) => ({
    id: key ?? 'none',
    label: cut.by.length > 1 ? cut.shortNameOf(1, key) : name,
    values,
  }));
  const texts = {
    title: `${name}: ${cut.by.map((dimension) => dimensions[dimension].name).join(', ')}`,
    categoryHeader: dimensions[first].name,
    tableLabel: labels.showTable,
  };
  const data = {
    categories,
    series,
    format: (value: number) => format(request.measure, value),
    formatShort: (value: number) => formatShort(request.measure, value),
  };
  return (
    <Card title={name}>
      {form === 'bars' ? (
        <RowChart
          {...texts}
          series={series}
          bars={categories.map((label, index) => ({
            key: `${index}`,
            label,
            level: 'line',
            values: series.map(({ values }) => values[index] ?? null),
          }))}
          format={data.format}
        />
      ) : form === 'line' ? (
        <LineChart {...texts} {...data} />
      ) : (
        <BarChart {...texts} {...data} />
      )}
      {drawn.total > categories.length ? (
        <p className="mt-3 text-14 text-hint">
          {text.drawn({ count: categories.length, total: drawn.total })}
        </p>
      ) : null}
    </Card>
  );
}
