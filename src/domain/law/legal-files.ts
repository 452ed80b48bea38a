import { addDays, type IsoDate } from '../foundation/dates.ts';
import type { UnitUse } from '../foundation/enums.ts';
import { type CountedPeriod, countPeriod } from './count-period.ts';
import type { LegalFileKind, LegalFileStatus, LegalStep } from './legal-enums.ts';
import type { PaperKind } from './paper.ts';
import { type LegalPeriod, type LegalPeriodId, periodOf } from './periods.ts';

/** The steps of each kind of file, in their order. The database refuses any other (`legal_steps_of`). */
export const stepsOfFile: Readonly<Record<LegalFileKind, readonly LegalStep[]>> = {
  end_of_term: ['paper_written', 'served', 'unit_returned'],
  rent_increase: ['paper_written', 'sent', 'agreed'],
  deposit: ['unit_returned', 'condition_recorded', 'paper_written', 'sent', 'deposit_refunded'],
  unpaid_rent: ['paper_written', 'sent', 'debt_paid'],
  eviction: [
    'paper_written',
    'served',
    'claim_filed',
    'hearing_set',
    'judgment_given',
    'judgment_served',
    'unit_recovered',
  ],
  new_owner: ['ownership_changed', 'paper_written', 'sent'],
  death_of_tenant: ['tenant_died', 'paper_written', 'sent', 'taken_over'],
  sublease: ['sublease_requested', 'paper_written', 'sent'],
};

/** The paper that a file of this kind writes. */
export const paperOfFile: Readonly<Record<LegalFileKind, PaperKind>> = {
  end_of_term: 'end_of_term',
  rent_increase: 'rent_increase',
  deposit: 'deposit_reasons',
  unpaid_rent: 'rent_demand',
  eviction: 'rent_demand',
  new_owner: 'new_owner',
  death_of_tenant: 'take_over',
  sublease: 'sublease_consent',
};

/** What happened in a file and was not corrected. */
export interface FileDay {
  readonly step: LegalStep;
  readonly happenedOn: IsoDate;
  /** The day that it set: of a hearing. */
  readonly dueOn?: IsoDate;
  /** The day that the paper names: the last one to pay, or from which a new rent counts. */
  readonly paperDay?: IsoDate;
}

export interface FileFacts {
  readonly kind: LegalFileKind;
  readonly status: LegalFileStatus;
  readonly unitUse: UnitUse;
  /** Last day of the term. */
  readonly endsOn: IsoDate;
  readonly days: readonly FileDay[];
}

/** Why a step has a first or a last day, where the law says none. */
export type StepReason = 'pay_day' | 'hearing' | 'term_end';

export interface FileStep {
  readonly step: LegalStep;
  /** When it happened; null while it has not. */
  readonly doneOn: IsoDate | null;
  readonly earliest: IsoDate | null;
  readonly latest: IsoDate | null;
  /** Where the first or last day comes from, when it is not a period of the law. */
  readonly reason: StepReason | null;
  /** The period of the law that sets its last day, counted or refused; null where our copy of the law sets none. */
  readonly period: { readonly period: LegalPeriod; readonly counted: CountedPeriod } | null;
  /** Steps that come before and have not happened. */
  readonly missing: readonly LegalStep[];
  /** It happened before its first day, or after its last one; or that one has passed. */
  readonly fault: 'early' | 'late' | null;
}

interface Limits extends Pick<FileStep, 'earliest' | 'latest' | 'reason' | 'period'> {}
const NONE: Limits = { earliest: null, latest: null, reason: null, period: null };

/** The steps of a file with their days, as of today. Each period comes from the engine, which may refuse. */
export function stepsOf(file: FileFacts, today: IsoDate): FileStep[] {
  const steps = stepsOfFile[file.kind];
  const dayOf = (step: LegalStep) => file.days.findLast((day) => day.step === step);
  return steps.map((step, index) => {
    const doneOn = dayOf(step)?.happenedOn ?? null;
    const limits = limitsOf(step, file, dayOf, today);
    const missing = steps.slice(0, index).filter((before) => !dayOf(before));
    return { step, doneOn, ...limits, missing, fault: faultOf(doneOn, limits, today) };
  });
}

function faultOf(doneOn: IsoDate | null, { earliest, latest }: Limits, today: IsoDate): FileStep['fault'] {
  if (latest !== null && (doneOn ?? today) > latest) return 'late';
  return doneOn !== null && earliest !== null && doneOn < earliest ? 'early' : null;
}

function limitsOf(
  step: LegalStep,
  { kind, unitUse, endsOn }: FileFacts,
  dayOf: (step: LegalStep) => FileDay | undefined,
  today: IsoDate,
): Limits {
  const within = (id: LegalPeriodId, day: IsoDate) => counted(id, day, today);
  const payDay = dayOf('paper_written')?.paperDay;
  const isGiven = step === 'paper_written' || step === 'sent' || step === 'served';
  if (kind === 'end_of_term') {
    if (!isGiven) return { ...NONE, earliest: endsOn, reason: 'term_end' };
    return within(unitUse === 'dwelling' ? 'notice_dwelling' : 'notice_commercial', endsOn);
  }
  if (kind === 'deposit' && isGiven)
    return within('retention_reasons', dayOf('unit_returned')?.happenedOn ?? '');
  if (step === 'taken_over') return within('take_over_after_death', dayOf('tenant_died')?.happenedOn ?? '');
  if (step === 'debt_paid' && payDay) return { ...NONE, latest: payDay, reason: 'pay_day' };
  // Nothing is claimed while there is still time to pay.
  if (step === 'claim_filed' && payDay) return { ...NONE, earliest: addDays(payDay, 1), reason: 'pay_day' };
  const hearing = dayOf('hearing_set')?.dueOn;
  if (step === 'judgment_given' && hearing) return { ...NONE, earliest: hearing, reason: 'hearing' };
  return NONE;
}

function counted(id: LegalPeriodId, day: IsoDate, today: IsoDate): Limits {
  const period = periodOf(id, day || today);
  const answer = countPeriod(period, { days: { [period.trigger]: day }, today });
  return { ...NONE, latest: answer.isKnown ? answer.lastDay : null, period: { period, counted: answer } };
}

/** The step that comes next, with its day; null in a closed file and where all has happened. */
export function nextStep(file: FileFacts, today: IsoDate): FileStep | null {
  if (file.status === 'closed') return null;
  return stepsOf(file, today).find(({ doneOn }) => doneOn === null) ?? null;
}

/** What is still to happen and has the earliest last day, or else what comes next with its first day; null without a day. */
export function nextDay(file: FileFacts, today: IsoDate): { step: LegalStep; day: IsoDate } | null {
  if (file.status === 'closed') return null;
  const [first] = stepsOf(file, today)
    .flatMap(({ step, doneOn, latest: day }) => (doneOn === null && day !== null ? [{ step, day }] : []))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const next = nextStep(file, today);
  if (first) return first;
  return next?.earliest ? { step: next.step, day: next.earliest } : null;
}

/** Files with the next day first; those without one after them, closed ones last. */
export function inOrderOfDays<File extends FileFacts>(files: readonly File[], today: IsoDate): File[] {
  const rank = (file: File) => (file.status === 'closed' ? 'c' : (nextDay(file, today)?.day ?? 'b'));
  return files.toSorted((one, other) => (rank(one) < rank(other) ? -1 : rank(one) > rank(other) ? 1 : 0));
}
