import { addMonths, type IsoDate } from '../foundation/dates.ts';

export interface PlannedInstalment {
  readonly dueOn: IsoDate;
  readonly amountMinor: number;
}

export const MOST_INSTALMENTS = 36;

/**
 * Spreads an amount over equal monthly instalments; what does not divide evenly is on the first.
 *
 * @param totalMinor minor units, above zero
 * @param count from 1 to 36, and no more than the minor units there are
 */
export function splitIntoInstalments(
  totalMinor: number,
  count: number,
  firstDay: IsoDate,
): PlannedInstalment[] {
  const parts = Math.max(1, Math.min(Math.trunc(count), MOST_INSTALMENTS, totalMinor));
  const each = Math.floor(totalMinor / parts);
  return Array.from({ length: parts }, (_, index) => ({
    dueOn: addMonths(firstDay, index),
    amountMinor: index === 0 ? totalMinor - each * (parts - 1) : each,
  }));
}
