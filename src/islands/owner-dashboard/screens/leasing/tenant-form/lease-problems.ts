import type { RegisteredPerson } from '#src/data/leasing/people/queries.ts';
import { type IsoDate, isIsoDate } from '#src/domain/foundation/dates.ts';
import { checkIdentity } from '#src/domain/foundation/identity.ts';
import { normalizePhone } from '#src/domain/foundation/phone.ts';
import { type LeasedDays, overlapOf } from '#src/domain/leasing/leased-days.ts';
import type { LateFeeRule } from '#src/domain/money/late-fee.ts';
import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';
import type { OwnerMoneyText } from '#src/i18n/dictionaries/money/owner-money.en.ts';
import { isGrace, isLimit } from '#src/islands/owner-dashboard/screens/money/late-fees/rule-words.ts';
import { columnOf } from '#src/islands/shell/form/refused-at.ts';
import { asksForBilling, billFromOf, type DraftPerson, type LeaseDraft } from './lease-draft.ts';

type FormText = OwnerMoneyText['tenantForm'];
type Key<Group> = { [Name in keyof Group]: Group[Name] extends string ? Name : never }[keyof Group];

/** What is wrong with a field: the key of its sentence. */
export type Problem =
  | Extract<
      Key<FormText['people']>,
      `${string}Invalid` | `${string}Missing` | `${string}Malformed` | 'personTwice'
    >
  | Extract<Key<FormText['unit']>, `${string}Missing`>
  | Extract<Key<FormText['terms']>, `${string}Invalid` | `${string}Missing` | 'endBeforeStart' | 'dateTooFar'>
  | 'overlap'
  | 'registered'
  | 'required'
  | 'emailInvalid'
  | 'dateInvalid';

/** By the id of the field's control; empty when nothing is wrong. */
export type Problems = Readonly<Record<string, Problem>>;

export const steps = ['people', 'unit', 'terms', 'review'] as const;
export type Step = (typeof steps)[number];

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
const EARLIEST = '1990-01-01';
const LATEST = '2199-12-31';
const BASIS_POINTS_IN_WHOLE = 10_000;

/** What is known beside the form: when its unit is let, and who of its people is registered. */
export interface Known {
  readonly terms: readonly LeasedDays[];
  readonly registeredOf: (person: DraftPerson) => RegisteredPerson | undefined;
}

const NOTHING_KNOWN: Known = { terms: [], registeredOf: () => undefined };

/** What keeps the reader from leaving a step. */
export function problemsOf(
  step: Step,
  draft: LeaseDraft,
  today: IsoDate,
  known: Known = NOTHING_KNOWN,
): Problems {
  switch (step) {
    case 'people':
      return problemsOfPeople(draft.people, known);
    case 'unit':
      return problemsOfUnit(draft);
    case 'terms':
      return { ...problemsOfDays(draft, known.terms), ...problemsOfTerms(draft, today) };
    case 'review':
      return {};
  }
}

/** Whether a text has the form of an address. */
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** Id of the control of a person's field. */
export function personField(index: number, name: keyof DraftPerson): string {
  return `person-${index}-${name}`;
}

function problemsOfPeople(people: readonly DraftPerson[], known: Known): Problems {
  const problems: Record<string, Problem> = {};
  people.forEach((person, index) => {
    const set = (name: keyof DraftPerson, problem: Problem) => {
      problems[personField(index, name)] = problem;
    };
    if (!person.isNew) {
      if (person.fullName === '') set('id', 'personMissing');
      else if (people.findIndex((other) => other.id === person.id) < index) set('id', 'personTwice');
      return;
    }
    if (person.fullName.trim() === '') set('fullName', 'required');
    if (person.email.trim() !== '' && !isEmail(person.email.trim())) set('email', 'emailInvalid');
    if (person.phone.trim() !== '' && normalizePhone(person.phone) === null) set('phone', 'phoneInvalid');
    if (person.identityType && person.identityNumber.trim() !== '') {
      const { status } = checkIdentity(person.identityType, person.identityNumber);
      if (status === 'malformed') set('identityNumber', 'identityMalformed');
    }
    const found = known.registeredOf(person);
    if (found) set(found.by === 'email' ? 'email' : 'identityNumber', 'registered');
  });
  return problems;
}

function problemsOfUnit(draft: LeaseDraft): Problems {
  if (draft.propertyId === null) return { propertyId: 'propertyMissing' };
  return draft.unitId === null ? { unitId: 'unitMissing' } : {};
}

/** What is wrong with the first and the last day. */
function problemsOfDays({ startsOn, endsOn }: LeaseDraft, terms: readonly LeasedDays[]): Problems {
  const problems: Record<string, Problem> = {};
  for (const [name, day] of [
    ['startsOn', startsOn],
    ['endsOn', endsOn],
  ] as const) {
    if (!isIsoDate(day)) problems[name] = 'dateInvalid';
    else if (day < EARLIEST || day > LATEST) problems[name] = 'dateTooFar';
  }
  if (problems.startsOn || problems.endsOn) return problems;
  if (endsOn < startsOn) return { endsOn: 'endBeforeStart' };
  const other = overlapOf(terms, startsOn, endsOn);
  if (!other) return {};
  return other.from > startsOn ? { endsOn: 'overlap' } : { startsOn: 'overlap' };
}

function problemsOfTerms(draft: LeaseDraft, today: IsoDate): Problems {
  const problems: Record<string, Problem> = {};
  const { startsOn, endsOn, rentMinor, dueDay } = draft;
  if (rentMinor === null || rentMinor <= 0) problems.rentMinor = 'rentMissing';
  if (dueDay === null || !Number.isInteger(dueDay) || dueDay < 1 || dueDay > 28) {
    problems.dueDay = 'dueDayInvalid';
  }
  if (!isLimit(draft.depositMinor)) problems.depositMinor = 'amountInvalid';
  if (asksForBilling(draft, today) && draft.billing === 'date') {
    const from = billFromOf(draft, today);
    if (from === null || from < startsOn || from > endsOn) problems.billFrom = 'billFromInvalid';
  }
  return { ...problems, ...problemsOfLateFee(draft) };
}

/** Id of the control of a part of the late fee. */
export function lateFeeField(part: keyof LateFeeRule): string {
  return `lateFee-${part}`;
}

function problemsOfLateFee({ lateFee }: LeaseDraft): Problems {
  if (lateFee.kind === 'none') return {};
  const problems: Record<string, Problem> = {};
  const set = (part: keyof LateFeeRule, problem: Problem) => {
    problems[lateFeeField(part)] = problem;
  };
  const { basisPoints, graceDays } = lateFee;
  if (lateFee.kind === 'fixed') {
    if (lateFee.amountMinor <= 0) set('amountMinor', 'amountInvalid');
  } else if (basisPoints < 1 || basisPoints > BASIS_POINTS_IN_WHOLE) set('basisPoints', 'percentInvalid');
  for (const part of ['minimumBalanceMinor', 'monthlyMaximumMinor', 'maximumMinor'] as const) {
    if (!isLimit(lateFee[part])) set(part, 'amountInvalid');
  }
  if (!isGrace(graceDays)) set('graceDays', 'graceInvalid');
  return problems;
}

/** Parts of the late fee in the contract's terms. */
const COLUMN_OF_TERMS: Readonly<Record<string, string>> = {
  amountMinor: 'late_fee_minor',
  basisPoints: 'late_fee_basis_points',
  maximumMinor: 'late_fee_cap_minor',
  graceDays: 'late_fee_grace_days',
};

/** The columns that a field of the form fills: the server names them when it refuses one. */
export function columnsOf(field: string): string[] {
  const [group, part] = field.split('-', 2);
  if (group !== 'lateFee' || part === undefined) return [columnOf(field)];
  return [columnOf(part), COLUMN_OF_TERMS[part] ?? ''];
}

/** The sentence of a problem; that of an overlap, which names days, is given. */
export function problemText(problem: Problem, text: FormText, common: CommonText, overlap = ''): string {
  if (problem === 'overlap') return overlap;
  const sentences: Record<string, unknown> = { ...common.form, ...text.people, ...text.unit, ...text.terms };
  return String(sentences[problem]);
}
