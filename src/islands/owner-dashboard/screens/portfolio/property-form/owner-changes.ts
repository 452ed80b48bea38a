import type { OwnerTerm } from '#src/data/portfolio/properties/facts.ts';
import { addDays, addMonths, startOfMonth } from '#src/domain/foundation/dates.ts';

/** Months back that a change of owners may be written down for. */
const MOST_MONTHS = 36;

/** The first day of who owns a property now; null when nobody owned it before them. */
export const presentSince = (terms: readonly OwnerTerm[]): string | null => {
  const [last] = terms;
  return last ? addDays(last.endsOn, 1) : null;
};

/** Days on which owners may change, the latest first: firsts of months after the last change, up to this month's. */
export function changeDays(since: string | null, today: string): string[] {
  const month = startOfMonth(today);
  return Array.from({ length: MOST_MONTHS }, (_, index) => addMonths(month, -index)).filter(
    (day) => since === null || day > since,
  );
}

/** Where there are owners already a change is one from now on; the first ones own it as long as it has been here. */
export const usualChange = (since: string | null, ownerCount: number, today: string): string =>
  ownerCount === 0 && since === null ? '' : (changeDays(since, today)[0] ?? '');
