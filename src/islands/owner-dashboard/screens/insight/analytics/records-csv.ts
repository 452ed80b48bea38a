import type { MeasureRecord } from '#src/data/insight/measures/queries.ts';
import { plainAmount } from '#src/domain/books/report-document.ts';
import { csvLine, toCsv } from '#src/domain/foundation/csv.ts';
import { measures } from '#src/domain/insight/measures/catalog.ts';
import type { MeasureId } from '#src/domain/insight/measures/names.ts';
import type { AnalyticsFigureText } from '#src/i18n/dictionaries/insight/analytics-figure.en.ts';
import type { MakingSteps } from '#src/islands/shell/use-file-making.tsx';

/** The rows behind a figure as a file: they sum to its numerator and its denominator. */
export async function recordsCsv(
  pages: AsyncIterable<readonly MeasureRecord[]>,
  measure: MeasureId,
  text: AnalyticsFigureText,
  { onProgress, signal }: MakingSteps,
): Promise<{ blob: Blob; count: number }> {
  const { hasCurrency, unit, isRatio } = measures[measure];
  const write = (value: number, isMoney: boolean) => (isMoney ? plainAmount(Math.round(value)) : value);
  const head = [text.kind, text.record, text.day, text.currency, isRatio ? text.part : text.amount];
  const parts: string[] = [toCsv(isRatio ? [...head, text.of] : head, [])];
  let count = 0;
  for await (const page of pages) {
    for (const row of page)
      parts.push(
        csvLine([
          text.kinds[row.kind],
          row.label,
          row.day,
          row.currency,
          write(row.numerator, hasCurrency),
          ...(isRatio ? [write(row.denominator ?? 0, hasCurrency && unit === 'ratio')] : []),
        ]),
      );
    count += page.length;
    onProgress(count);
    signal.throwIfAborted();
  }
  return { blob: new Blob(parts, { type: 'text/csv;charset=utf-8' }), count };
}
