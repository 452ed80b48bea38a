// Long because each field of the form stands here once: what it begins with, what is typed, and what is sent of it.
import type { LeaseInput } from '#src/data/leasing/leases/mutations.ts';
import type { Person } from '#src/data/leasing/people/queries.ts';
import { addDays, addMonths, type IsoDate, isIsoDate, startOfMonth } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode, IdentityType, ProrationMethod } from '#src/domain/foundation/enums.ts';
import { formatPhone } from '#src/domain/foundation/phone.ts';
import type { LateFeeRule } from '#src/domain/money/late-fee.ts';

export interface DraftPerson {
  /** Stays the same when another person is chosen for this place in the form. */
  readonly place: string;
  /** Made here for a new person, so that adding them twice adds them once. */
  readonly id: string;
  readonly isNew: boolean;
  readonly fullName: string;
  readonly email: string;
  /** As typed. */
  readonly phone: string;
  readonly identityType: IdentityType | null;
  /** As typed. */
  readonly identityNumber: string;
  /** Ids of those who are registered under the same address or document and are somebody else, as the reader said. */
  readonly apartFrom?: readonly string[];
}

/** From when rent is charged, for a lease that began before this month. */
export type Billing = 'this_month' | 'start' | 'date';

/** The whole form. Amounts in minor units, null while empty; one that may stay empty is NaN while it cannot be read. */
export interface LeaseDraft {
  /** The draft of a lease that is being changed; null for a new one. */
  readonly leaseId: string | null;
  /** The application that the lease is made from; null when there is none. */
  readonly applicationId: string | null;
  /** The first one is the main tenant. */
  readonly people: readonly DraftPerson[];
  readonly propertyId: string | null;
  readonly unitId: string | null;
  readonly startsOn: string;
  /** The start that the form proposed: while it stands, nobody chose another. */
  readonly proposedStart: string;
  readonly endsOn: string;
  readonly currency: CurrencyCode;
  readonly rentMinor: number | null;
  readonly dueDay: number | null;
  readonly depositMinor: number | null;
  /** The tenant left the deposit before the lease came into the books; counts only where it is asked (`holdsDeposit`). */
  readonly isDepositHeld: boolean;
  readonly prorationMethod: ProrationMethod;
  readonly billing: Billing;
  /** Used when `billing` is `date`. */
  readonly billFrom: string;
  /** Whether the rule of the property or organization counts; null until somebody chose, or there was a rule to follow. */
  readonly lateFeeFollows: boolean | null;
  /** Its own late fee; of the kind `none` while it follows a rule. */
  readonly lateFee: LateFeeRule;
}

export function newPerson(id: string): DraftPerson {
  return {
    place: id,
    id,
    isNew: true,
    fullName: '',
    email: '',
    phone: '',
    identityType: 'cedula',
    identityNumber: '',
  };
}

/** Somebody the organisation knows already; what is known of them is shown, not changed. */
export function knownPerson(person: Pick<Person, 'id' | 'fullName' | 'email' | 'phone'>): DraftPerson {
  const { id, fullName, email } = person;
  const phone = person.phone === '' ? '' : formatPhone(person.phone);
  return { place: id, id, isNew: false, fullName, email, phone, identityType: null, identityNumber: '' };
}

/** What the form shows first when somebody chooses a late fee. */
const USUAL_LATE_FEE: LateFeeRule = {
  kind: 'none',
  amountMinor: 0,
  basisPoints: 500,
  frequency: 'one_time',
  graceDays: 5,
  minimumBalanceMinor: 0,
  monthlyMaximumMinor: null,
  maximumMinor: null,
};

/** A term, until somebody chooses another. */
export const USUAL_MONTHS = 12;

/** A form nobody has touched: a year from today, rent due on the first. */
export function emptyDraft(today: IsoDate, currency: CurrencyCode, firstPersonId: string): LeaseDraft {
  return {
    leaseId: null,
    applicationId: null,
    people: [newPerson(firstPersonId)],
    propertyId: null,
    unitId: null,
    startsOn: today,
    proposedStart: today,
    endsOn: endAfterMonths(today, USUAL_MONTHS),
    currency,
    rentMinor: null,
    dueDay: 1,
    depositMinor: null,
    isDepositHeld: false,
    prorationMethod: 'calendar_month',
    billing: 'this_month',
    billFrom: '',
    lateFeeFollows: null,
    lateFee: USUAL_LATE_FEE,
  };
}

/** The draft without what is typed and cannot be read: what is kept of it, and what its steps show when they are opened again. */
export function readableDraft(draft: LeaseDraft): LeaseDraft {
  const { depositMinor, lateFee } = draft;
  const orNone = (minor: number | null) => (Number.isNaN(minor) ? null : minor);
  return {
    ...draft,
    depositMinor: orNone(depositMinor),
    lateFee: {
      ...lateFee,
      graceDays: lateFee.graceDays || 0,
      minimumBalanceMinor: lateFee.minimumBalanceMinor || 0,
      monthlyMaximumMinor: orNone(lateFee.monthlyMaximumMinor),
      maximumMinor: orNone(lateFee.maximumMinor),
    },
  };
}

/** Last day of a term of so many months: a year from 15 January ends on 14 January. */
export function endAfterMonths(startsOn: IsoDate, months: number): IsoDate {
  return addDays(addMonths(startsOn, months), -1);
}

/** Whether the lease began before this month, so that the form has to ask from when rent is charged. */
export function asksForBilling(draft: Pick<LeaseDraft, 'startsOn'>, today: IsoDate): boolean {
  return isIsoDate(draft.startsOn) && draft.startsOn < startOfMonth(today);
}

/** First day whose rent is charged; null while a date that it depends on is missing. */
export function billFromOf(
  draft: Pick<LeaseDraft, 'startsOn' | 'billing' | 'billFrom'>,
  today: IsoDate,
): IsoDate | null {
  if (!isIsoDate(draft.startsOn)) return null;
  if (!asksForBilling(draft, today) || draft.billing === 'start') return draft.startsOn;
  if (draft.billing === 'this_month') return startOfMonth(today);
  return isIsoDate(draft.billFrom) ? draft.billFrom : null;
}

/** Whether a deposit may have been left already: of a lease that has begun. */
export function asksForHeldDeposit(
  { startsOn, depositMinor }: Pick<LeaseDraft, 'startsOn' | 'depositMinor'>,
  today: IsoDate,
): boolean {
  return isIsoDate(startsOn) && startsOn < today && (depositMinor ?? 0) > 0;
}

/** Whether the deposit is opened as held, and not charged. */
export function holdsDeposit(draft: LeaseDraft, today: IsoDate): boolean {
  return draft.isDepositHeld && asksForHeldDeposit(draft, today);
}

/** The late fee that the lease has beside its contract's terms, which cannot say all of it; null for every other. */
export function ownRuleOf({ lateFee, lateFeeFollows }: LeaseDraft): LateFeeRule | null {
  const { kind, frequency, minimumBalanceMinor, monthlyMaximumMinor, maximumMinor } = lateFee;
  if (kind === 'none' || lateFeeFollows) return null;
  const isOfTerms =
    frequency === 'one_time' &&
    minimumBalanceMinor === 0 &&
    monthlyMaximumMinor === null &&
    (maximumMinor === null || kind !== 'fixed');
  return isOfTerms ? null : lateFee;
}

/** The draft as the database takes it. Only for a draft without problems. */
export function toLeaseInput(draft: LeaseDraft, today: IsoDate): LeaseInput {
  const { lateFee } = draft;
  const kind = ownRuleOf(draft) ? 'none' : lateFee.kind;
  const isFixed = kind === 'fixed';
  const isPercent = kind !== 'none' && !isFixed;
  return {
    unitId: draft.unitId ?? '',
    personIds: draft.people.map((person) => person.id),
    startsOn: draft.startsOn,
    endsOn: draft.endsOn,
    currency: draft.currency,
    rentMinor: draft.rentMinor ?? 0,
    depositMinor: draft.depositMinor ?? 0,
    isDepositHeld: holdsDeposit(draft, today),
    dueDay: draft.dueDay ?? 1,
    prorationMethod: draft.prorationMethod,
    lateFeeKind: kind,
    lateFeeMinor: isFixed ? lateFee.amountMinor : null,
    lateFeeBasisPoints: isPercent ? lateFee.basisPoints : null,
    lateFeeCapMinor: isPercent ? lateFee.maximumMinor : null,
    lateFeeGraceDays: kind === 'none' ? 0 : lateFee.graceDays,
    billFrom: billFromOf(draft, today),
  };
}
