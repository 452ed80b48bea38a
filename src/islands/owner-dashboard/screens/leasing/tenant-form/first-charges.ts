import { type IsoDate, isIsoDate, laterOf } from '#src/domain/foundation/dates.ts';
import { monthOf, shiftMonth } from '#src/domain/foundation/months.ts';
import { type RentCharge, rentCharges } from '#src/domain/money/rent-schedule.ts';
import { billFromOf, holdsDeposit, type LeaseDraft } from './lease-draft.ts';

const MONTHS_AHEAD = 2;

export interface FirstCharges {
  readonly rents: readonly RentCharge[];
  readonly depositMinor: number;
  /** What is charged on the first day, or at once when the lease has begun: in minor units. */
  readonly atStartMinor: number;
}

/**
 * The first charges that a draft leads to, by the rule that the database charges by; null while dates or the rent are
 * missing. Shows the months that are charged at once and two more, or the first three of a lease that is to come.
 */
export function firstCharges(draft: LeaseDraft, today: IsoDate): FirstCharges | null {
  const from = billFromOf(draft, today);
  const { startsOn, endsOn, rentMinor, dueDay } = draft;
  if (from === null || !isIsoDate(endsOn) || endsOn < from || from < startsOn) return null;
  if (rentMinor === null || rentMinor <= 0) return null;
  if (dueDay === null || !Number.isInteger(dueDay) || dueDay < 1 || dueDay > 28) return null;
  const terms = {
    // Rent is charged as if the lease began on the day from which it is billed.
    startsOn: from,
    endsOn,
    openEnded: false,
    rentSteps: [{ startsOn: from, amountMinor: rentMinor }],
    dueDay,
    prorationMethod: draft.prorationMethod,
  };
  const last = shiftMonth(monthOf(laterOf(from, today)), MONTHS_AHEAD);
  const rents = rentCharges(terms, monthOf(from), last);
  // None while it cannot be read, nor of a deposit that is held already.
  const depositMinor = holdsDeposit(draft, today) ? 0 : draft.depositMinor || 0;
  const atOnce = laterOf(from, today);
  const atStartMinor = rents
    .filter((rent) => rent.periodStart <= atOnce)
    .reduce((sum, rent) => sum + rent.amountMinor, depositMinor);
  return { rents, depositMinor, atStartMinor };
}
