import { type IsoDate, isIsoDate } from '../foundation/dates.ts';
import type { UnitUse } from '../foundation/enums.ts';
import { type CountedPeriod, countPeriod } from './count-period.ts';
import { type LegalPeriod, type LegalPeriodId, periodOf } from './periods.ts';

/** The papers that are written from a lease. */
export const paperKinds = [
  'end_of_term',
  'rent_increase',
  'deposit_reasons',
  'rent_demand',
  'new_owner',
  'take_over',
  'sublease_consent',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** What a paper asks for beside what the lease says. */
export type PaperField = 'day' | 'untilDay' | 'amountMinor' | 'name' | 'text';

export const paperFields: Readonly<Record<PaperKind, readonly PaperField[]>> = {
  end_of_term: [],
  rent_increase: ['day', 'amountMinor'],
  deposit_reasons: ['day', 'amountMinor', 'text'],
  rent_demand: ['day'],
  new_owner: ['day', 'name'],
  take_over: ['day', 'name'],
  sublease_consent: ['day', 'untilDay', 'name'],
};

/** What is filled in; what a paper does not ask for is left alone. */
export interface PaperFacts {
  /** Of the increase, the return of the unit, the last day to pay, the sale, the death, the begin of the sublease. */
  readonly day: IsoDate;
  readonly untilDay: IsoDate;
  /** The new rent, or what is kept of the deposit, in the lease's currency. */
  readonly amountMinor: number | null;
  readonly name: string;
  readonly text: string;
}

/** The fields that are not filled in, or with a day that does not exist. */
export function missingFacts(kind: PaperKind, facts: PaperFacts): PaperField[] {
  return paperFields[kind].filter((field) => {
    switch (field) {
      case 'day':
        return !isIsoDate(facts.day);
      case 'untilDay':
        return !isIsoDate(facts.untilDay) || facts.untilDay < facts.day;
      case 'amountMinor':
        return (facts.amountMinor ?? 0) <= 0;
      default:
        return facts[field].trim() === '';
    }
  });
}

export interface LeaseDays {
  readonly use: UnitUse;
  /** Last day of the term. */
  readonly endsOn: IsoDate;
}

export interface PaperPeriod {
  readonly period: LegalPeriod;
  readonly counted: CountedPeriod;
}

/** The period that a paper goes by, counted; null where the law, as we have it, sets none. */
export function periodOfPaper(
  kind: PaperKind,
  lease: LeaseDays,
  day: IsoDate,
  today: IsoDate,
): PaperPeriod | null {
  const ids: Partial<Record<PaperKind, LegalPeriodId>> = {
    end_of_term: lease.use === 'dwelling' ? 'notice_dwelling' : 'notice_commercial',
    deposit_reasons: 'retention_reasons',
    take_over: 'take_over_after_death',
  };
  const id = ids[kind];
  if (!id) return null;
  const from = kind === 'end_of_term' ? lease.endsOn : day;
  const period = periodOf(id, from || today);
  return { period, counted: countPeriod(period, { days: { [period.trigger]: from }, today }) };
}

/** Whether a paper may be written: its date is known, and a notice is still in time. */
export function mayBeWritten(kind: PaperKind, paper: PaperPeriod | null, today: IsoDate): boolean {
  if (!paper) return true;
  if (!paper.counted.isKnown) return false;
  return kind !== 'end_of_term' || today <= paper.counted.lastDay;
}
