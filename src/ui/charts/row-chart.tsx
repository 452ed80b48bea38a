import type { ReactNode } from 'react';
import { type BarSpan, barSpans, seriesOfBar } from '#src/domain/books/report-chart.ts';
import type { ChartBar } from '#src/domain/books/report-document.ts';
import { classNames } from '../class-names.ts';
import { NotKnown } from '../components/not-known.tsx';
import { ChartFrame, type ChartTexts, SeriesKey, seriesFill } from './chart-frame.tsx';

export type RowChartProps = ChartTexts & {
  bars: readonly ChartBar[];
  series: readonly { id: string; label: string }[];
  /** A value in full: each stands beside its bar. */
  format: (value: number) => string;
  /** A bar belongs to one series or another, so that there is no mark for the others. */
  isEither?: boolean | undefined;
  /** A name as a link, for instance. */
  renderName?: (bar: ChartBar) => ReactNode;
};

/**
 * Lying bars on one scale, each with its name and figure: as wide as names need, above their bars where it is narrow.
 * Bars with starts are steps from one sum to the next.
 */
export function RowChart({ bars, series, isEither, renderName, ...texts }: RowChartProps) {
  const { zero, spans } = barSpans(bars);
  return (
    <ChartFrame
      {...texts}
      categories={bars.map(({ label }) => label)}
      keys={bars.map(({ key }) => key)}
      series={series.map((entry, order) => ({
        ...entry,
        values: bars.map(({ values }) => values[order] ?? null),
      }))}
    >
      {series.length > 1 ? <SeriesKey series={series} /> : null}
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 @xl:grid-cols-[fit-content(18rem)_minmax(0,1fr)_auto] @xl:gap-x-4">
          {groupsOf(bars).map(({ heading, first, count }) => (
            <Group key={bars[first]?.key} heading={heading}>
              {bars.slice(first, first + count).map((bar, index) => (
                <Row
                  key={bar.key}
                  bar={bar}
                  orders={seriesOfBar(bar, isEither)}
                  name={renderName?.(bar) ?? bar.label}
                  spans={spans[first + index] ?? []}
                  zero={zero}
                  format={texts.format}
                />
              ))}
            </Group>
          ))}
        </div>
      </div>
    </ChartFrame>
  );
}

/** Bars under the same heading: where each group begins and how many there are. */
function groupsOf(bars: readonly ChartBar[]) {
  const starts = bars.flatMap(({ heading }, index) => (index === 0 || heading !== undefined ? [index] : []));
  return starts.map((first, order) => ({
    heading: bars[first]?.heading,
    first,
    count: (starts[order + 1] ?? bars.length) - first,
  }));
}

function Group({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  return (
    <>
      {heading ? (
        <h3 className="col-span-full pt-3 pb-1 text-14 text-secondary first:pt-0">{heading}</h3>
      ) : null}
      <ul
        className={classNames(
          'col-span-full grid grid-cols-subgrid',
          heading === '' && 'mt-2 border-t border-line pt-2',
        )}
      >
        {children}
      </ul>
    </>
  );
}

type RowProps = {
  bar: ChartBar;
  /** The series that have a mark. */
  orders: readonly number[];
  name: ReactNode;
  spans: readonly (BarSpan | null)[];
  zero: number;
  format: RowChartProps['format'];
};

const beside = ['', '@xl:row-span-1', '@xl:row-span-2', '@xl:row-span-3', '@xl:row-span-4', '@xl:row-span-5'];

function Row({ bar, orders, name, spans, zero, format }: RowProps) {
  const isSingle = bar.values.length === 1;
  return (
    <li
      className={classNames(
        'col-span-full grid grid-cols-subgrid items-end text-14 @xl:items-center',
        isSingle ? 'py-1' : 'py-1.5',
        bar.level === 'sum' && 'font-semibold',
      )}
    >
      <span
        className={classNames(
          'min-w-0 wrap-anywhere',
          isSingle ? '' : classNames('col-span-2 @xl:col-span-1', beside[orders.length]),
        )}
      >
        {name}
      </span>
      {orders.map((order) => (
        <Mark
          key={order}
          {...{ bar, order, isSingle, zero, format }}
          value={bar.values[order] ?? null}
          span={spans[order] ?? null}
        />
      ))}
    </li>
  );
}

type MarkProps = Pick<RowProps, 'bar' | 'zero' | 'format'> & {
  order: number;
  value: number | null;
  isSingle: boolean;
  span: BarSpan | null;
};

const height = 20;
const inset = 4;
/** So much of the width is drawn of the smallest bar. */
const least = 0.004;
const percent = (part: number) => `${(part * 100).toFixed(3)}%`;

function Mark({ bar, order, value, isSingle, span, zero, format }: MarkProps) {
  return (
    <>
      {isSingle ? <Figure value={value} format={format} /> : null}
      <svg
        aria-hidden="true"
        width="100%"
        height={height}
        className={classNames(
          'block overflow-visible',
          isSingle && 'col-span-2 @xl:col-span-1 @xl:col-start-2 @xl:row-start-1',
        )}
      >
        {span ? (
          <rect
            x={percent(span.from)}
            width={percent(Math.max(least, span.to - span.from))}
            y={inset}
            height={height - 2 * inset}
            rx="2"
            className={fillOf(bar, order, value ?? 0)}
          />
        ) : null}
        <line
          x1={percent(zero)}
          x2={percent(zero)}
          y1="0"
          y2={height}
          className="stroke-control"
          shapeRendering="crispEdges"
        />
      </svg>
      {isSingle ? null : <Figure value={value} format={format} />}
    </>
  );
}

function Figure({ value, format }: { value: number | null; format: RowProps['format'] }) {
  return (
    <span className="text-right whitespace-nowrap tabular-nums @xl:col-start-3">
      {value === null ? <NotKnown /> : format(value)}
    </span>
  );
}

const fillOfLevel = { line: 'fill-chart-2', rest: 'fill-chart-5', sum: 'fill-chart-1' };

/** What is below zero is told by side, sign and colour; of one series what is added up is lighter than its sum. */
function fillOf({ level, values }: ChartBar, order: number, value: number): string {
  if (value < 0) return order === 0 ? 'fill-bad' : 'fill-bad opacity-60';
  if (values.length > 1) return seriesFill[order] ?? '';
  return fillOfLevel[level];
}
