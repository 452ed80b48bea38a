import type { IsoDate } from '../../foundation/dates.ts';
import type { IdentityType } from '../../foundation/enums.ts';
import { allocateMinor } from '../../foundation/money.ts';
import type { OwnPurchaseKind } from '../ncf.ts';
import { TAX_RULES, type TaxRule, taxRule } from '../tax-rules.ts';
import type { EcfDraft, EcfIssuer, EcfLine, EcfPayment, EcfWithheld } from './ecf-facts.ts';
import { withholdFrom } from './ecf-lines.ts';
import { buyerOf } from './ecf-sales.ts';

/** A receipt that the issuer gives out for a bill of its own; amounts in centavos of DOP. */
export interface PurchaseRecord {
  readonly kind: OwnPurchaseKind;
  readonly expiresOn: IsoDate | null;
  readonly issuedOn: IsoDate;
  readonly internalNumber: string;
  readonly vendor: { readonly idType: IdentityType | null; readonly id: string; readonly name: string };
  readonly bought: readonly {
    readonly name: string;
    readonly isGoods: boolean;
    readonly amountMinor: number;
  }[];
  readonly itbisMinor: number;
  readonly withheld: EcfWithheld;
  /** Null where it is not known yet; purchases have to say it. */
  readonly payment: EcfPayment | null;
}

/**
 * What the e-CF of an own purchase says. Minor expenses are exempt in it: their ITBIS is part of the price. ITBIS of a purchase
 * falls on the whole or on nothing: a bill with ITBIS on some of its lines differs, and is refused (`ecfProblems`).
 */
export function purchaseDraft(
  purchase: PurchaseRecord,
  issuer: EcfIssuer,
  rules: readonly TaxRule[] = TAX_RULES,
): EcfDraft {
  const { kind, issuedOn, bought } = purchase;
  const isMinor = kind === 'minor_expenses';
  const prices = isMinor ? withItbis(purchase) : bought.map((line) => line.amountMinor);
  const lines = bought.map<EcfLine>(({ name, isGoods }, index) => ({
    ...{ name, isGoods, foreignMinor: null, withheld: null },
    isTaxed: !isMinor && purchase.itbisMinor > 0,
    amountMinor: prices[index] ?? 0,
  }));
  return {
    ...{ kind, expiresOn: purchase.expiresOn, issuedOn, internalNumber: purchase.internalNumber, issuer },
    // Purchases have no type of income; the documents of these kinds do not say one.
    ...{ incomeType: '04', period: null, foreign: null, reference: null, payment: purchase.payment },
    buyer: isMinor ? null : buyerOf(purchase.vendor),
    lines: isMinor ? lines : withholdFrom(lines, purchase.withheld, (line) => !line.isGoods),
    itbisBasisPoints: taxRule('itbis_basis_points', issuedOn, rules)?.value ?? 0,
    itbisMinor: isMinor ? 0 : purchase.itbisMinor,
  };
}

function withItbis({ bought, itbisMinor }: PurchaseRecord): number[] {
  const amounts = bought.map((line) => line.amountMinor);
  const total = amounts.reduce((sum, amount) => sum + amount, itbisMinor);
  return amounts.some((amount) => amount > 0) ? allocateMinor(total, amounts) : amounts;
}
