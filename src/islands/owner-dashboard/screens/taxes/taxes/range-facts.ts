import type { NcfRange, UnusableNcfs } from '#src/data/taxes/queries.ts';
import { formatNcf, type NcfSeries } from '#src/domain/taxes/ncf.ts';
import { type NumberSpan, numbersLeft, type RangeFacts } from '#src/domain/taxes/ncf-range.ts';

/** A row of ranges as the domain looks at it. */
export function rangeFacts(range: NcfRange): RangeFacts {
  return {
    firstNumber: range.first_number,
    lastNumber: range.last_number,
    nextNumber: range.next_number,
    unusableAhead: range.unusable_ncfs
      .filter((span) => span.first_number >= range.next_number)
      .reduce((sum, span) => sum + span.last_number - span.first_number + 1, 0),
    expiresOn: range.expires_on,
    isRetired: range.retired_at !== null,
  };
}

/** A paper number of it could still be given out. */
export const isPaperLeft = (range: NcfRange): boolean =>
  range.series === 'B' && range.retired_at === null && numbersLeft(rangeFacts(range)) > 0;

export const spanOf = (mark: UnusableNcfs): NumberSpan => ({
  firstNumber: mark.first_number,
  lastNumber: mark.last_number,
});

/** First and last number of a range, or of a part of it, as they are printed. */
export function numbersOf(
  range: NcfRange,
  part: Pick<NcfRange, 'first_number' | 'last_number'> = range,
): { first: string; last: string } {
  const print = (sequence: number) => formatNcf(range.series as NcfSeries, range.ncf_type, sequence);
  return { first: print(part.first_number), last: print(part.last_number) };
}
