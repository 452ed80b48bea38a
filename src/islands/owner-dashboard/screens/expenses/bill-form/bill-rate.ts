import type { ExchangeRate } from '#src/data/books/currencies/queries.ts';
import type { BillRate } from '#src/data/expenses/bills/receipts.ts';
import { isRate } from '#src/domain/books/exchange.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { offeredRate } from '#src/islands/owner-dashboard/screens/books/cash/received.ts';

/** A rate while it is typed. */
export interface RateText {
  /** Pesos for a dollar. */
  readonly dopRate: string;
  readonly rateSource: string;
  readonly ratedOn: string;
}

export const NO_RATE: RateText = { dopRate: '', rateSource: '', ratedOn: '' };

/** The number that was typed, with a comma or a point; null when it is no rate. */
export function readRate(text: string): number | null {
  const rate = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
  return isRate(rate) ? rate : null;
}

/** The rate that was saved last up to a day. @param rates the newest first */
export function rateOn(rates: readonly ExchangeRate[], day: string): RateText | null {
  const found = offeredRate(rates, day);
  return found && { dopRate: String(found.rate), rateSource: found.source, ratedOn: found.ratedOn };
}

/** The rate as it is sent; null while something of it is missing, or of a day after the bill. */
export function toBillRate({ dopRate, rateSource, ratedOn }: RateText, billedOn: string): BillRate | null {
  const rate = readRate(dopRate);
  const source = rateSource.trim();
  if (rate === null || source === '' || !isIsoDate(ratedOn) || ratedOn > billedOn) return null;
  return { dopRate: rate, source, ratedOn };
}
