import type { ReactNode } from 'react';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { changeOf, type Figure, spans } from '#src/domain/insight/analysis/figures.ts';
import { toneOf } from '#src/domain/insight/analysis/sections.ts';
import { measures } from '#src/domain/insight/measures/catalog.ts';
import type { MeasureId } from '#src/domain/insight/measures/names.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { scrollableByKeyboard } from '#src/ui/scrollable.ts';
import { FigureButton } from './figure-host.tsx';
import { useMeasureWords } from './use-measure-words.ts';

interface FigureTableProps {
  caption: string;
  /** Measure by measure, each in the order of `spans`. */
  figures: readonly (readonly Figure[])[];
  currency: CurrencyCode;
  /** A column more, such as what was planned: by the id of a measure. */
  more?: { readonly label: string; readonly cell: (measure: string) => ReactNode };
}

/** Measures with the period, the one before and the year before side by side; each figure opens. */
export function FigureTable({ caption, figures, currency, more }: FigureTableProps) {
  const { head } = useText('analytics');
  const { nameOf } = useMeasureWords(currency);
  return (
    <section
      aria-label={caption}
      {...scrollableByKeyboard}
      className="relative overflow-x-auto focus-visible:-outline-offset-2"
    >
      <table className="w-full border-separate border-spacing-0 text-15">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-14 text-secondary">
            <th
              scope="col"
              className="sticky left-0 border-b border-line bg-surface px-4 py-2.5 text-left font-medium"
            >
              {head.measure}
            </th>
            {[...spans.map((span) => head[span]), ...(more ? [more.label] : [])].map((label) => (
              <th
                key={label}
                scope="col"
                className="border-b border-line px-4 py-2.5 text-right font-medium whitespace-nowrap"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((own) => {
            const [now] = own;
            if (!now) return null;
            const name = nameOf(now.measure);
            return (
              <tr key={now.measure} className="hover:bg-hover">
                <th
                  scope="row"
                  className="sticky left-0 max-w-40 min-w-28 bg-surface px-4 py-2 text-left font-normal sm:max-w-none"
                >
                  {name}
                </th>
                {own.map((figure, index) => (
                  <td key={spans[index]} className="px-4 py-2 text-right align-top">
                    <FigureButton
                      {...figure}
                      currency={currency}
                      name={`${name}, ${head[spans[index] ?? 'now']}`}
                      className={index === 0 ? 'font-semibold' : ''}
                    />
                    {index === 0 ? null : <Change now={now} then={figure} currency={currency} />}
                  </td>
                ))}
                {more ? <td className="px-4 py-2 text-right align-top">{more.cell(now.measure)}</td> : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const tones = { good: 'text-good', bad: 'text-bad', neutral: 'text-hint' };

/** How the period differs from another figure. */
function Change({ now, then, currency }: { now: Figure; then: Figure; currency: CurrencyCode }) {
  const change = changeOf(now.value, then.value);
  if (change === null) return null;
  return (
    <span className="block text-14">
      <ChangeText
        measure={now.measure}
        change={change}
        tone={toneOf(now.measure, change)}
        currency={currency}
      />
    </span>
  );
}

interface ChangeProps {
  measure: MeasureId;
  change: number;
  tone: keyof typeof tones;
  currency: CurrencyCode;
}

/** What a figure changed by, in words. A share changes by points. */
export function ChangeText({ measure, change, tone, currency }: ChangeProps) {
  const { change: text } = useText('analytics');
  const language = useLanguage();
  const { format } = useMeasureWords(currency);
  const size =
    measures[measure].unit === 'ratio'
      ? text.points({ value: formatNumber(Math.abs(change) * 100, language, 1) })
      : format(measure, Math.abs(change));
  const words = change === 0 ? text.same : (change > 0 ? text.up : text.down)({ value: size });
  return <span className={classNames('whitespace-nowrap', tones[tone])}>{words}</span>;
}

/** A figure that is planned, or that there is no plan for. */
export function PlannedFigure({ text }: { text: string | null }) {
  return <span className="whitespace-nowrap tabular-nums">{text ?? <NotKnown />}</span>;
}
