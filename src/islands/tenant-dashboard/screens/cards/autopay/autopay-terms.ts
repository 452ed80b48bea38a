import { addMonths, type IsoDate, startOfMonth } from '#src/domain/foundation/dates.ts';

const lastTwo = (day: number) => String(day).padStart(2, '0');

/**
 * The next day on which an automatic payment is charged, from tomorrow on.
 *
 * @param day of the month, 1 to 28 @param countsFrom first day that may be charged; null counts from today
 * @param skipped first days of months of which it is known that nothing is charged
 */
export function nextChargeDay(
  day: number,
  today: IsoDate,
  countsFrom: IsoDate | null,
  skipped: readonly IsoDate[] = [],
): IsoDate {
  const earliest = countsFrom !== null && countsFrom > today ? countsFrom : today;
  const thisMonth = `${startOfMonth(earliest).slice(0, 8)}${lastTwo(day)}` as IsoDate;
  const isAhead = thisMonth > today && thisMonth >= earliest;
  const next = isAhead ? thisMonth : addMonths(thisMonth, 1);
  return skipped.includes(startOfMonth(next)) ? addMonths(next, 1) : next;
}

/** A limit that leaves room for services and a late fee: the rent and a fifth, to the next thousand. */
export function usualLimit(rentMinor: number): number {
  const THOUSAND = 100_000;
  return Math.ceil((rentMinor * 1.2) / THOUSAND) * THOUSAND;
}

/** What is paid now so that the card can be stored: what is owed, or the least that the processor takes. */
export function firstPayment(owedMinor: number, minimumMinor: number, maximumMinor: number): number {
  return Math.min(Math.max(owedMinor, minimumMinor), maximumMinor);
}
