import { type IsoDate, laterOf } from '../../foundation/dates.ts';
import type { CurrencyCode, IdentityType } from '../../foundation/enums.ts';
import { toPesos } from '../invoice-sale.ts';
import type { OwnPurchaseKind } from '../ncf.ts';
import { TAX_RULES, type TaxRule, taxRule } from '../tax-rules.ts';
import type { EcfDraft, EcfIssuer, EcfLine, EcfWithheld } from './ecf-facts.ts';
import { shares, withholdFrom } from './ecf-lines.ts';
import { ecfSums, rateUnits } from './ecf-numbers.ts';
import { type PaidParts, paymentOf } from './ecf-payments.ts';
import { buyerOf } from './ecf-sales.ts';

/** A receipt that the issuer gives out for a bill of its own; amounts in the currency of the bill. */
export interface PurchaseRecord {
  readonly kind: OwnPurchaseKind;
  readonly expiresOn: IsoDate | null;
  readonly issuedOn: IsoDate;
  readonly internalNumber: string;
  readonly vendor: { readonly idType: IdentityType | null; readonly id: string; readonly name: string };
  readonly currency: CurrencyCode;
  /** Pesos for one of it. */
  readonly dopRate: number;
  readonly bought: readonly {
    readonly name: string;
    readonly isGoods: boolean;
    readonly amountMinor: number;
  }[];
  readonly itbisMinor: number;
  /** Excise, other taxes, tip. */
  readonly othersMinor: number;
  readonly withheld: EcfWithheld;
  readonly paid: PaidParts;
  readonly dueOn: IsoDate | null;
}

/**
 * What the e-CF of an own purchase says. Minor expenses are exempt in it: ITBIS, tip and the like are part of the price. ITBIS
 * of a purchase falls on the whole or on nothing, and its document has no place for a tip or other taxes: a bill with such
 * things comes to another sum, and is refused (`ecfProblems`).
 */
export function purchaseDraft(
  purchase: PurchaseRecord,
  issuer: EcfIssuer,
  rules: readonly TaxRule[] = TAX_RULES,
): EcfDraft {
  const { kind, issuedOn, dopRate, dueOn } = purchase;
  const isMinor = kind === 'minor_expenses';
  const isForeign = purchase.currency !== 'DOP';
  const pesos = (minor: number) => toPesos(minor, dopRate);
  const withheld = {
    itbisMinor: pesos(purchase.withheld.itbisMinor),
    isrMinor: pesos(purchase.withheld.isrMinor),
  };
  const priced = purchaseLines(purchase);
  const lines = isMinor ? priced : withholdFrom(priced, withheld, (line) => !line.isGoods);
  const itbisMinor = isMinor ? 0 : pesos(purchase.itbisMinor);
  const { totalMinor } = ecfSums({ lines, itbisMinor });
  return {
    ...{ kind, expiresOn: purchase.expiresOn, issuedOn, internalNumber: purchase.internalNumber },
    // Purchases have no type of income; the documents of these kinds do not say one.
    ...{ incomeType: '04', period: null, reference: null, issuer, lines, itbisMinor },
    payment: paymentOf(purchase.paid, dueOn && laterOf(dueOn, issuedOn), totalMinor),
    buyer: isMinor ? null : buyerOf(purchase.vendor),
    itbisBasisPoints: taxRule('itbis_basis_points', issuedOn, rules)?.value ?? 0,
    foreign: isForeign
      ? {
          currency: 'USD',
          rateUnits: rateUnits(dopRate),
          itbisMinor: isMinor ? 0 : purchase.itbisMinor,
        }
      : null,
  };
}

/** What was bought, summing in pesos to the price as it is booked. */
function purchaseLines({ kind, bought, itbisMinor, othersMinor, ...bill }: PurchaseRecord): EcfLine[] {
  const isMinor = kind === 'minor_expenses';
  const amounts = bought.map((line) => line.amountMinor);
  const price = amounts.reduce((sum, amount) => sum + amount, isMinor ? itbisMinor + othersMinor : 0);
  const own = shares(price, amounts);
  // Each tax is changed into pesos by itself, as the forms do.
  const parts = isMinor ? [price - itbisMinor - othersMinor, itbisMinor, othersMinor] : [price];
  const pesos = shares(
    parts.reduce((sum, part) => sum + toPesos(part, bill.dopRate), 0),
    own,
  );
  return bought.map(({ name, isGoods }, index) => ({
    ...{ name, isGoods, withheld: null, isTaxed: !isMinor && itbisMinor > 0 },
    amountMinor: pesos[index] ?? 0,
    foreignMinor: bill.currency === 'DOP' ? null : (own[index] ?? 0),
  }));
}
