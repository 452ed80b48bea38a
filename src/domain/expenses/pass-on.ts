import type { CurrencyCode } from '../foundation/enums.ts';
import { allocateMinor } from '../foundation/money.ts';
import { divideRounded, toAmountMinor } from '../foundation/rounding.ts';
import { areaInHundredths } from '../money/charge-rule.ts';

/** How what a bill costs is split over the units of its property. */
export const passOnMethods = ['equal', 'area', 'rent', 'manual'] as const;
export type PassOnMethod = (typeof passOnMethods)[number];
/** Methods that are worked out; `manual` is what somebody typed. */
export type PassOnRule = Exclude<PassOnMethod, 'manual'>;

export type PassOnKind = 'condominium_fee' | 'utility' | 'other';

/** A unit that a bill is for, with the lease in force. */
export interface PassOnUnit {
  readonly unitId: string;
  /** Null: vacant. */
  readonly leaseId: string | null;
  readonly leaseCurrency: CurrencyCode | null;
  readonly areaM2: number | null;
  /** The lease's rent; of a vacant unit what is asked for it. */
  readonly rentMinor: number | null;
  readonly rentCurrency: CurrencyCode | null;
}

/** Why a share is not charged to anybody. */
export type StaysBecause = 'vacant' | 'currency';

export interface PassOnShare<Unit extends PassOnUnit = PassOnUnit> {
  readonly unit: Unit;
  readonly amountMinor: number;
  /** Null: the tenant is charged. */
  readonly stays: StaysBecause | null;
}

interface BillCost {
  readonly itbisToCostMinor: number;
  readonly exciseMinor: number;
  readonly otherTaxesMinor: number;
  readonly tipMinor: number;
}

/**
 * What each line of a bill costs the owner: its amount with its share of the taxes that are cost, as the journal has it. ITBIS
 * that is credited is no cost.
 */
export function lineCosts(bill: BillCost, amounts: readonly number[]): number[] {
  const extra = BigInt(bill.itbisToCostMinor + bill.exciseMinor + bill.otherTaxesMinor + bill.tipMinor);
  const base = BigInt(amounts.reduce((sum, amount) => sum + amount, 0));
  let through = 0;
  return amounts.map((amount) => {
    const before = toAmountMinor(divideRounded(extra * BigInt(through), base));
    through += amount;
    return amount + toAmountMinor(divideRounded(extra * BigInt(through), base)) - before;
  });
}

/** Why a unit's share stays with the owner; null when its tenant can be charged in the bill's currency. */
export function staysBecause(
  { leaseId, leaseCurrency }: PassOnUnit,
  currency: CurrencyCode,
): StaysBecause | null {
  if (leaseId === null) return 'vacant';
  return leaseCurrency === currency ? null : 'currency';
}

const weightOf: Readonly<Record<PassOnRule, (unit: PassOnUnit) => number>> = {
  equal: () => 1,
  area: ({ areaM2 }) => areaInHundredths(areaM2 ?? 0),
  rent: ({ rentMinor }) => rentMinor ?? 0,
};

/** Whether units can be weighed so: each has what the rule looks at, and rents are in one currency. */
export function canSplitBy(rule: PassOnRule, units: readonly PassOnUnit[]): boolean {
  if (units.length === 0 || units.some((unit) => weightOf[rule](unit) <= 0)) return false;
  return rule !== 'rent' || new Set(units.map((unit) => unit.rentCurrency)).size === 1;
}

/**
 * Splits an amount over all units, vacant ones too, in their order: the shares sum to it to the cent, and the same units always
 * get the same. What cannot be charged to a tenant stays with the owner. Error `weights_invalid`: not `canSplitBy`.
 */
export function splitByRule<Unit extends PassOnUnit>(
  amountMinor: number,
  units: readonly Unit[],
  rule: PassOnRule,
  currency: CurrencyCode,
): PassOnShare<Unit>[] {
  const amounts = allocateMinor(amountMinor, units.map(weightOf[rule]));
  return units.map((unit, index) => ({
    unit,
    amountMinor: amounts[index] ?? 0,
    stays: staysBecause(unit, currency),
  }));
}

/** Shares as they were typed, by unit; nothing for who cannot be charged. */
export function splitByHand<Unit extends PassOnUnit>(
  typed: ReadonlyMap<string, number>,
  units: readonly Unit[],
  currency: CurrencyCode,
): PassOnShare<Unit>[] {
  return units.map((unit) => {
    const stays = staysBecause(unit, currency);
    return { unit, amountMinor: stays ? 0 : (typed.get(unit.unitId) ?? 0), stays };
  });
}

/** What is charged: the leases with something to pay. */
export function chargedShares(shares: readonly PassOnShare[]): { leaseId: string; amountMinor: number }[] {
  return shares.flatMap(({ unit, amountMinor, stays }) =>
    stays === null && unit.leaseId !== null && amountMinor > 0
      ? [{ leaseId: unit.leaseId, amountMinor }]
      : [],
  );
}

/** The sum of what tenants are charged. */
export function chargedMinor(shares: readonly PassOnShare[]): number {
  return chargedShares(shares).reduce((sum, share) => sum + share.amountMinor, 0);
}

/** Who says what kind of charge it is: fees of the condominium have their own, for all else there is a choice. */
export function passOnKinds(areAllCondominiumFees: boolean): readonly PassOnKind[] {
  return areAllCondominiumFees ? ['condominium_fee'] : ['utility', 'other'];
}
