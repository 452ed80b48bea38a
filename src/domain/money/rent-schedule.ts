import { addDays, daysBetween, earlierOf, type IsoDate, laterOf } from '../foundation/dates.ts';
import type { ProrationMethod } from '../foundation/enums.ts';
import { DomainError } from '../foundation/errors.ts';
import { firstDayOf, type IsoMonth, lastDayOf, monthOf, monthsFrom } from '../foundation/months.ts';
import { divideRounded, toAmountMinor } from '../foundation/rounding.ts';
import { assertLeaseTerm, type LeaseTerm, lastDayOfTerm } from '../leasing/lease-term.ts';

/** From `startsOn` on, a month's rent is `amountMinor` (zero or more minor units), until the next step. */
export interface RentStep {
  readonly startsOn: IsoDate;
  readonly amountMinor: number;
}

export interface RentTerms extends LeaseTerm {
  readonly rentSteps: readonly RentStep[];
  /** Day of the month on which rent falls due, 1 to 28 so that every month has it. */
  readonly dueDay: number;
  readonly prorationMethod: ProrationMethod;
}

/** One month's rent: for the days `periodStart` to `periodEnd`, both included; always above zero. */
export interface RentCharge {
  readonly periodStart: IsoDate;
  readonly periodEnd: IsoDate;
  readonly dueOn: IsoDate;
  readonly amountMinor: number;
}

interface Period {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly month: IsoMonth;
}

interface Part {
  readonly days: number;
  readonly rentMinor: number;
}

/**
 * The rent a lease charges in the calendar months `fromMonth` to `toMonth`, both included, oldest first.
 * The database posts charges by the same rule, to the minor unit:
 *
 * 1. A charge is for the days that the month and the lease share. An open-ended lease has no last day.
 * 2. It is due on the due day of that month, or on the lease's first day if that is later.
 * 3. A day's rent is that of the latest step on or before it.
 * 4. Method `none` charges the full rent of the period's first day; a step in mid-month counts from the next month.
 *    Otherwise the period is cut at each step inside it, and each part is prorated by its days:
 *    - a whole month without a cut is the full rent;
 *    - a whole month with a cut is `rent × days ÷ days in the month`, so that it lies between the two rents;
 *    - a partial month is `rent × days ÷ 30` (`thirty_days`), `rent × days ÷ days in the month` (`calendar_month`)
 *      or `rent × 12 × days ÷ 365` (`year_365`, in leap years too).
 *    Each part is rounded on its own to the nearest minor unit, a half upwards.
 * 5. A month that comes to zero gives no charge.
 *
 * Errors: `lease_term_invalid`, `due_day_invalid`, `rent_step_missing` (no step on or before the first day),
 * `rent_step_duplicated`, `month_invalid`, `amount_out_of_range`.
 */
export function rentCharges(terms: RentTerms, fromMonth: IsoMonth, toMonth: IsoMonth): RentCharge[] {
  assertRentTerms(terms);
  const lastDay = lastDayOfTerm(terms);
  const charges: RentCharge[] = [];
  for (const month of monthsFrom(fromMonth, toMonth)) {
    const start = laterOf(firstDayOf(month), terms.startsOn);
    const end = lastDay === null ? lastDayOf(month) : earlierOf(lastDayOf(month), lastDay);
    if (start > end) continue;
    const amountMinor = amountFor({ start, end, month }, terms);
    if (amountMinor === 0) continue;
    const dueDayOfMonth = addDays(firstDayOf(month), terms.dueDay - 1);
    charges.push({
      periodStart: start,
      periodEnd: end,
      dueOn: laterOf(dueDayOfMonth, terms.startsOn),
      amountMinor,
    });
  }
  return charges;
}

/** The monthly rent in force on a day, in minor units. Errors: `rent_step_missing`. */
export function rentOn(rentSteps: readonly RentStep[], day: IsoDate): number {
  let current: RentStep | null = null;
  for (const step of rentSteps) {
    if (step.startsOn <= day && (current === null || step.startsOn > current.startsOn)) current = step;
  }
  if (current === null) throw new DomainError('rent_step_missing', { day });
  return current.amountMinor;
}

/**
 * What an amount a month comes to for days of one calendar month, both included, by rule 4 of `rentCharges`: so the
 * database prorates what is charged every month beside the rent (`private.part_of_month`).
 */
export function partOfMonth(
  amountMinor: number,
  prorationMethod: ProrationMethod,
  { start, end }: { readonly start: IsoDate; readonly end: IsoDate },
): number {
  if (end < start) return 0;
  const rentSteps = [{ startsOn: start, amountMinor }];
  return amountFor({ start, end, month: monthOf(start) }, { rentSteps, prorationMethod });
}

function amountFor(period: Period, terms: Pick<RentTerms, 'rentSteps' | 'prorationMethod'>): number {
  if (terms.prorationMethod === 'none') return rentOn(terms.rentSteps, period.start);
  const parts = cutAtSteps(period, terms.rentSteps);
  const daysOfMonth = daysBetween(firstDayOf(period.month), lastDayOf(period.month)) + 1;
  const isWholeMonth = parts.reduce((days, part) => days + part.days, 0) === daysOfMonth;
  const method = isWholeMonth ? 'calendar_month' : terms.prorationMethod;
  const total = parts.reduce((sum, part) => sum + prorate(part, method, daysOfMonth), 0n);
  return toAmountMinor(total);
}

function cutAtSteps(period: Period, rentSteps: readonly RentStep[]): Part[] {
  const starts = rentSteps
    .map((step) => step.startsOn)
    .filter((day) => day > period.start && day <= period.end)
    .sort();
  const bounds = [period.start, ...starts, addDays(period.end, 1)];
  return bounds.slice(0, -1).map((start, index) => ({
    days: daysBetween(start, bounds[index + 1] as IsoDate),
    rentMinor: rentOn(rentSteps, start),
  }));
}

function prorate(part: Part, method: Exclude<ProrationMethod, 'none'>, daysOfMonth: number): bigint {
  const rentDays = BigInt(part.rentMinor) * BigInt(part.days);
  switch (method) {
    case 'thirty_days':
      return divideRounded(rentDays, 30n);
    case 'calendar_month':
      return divideRounded(rentDays, BigInt(daysOfMonth));
    case 'year_365':
      return divideRounded(rentDays * 12n, 365n);
  }
}

function assertRentTerms(terms: RentTerms): void {
  assertLeaseTerm(terms);
  if (!Number.isInteger(terms.dueDay) || terms.dueDay < 1 || terms.dueDay > 28) {
    throw new DomainError('due_day_invalid', { dueDay: terms.dueDay });
  }
  rentOn(terms.rentSteps, terms.startsOn);
  const days = new Set<IsoDate>();
  for (const step of terms.rentSteps) {
    if (days.has(step.startsOn)) throw new DomainError('rent_step_duplicated', { day: step.startsOn });
    if (!Number.isSafeInteger(step.amountMinor) || step.amountMinor < 0) {
      throw new DomainError('amount_out_of_range', { amount: String(step.amountMinor) });
    }
    days.add(step.startsOn);
  }
}
