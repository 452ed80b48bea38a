import { allocateMinor, BASIS_POINTS_IN_WHOLE } from '../foundation/money.ts';
import { divideRounded } from '../foundation/rounding.ts';

/** Rules that give a lease its amount whatever the others get. */
const eachRules = ['same', 'percent_of_rent', 'per_m2'] as const;
/** Rules that split a total over the leases. */
export const splitRules = ['equal', 'area', 'rent', 'consumption'] as const;
export const chargeRules = [...eachRules, ...splitRules] as const;
export type ChargeRule = (typeof chargeRules)[number];
type SplitRule = (typeof splitRules)[number];

/** What a rule looks at, of a lease; null where it is not known. */
export interface RuledLease {
  readonly id: string;
  readonly rentMinor: number | null;
  readonly areaM2: number | null;
  /** What its meters showed in the period, in their unit. */
  readonly used: number | null;
}

/** A rule with its number: minor units, for a percentage basis points. */
export interface RuleInput {
  readonly rule: ChargeRule;
  readonly value: number;
}

/** The database takes no charge above it. */
export const MOST_MINOR = 1_000_000_000_000;

export const isSplit = (rule: ChargeRule): rule is SplitRule =>
  (splitRules as readonly string[]).includes(rule);

/** Areas have two decimals: as a whole number, shares of them are exact. */
export const areaInHundredths = (areaM2: number): number => Math.round(areaM2 * 100);
/** Meters are read to three decimals. */
const inThousandths = (used: number) => Math.round(used * 1_000);

const weightOf: Readonly<Record<SplitRule, (lease: RuledLease) => number | null>> = {
  equal: () => 1,
  area: ({ areaM2 }) => (areaM2 ? areaInHundredths(areaM2) : null),
  rent: ({ rentMinor }) => rentMinor || null,
  consumption: ({ used }) => (used === null ? null : inThousandths(used)),
};

/**
 * What each lease is charged by a rule, by its id. The shares of a total sum to it to the cent, and the same leases in the
 * same order always get the same. Null: the rule does not know enough of that lease. Zero: it has no part, and is not charged.
 */
export function amountsByRule(
  { rule, value }: RuleInput,
  leases: readonly RuledLease[],
): ReadonlyMap<string, number | null> {
  if (!isSplit(rule)) return new Map(leases.map((lease) => [lease.id, amountOf(rule, value, lease)]));
  const weights = leases.map(weightOf[rule]);
  const known = weights.map((weight) => weight ?? 0);
  const shares = known.some((weight) => weight > 0) ? allocateMinor(value, known) : known;
  return new Map(leases.map(({ id }, index) => [id, weights[index] === null ? null : (shares[index] ?? 0)]));
}

function amountOf(rule: (typeof eachRules)[number], value: number, lease: RuledLease): number | null {
  switch (rule) {
    case 'same':
      return value;
    case 'percent_of_rent':
      return lease.rentMinor === null ? null : share(value, lease.rentMinor, BASIS_POINTS_IN_WHOLE);
    case 'per_m2':
      return lease.areaM2 === null ? null : share(value, areaInHundredths(lease.areaM2), 100);
  }
}

/** A typed number times what is known, rounded to the cent. What is far too much stays too much, and is refused as such. */
function share(value: number, of: number, whole: number): number {
  const exact = divideRounded(BigInt(value) * BigInt(of), BigInt(whole));
  return exact > BigInt(MOST_MINOR) ? MOST_MINOR + 1 : Number(exact);
}
