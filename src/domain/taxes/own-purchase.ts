import type { IsrKind } from '../expenses/bill.ts';
import type { IsoDate } from '../foundation/dates.ts';
import { percentOfMinor } from '../foundation/money.ts';
import { type NcfSeries, ncfTypeOf, type OwnPurchaseKind, parseNcf } from './ncf.ts';
import { TAX_RULES, type TaxRule, taxRule } from './tax-rules.ts';

/** Whether a number is of a kind that the buyer gives out. The database has the same rule. */
export function isOwnPurchaseNumber(ncf: string): boolean {
  const kind = parseNcf(ncf)?.kind;
  return kind === 'purchases' || kind === 'minor_expenses';
}

/** How the type is called in forms: B11, E43. */
export const typeOfOwnPurchase = (series: NcfSeries, kind: OwnPurchaseKind): string =>
  series + (ncfTypeOf(series, kind) ?? '');

/**
 * What is withheld of a purchase from a person: all of the ITBIS and, of services, the income tax of art. 309. For goods
 * there is no rate with a source here: nothing is suggested.
 */
export function withheldOfPurchase(
  { servicesMinor, itbisMinor }: { readonly servicesMinor: number; readonly itbisMinor: number },
  day: IsoDate,
  rules: readonly TaxRule[] = TAX_RULES,
): { readonly itbisMinor: number; readonly isrMinor: number; readonly isrKind: IsrKind | null } {
  const rate = (code: 'itbis_withheld_basis_points' | 'isr_fees_basis_points') =>
    taxRule(code, day, rules)?.value ?? 0;
  const isrMinor = percentOfMinor(servicesMinor, rate('isr_fees_basis_points'));
  return {
    itbisMinor: percentOfMinor(itbisMinor, rate('itbis_withheld_basis_points')),
    isrMinor,
    isrKind: isrMinor > 0 ? '2' : null,
  };
}
