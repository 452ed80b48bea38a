import { daysBetween, type IsoDate } from '../../../foundation/dates.ts';
import { DomainError } from '../../../foundation/errors.ts';
import { assertRecord, daysLate, type PaymentRecord, settledDues } from './payment-record.ts';

/** All that counts. Each is of how rent was paid; docs/rooms/insight.md says what may never be added. */
export const lateFactors = [
  'days_late_recently',
  'share_of_late_months',
  'paid_in_parts',
  'pays_automatically',
  'days_since_payment',
  'rent_raised_lately',
  'months_as_tenant',
  'months_owed',
] as const;
export type LateFactor = (typeof lateFactors)[number];
export type FactorValues = Readonly<Record<LateFactor, number>>;

/** Months that are looked back at: for what is recent, for parts, for the share of late months. */
const LOOK_BACK = { recent: 3, parts: 6, share: 12 } as const;
const MOST = { daysLate: 30, daysSince: 60, monthsOwed: 3, monthsAsTenant: 60 } as const;
const LATELY_DAYS = 92;
const DAYS_IN_MONTH = 365.25 / 12;

/** Months before the due day without which nothing is said. */
export const MONTHS_OF_HISTORY = 3;

/**
 * The factors as they are known on the morning of a due day, or null with fewer than three months before it.
 * Units: days, shares from 0 to 1, months; amounts count only as multiples of the last rent.
 * @param lateAfterDays days of grace, a whole number
 * Errors: those of `assertRecord`, `date_invalid`, `amount_out_of_range` for days of grace that are none.
 */
export function factorsOn(record: PaymentRecord, asOf: IsoDate, lateAfterDays: number): FactorValues | null {
  assertRecord(record);
  if (!Number.isInteger(lateAfterDays) || lateAfterDays < 0)
    throw new DomainError('amount_out_of_range', { lateAfterDays });
  const dues = settledDues(record, asOf);
  const last = dues.at(-1);
  if (!last || dues.length < MONTHS_OF_HISTORY) return null;
  const share = dues.slice(-LOOK_BACK.share);
  const lateCount = share.filter((due) => daysLate(due, asOf) > lateAfterDays).length;
  const parts = dues.slice(-LOOK_BACK.parts);
  const payments = record.payments.filter(({ paidOn }) => paidOn < asOf);
  const lastPaidOn = payments.reduce((latest, { paidOn }) => (paidOn > latest ? paidOn : latest), '');
  const owed = dues.reduce((sum, { owedMinor }) => sum + owedMinor, 0);
  const monthsAsTenant = Math.max(0, daysBetween(record.startsOn, asOf)) / DAYS_IN_MONTH;
  return {
    days_late_recently: mean(
      dues.slice(-LOOK_BACK.recent).map((due) => Math.min(MOST.daysLate, daysLate(due, asOf))),
    ),
    // One late and one punctual month are added, so that few months do not count as certain.
    share_of_late_months: (lateCount + 1) / (share.length + 2),
    paid_in_parts:
      parts.filter((due) => due.parts > 1 || (due.parts === 1 && due.owedMinor > 0)).length / parts.length,
    pays_automatically: Number(
      payments.some(({ paidOn, isAutomatic }) => paidOn === lastPaidOn && isAutomatic),
    ),
    days_since_payment:
      lastPaidOn === '' ? MOST.daysSince : Math.min(MOST.daysSince, daysBetween(lastPaidOn, asOf)),
    rent_raised_lately: Number(
      record.raisedOn.some((day) => day <= asOf && daysBetween(day, asOf) <= LATELY_DAYS),
    ),
    months_as_tenant: Math.log1p(Math.min(MOST.monthsAsTenant, monthsAsTenant)),
    months_owed: Math.min(MOST.monthsOwed, owed / last.amountMinor),
  };
}

/** A due day of the past: what was known that morning, and whether the rent of that day came too late. */
export interface LateExample {
  readonly factors: FactorValues;
  readonly wasLate: boolean;
  readonly wasLateBefore: boolean;
}

/**
 * The due days of a lease of which the outcome is known on `today`: their days of grace are over.
 * Errors: those of `factorsOn`.
 */
export function lateExamples(record: PaymentRecord, today: IsoDate, lateAfterDays: number): LateExample[] {
  const outcomes = settledDues(record, today);
  return outcomes.flatMap((due, index) => {
    if (daysBetween(due.dueOn, today) <= lateAfterDays + 1) return [];
    const factors = factorsOn(record, due.dueOn, lateAfterDays);
    const before = outcomes[index - 1];
    if (!factors || !before) return [];
    return [
      {
        factors,
        wasLate: daysLate(due, today) > lateAfterDays,
        wasLateBefore: daysLate(before, due.dueOn) > lateAfterDays,
      },
    ];
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
