import type { IsoDate } from '../foundation/dates.ts';
import { percentOfMinor } from '../foundation/money.ts';
import { TAX_RULES, type TaxRule, taxRule } from './tax-rules.ts';

/** A payout of card sales of which ITBIS was withheld; centavos of DOP. */
export interface CardSettlement {
  readonly id: string;
  /** Who pays out. */
  readonly acquirer: string;
  /** Number of the payout, or nothing. */
  readonly reference: string;
  readonly settledOn: IsoDate;
  /** What was sold, before anything was taken off. */
  readonly grossMinor: number;
  readonly itbisWithheldMinor: number;
}

/** What is usually withheld of a payout, by the rule of its day (Norma General 06-2023, art. 4): the statement may say otherwise. */
export function usualCardItbis(
  grossMinor: number,
  day: IsoDate,
  rules: readonly TaxRule[] = TAX_RULES,
): number {
  return percentOfMinor(grossMinor, taxRule('card_itbis_basis_points', day, rules)?.value ?? 0);
}
