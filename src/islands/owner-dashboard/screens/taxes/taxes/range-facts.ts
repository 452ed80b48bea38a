import type { FiscalIssuer } from '#src/data/taxes/issuers.ts';
import type { NcfRange, UnusableNcfs } from '#src/data/taxes/queries.ts';
import { environmentOf } from '#src/domain/taxes/issuers.ts';
import { formatNcf, type NcfSeries } from '#src/domain/taxes/ncf.ts';
import { type NumberSpan, numbersLeft, type RangeFacts } from '#src/domain/taxes/ncf-range.ts';

/** A row of ranges as the domain looks at it. */
export function rangeFacts(range: NcfRange): RangeFacts {
  return {
    firstNumber: range.firstNumber,
    lastNumber: range.lastNumber,
    nextNumber: range.nextNumber,
    unusableAhead: range.unusableNcfs
      .filter((span) => span.firstNumber >= range.nextNumber)
      .reduce((sum, span) => sum + span.lastNumber - span.firstNumber + 1, 0),
    expiresOn: range.expiresOn,
    isRetired: range.retiredAt !== null,
  };
}

/** Its numbers are given out where the issuer is: on paper, or electronic ones of that environment. */
export const isOfEnvironment = (
  { environment }: Pick<NcfRange, 'environment'>,
  issuer: Pick<FiscalIssuer, 'issuingWay' | 'environment'>,
): boolean => environment === null || environment === environmentOf(issuer);

/** A paper number of it could still be given out. */
export const isPaperLeft = (range: NcfRange): boolean =>
  range.series === 'B' && range.retiredAt === null && numbersLeft(rangeFacts(range)) > 0;

export const spanOf = (mark: UnusableNcfs): NumberSpan => ({
  firstNumber: mark.firstNumber,
  lastNumber: mark.lastNumber,
});

/** First and last number of a range, or of a part of it, as they are printed. */
export function numbersOf(
  range: NcfRange,
  part: Pick<NcfRange, 'firstNumber' | 'lastNumber'> = range,
): { first: string; last: string } {
  const print = (sequence: number) => formatNcf(range.series as NcfSeries, range.ncfType, sequence);
  return { first: print(part.firstNumber), last: print(part.lastNumber) };
}
