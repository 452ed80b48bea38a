import type { ChargesInput } from '#src/data/money/charges/mutations.ts';
import type { ChargeableLease, MeterKind, SameCharge } from '#src/data/money/charging/leases.ts';
import { type IsoDate, isIsoDate } from '#src/domain/foundation/dates.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { firstDayOf, type IsoMonth, lastDayOf, monthOf } from '#src/domain/foundation/months.ts';
import { amountsByRule, type ChargeRule, MOST_MINOR } from '#src/domain/money/charge-rule.ts';
import { itbisOn, treatmentOf } from '#src/domain/taxes/rent-tax.ts';
import { isDescriptionMissing } from '../parts/charge-what-fields.tsx';

/** Rent and deposits are charged by their lease. */
export const manyKinds = ['other', 'utility', 'condominium_fee', 'late_fee'] as const;

/** What is typed and chosen; it outlives a reload. */
export interface ChargesDraft {
  readonly kind: (typeof manyKinds)[number];
  readonly description: string;
  readonly dueOn: IsoDate;
  /** Empty: for no month. */
  readonly month: IsoMonth | '';
  readonly currency: CurrencyCode;
  readonly rule: ChargeRule;
  readonly valueMinor: number | null;
  readonly percent: number | null;
  readonly meter: MeterKind;
  readonly chosen: readonly string[];
  /** Amounts written by hand, by lease. */
  readonly typed: Readonly<Record<string, number | null>>;
}

/** Before anything is typed: the leases chosen on another screen, if any. */
export const newCharges = (
  today: IsoDate,
  currency: CurrencyCode,
  chosen: readonly string[],
): ChargesDraft => ({
  kind: 'other',
  description: '',
  dueOn: today,
  month: '',
  currency,
  rule: 'same',
  valueMinor: null,
  percent: null,
  meter: 'water',
  chosen,
  typed: {},
});

export interface ChargeRow {
  readonly lease: ChargeableLease;
  readonly isChosen: boolean;
  /** Null: not known. Zero: nothing is charged. */
  readonly amountMinor: number | null;
  /** What a fiscal receipt would add. */
  readonly itbisMinor: number;
  readonly balanceMinor: number;
  /** The lease has charges of the kind, month and amount already: so many. */
  readonly sameCount: number;
}

/** The month in which a new charge is looked for among those that stand. */
export const monthOfCharges = ({ month, dueOn }: ChargesDraft, today: IsoDate): IsoMonth =>
  month || monthOf(isIsoDate(dueOn) ? dueOn : today);

const isGood = (amount: number | null) => amount !== null && amount >= 0 && amount <= MOST_MINOR;

const sameKey = ({ leaseId, amountMinor }: Omit<SameCharge, 'id'>) => `${leaseId} ${amountMinor}`;

/** The rule's number as the rule takes it. */
function ruleValueOf({ rule, percent, valueMinor }: ChargesDraft): number | null {
  if (rule !== 'percent_of_rent') return valueMinor;
  return percent === null ? null : Math.round(percent * 100);
}

/** What is known of the leases beside themselves. */
export interface KnownOfLeases {
  readonly used: Readonly<Record<string, number>>;
  /** What was charged of the kind in that month. */
  readonly charged: readonly SameCharge[];
}

const isChargeable = (value: number | null) => value !== null && value > 0 && value <= MOST_MINOR;

function rowsOf(
  draft: ChargesDraft,
  leases: readonly ChargeableLease[],
  known: KnownOfLeases,
  today: IsoDate,
): ChargeRow[] {
  const chosen = new Set(draft.chosen);
  const own = leases.filter((lease) => lease.currency === draft.currency);
  const value = ruleValueOf(draft);
  const ruled = own
    .filter(({ id }) => chosen.has(id))
    .map((lease) => ({ ...lease, used: known.used[lease.id] ?? null }));
  const amounts =
    value !== null && isChargeable(value)
      ? amountsByRule({ rule: draft.rule, value }, ruled)
      : new Map<string, null>();
  const same = Map.groupBy(known.charged, sameKey);
  return own.map((lease): ChargeRow => {
    const isChosen = chosen.has(lease.id);
    const typed = draft.typed[lease.id];
    const amountMinor = isChosen ? (typed === undefined ? (amounts.get(lease.id) ?? null) : typed) : null;
    const treatment = treatmentOf({ use: lease.unitUse, isFurnished: lease.isFurnished });
    return {
      lease,
      isChosen,
      amountMinor,
      itbisMinor: isGood(amountMinor) ? itbisOn(amountMinor ?? 0, treatment, today) : 0,
      balanceMinor: lease.receivableMinor - lease.creditMinor + (amountMinor ?? 0),
      sameCount: amountMinor ? (same.get(sameKey({ leaseId: lease.id, amountMinor }))?.length ?? 0) : 0,
    };
  });
}

/** Reads the draft: a row for each lease of the currency, sums, what is wrong, and what to send. */
export function readCharges(
  draft: ChargesDraft,
  leases: readonly ChargeableLease[],
  known: KnownOfLeases,
  { organizationId, today }: { readonly organizationId: string; readonly today: IsoDate },
) {
  const rows = rowsOf(draft, leases, known, today);
  const isValueGood = isChargeable(ruleValueOf(draft));
  const charged = rows.filter(({ isChosen, amountMinor }) => isChosen && amountMinor !== 0);
  const unclear = charged.filter(({ amountMinor }) => !isGood(amountMinor));
  const isByHand = charged.length > 0 && charged.every(({ lease }) => draft.typed[lease.id] !== undefined);
  const sum = (of: (row: ChargeRow) => number) => charged.reduce((all, row) => all + of(row), 0);
  const input: ChargesInput = {
    organizationId,
    kind: draft.kind,
    dueOn: draft.dueOn,
    description: draft.description.trim(),
    charges: charged.map(({ lease, amountMinor }) => ({
      leaseId: lease.id,
      amountMinor,
      currency: lease.currency,
    })),
    ...(draft.month && { periodStart: firstDayOf(draft.month), periodEnd: lastDayOf(draft.month) }),
  };
  const problems = {
    dueOn: !isIsoDate(draft.dueOn),
    value: !isValueGood && !isByHand,
    month: draft.rule === 'consumption' && draft.month === '',
    nobody: charged.length === 0,
    unclearCount: isValueGood || isByHand ? unclear.length : 0,
  };
  const isWrong =
    problems.dueOn ||
    problems.value ||
    problems.month ||
    problems.nobody ||
    unclear.length > 0 ||
    isDescriptionMissing(draft.kind, draft.description);
  return {
    rows,
    charged,
    totalMinor: sum(({ amountMinor }) => amountMinor ?? 0),
    itbisMinor: sum(({ itbisMinor }) => itbisMinor),
    /** The leases that would be charged the same once more. */
    doubled: charged.filter(({ sameCount }) => sameCount > 0).map(({ lease }) => lease.id),
    problems,
    input: isWrong ? null : input,
  };
}
