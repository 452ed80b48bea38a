import type { ReactNode } from 'react';
import { NotKnown } from '../components/not-known.tsx';
import { scrollableByKeyboard } from '../scrollable.ts';

export type ChartSeries = {
  id: string;
  label: string;
  /** One value per category, in any unit; null where there is none. */
  values: readonly (number | null)[];
  /** Drawn as a line over the bars of the others. */
  isLine?: boolean;
  /** What was to be expected: an outline beside the full bars of what came. */
  isOutline?: boolean;
};

export type ChartTexts = {
  /** What the chart shows, in a sentence: "Ingresos y gastos de los últimos seis meses". */
  title: string;
  /** Heading of the first column of the table, such as "Mes". */
  categoryHeader: string;
  /** On the control that opens the table. */
  tableLabel: string;
  /** Shows the title above the drawing; otherwise only screen readers have it, as in a card that is named already. */
  isTitleVisible?: boolean;
};

export type ChartData = {
  /** Names under the axis, oldest first. */
  categories: readonly string[];
  /** At most five; the first one is the most important. */
  series: readonly ChartSeries[];
  /** A value in full, for the table and the pointer. */
  format: (value: number) => string;
  /** A value in short, for labels in the chart. */
  formatShort: (value: number) => string;
};

type ChartFrameProps = ChartTexts &
  Omit<ChartData, 'formatShort'> & {
    /** Tell categories apart whose names are the same. */
    keys?: readonly string[];
    children: ReactNode;
  };

/** The drawing with its name, and the same numbers as a table one key away. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, categoryHeader, tableLabel, categories, series, format, children, isTitleVisible } = props;
  const keys = props.keys ?? categories;
  return (
    <figure className="grid min-w-0 gap-3">
      <figcaption className={isTitleVisible ? 'text-15 font-medium' : 'sr-only'}>{title}</figcaption>
      {children}
      <details className="text-14" data-print="hidden">
        <summary className="w-fit rounded-mark text-hint hover:text-ink">{tableLabel}</summary>
        <section aria-label={title} {...scrollableByKeyboard} className="mt-2 overflow-x-auto">
          <table className="w-full text-14 tabular-nums">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr className="border-b border-line text-left text-secondary">
                <th scope="col" className="py-1.5 pr-4 font-medium">
                  {categoryHeader}
                </th>
                {series.map((entry) => (
                  <th key={entry.id} scope="col" className="py-1.5 pl-4 text-right font-medium">
                    {entry.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {categories.map((category, index) => (
                <tr key={keys[index]} className="border-b border-line last:border-0">
                  <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                    {category}
                  </th>
                  {series.map((entry) => {
                    const value = entry.values[index];
                    return (
                      <td key={entry.id} className="py-1.5 pl-4 text-right whitespace-nowrap">
                        {value === null || value === undefined ? <NotKnown /> : format(value)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

/** Fill and stroke classes of the five series, in order. */
export const seriesFill = ['fill-chart-1', 'fill-chart-2', 'fill-chart-3', 'fill-chart-4', 'fill-chart-5'];
export const seriesStroke = [
  'stroke-chart-1',
  'stroke-chart-2',
  'stroke-chart-3',
  'stroke-chart-4',
  'stroke-chart-5',
];

type NamedSeries = Pick<ChartSeries, 'label' | 'isLine' | 'isOutline'>;

/** How the bars of a series look. Full ones take the colors in turn, so that an outline uses none up. */
export function barLook(entry: NamedSeries, bars: readonly NamedSeries[]): string | undefined {
  const full = bars.filter(({ isOutline }) => !isOutline);
  return entry.isOutline ? 'fill-surface stroke-chart-1 stroke-[1.5]' : seriesFill[full.indexOf(entry)];
}

/** The names of the series with their colours, right above the drawing; a line has its own mark. */
export function SeriesKey({ series }: { series: readonly NamedSeries[] }) {
  const bars = series.filter(({ isLine }) => !isLine);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-14 text-secondary">
      {series.map((entry) => (
        <li key={entry.label} className="flex items-center gap-2">
          {entry.isLine ? (
            <svg width="18" height="12" aria-hidden="true">
              <line x1="0" x2="18" y1="6" y2="6" strokeWidth="2" className="stroke-ink" />
              <circle cx="9" cy="6" r="3.5" className="fill-ink" />
            </svg>
          ) : (
            <svg width="12" height="12" aria-hidden="true">
              <rect x="1" y="1" width="10" height="10" rx="2" className={barLook(entry, bars)} />
            </svg>
          )}
          {entry.label}
        </li>
      ))}
    </ul>
  );
}
