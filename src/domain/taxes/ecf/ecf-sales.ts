import { type IsoDate, laterOf } from '../../foundation/dates.ts';
import type { CurrencyCode, IdentityType } from '../../foundation/enums.ts';
import type { IncomeType, TaxTreatment } from '../codes.ts';
import { toPesos } from '../invoice-sale.ts';
import type { SaleKind } from '../ncf.ts';
import { TAX_RULES, type TaxRule, taxRule } from '../tax-rules.ts';
import type { EcfBuyer, EcfDraft, EcfIssuer, EcfReference, EcfWithheld } from './ecf-facts.ts';
import { type ReceiptCharge, receiptLines, withholdFrom } from './ecf-lines.ts';
import { ecfSums, rateUnits } from './ecf-numbers.ts';
import { type PaidParts, paymentOf } from './ecf-payments.ts';

/** A fiscal receipt or a note as it is kept; amounts in its own currency. */
export interface SaleRecord {
  readonly kind: SaleKind;
  readonly expiresOn: IsoDate | null;
  readonly issuedOn: IsoDate;
  readonly internalNumber: string;
  readonly incomeType: IncomeType;
  readonly treatment: TaxTreatment;
  readonly currency: CurrencyCode;
  readonly dopRate: number;
  readonly charges: readonly ReceiptCharge[];
  readonly itbisMinor: number;
  readonly paid: PaidParts;
  readonly dueOn: IsoDate | null;
  readonly period: EcfDraft['period'];
  readonly client: { readonly idType: IdentityType | null; readonly id: string; readonly name: string };
  /** What the client will withhold (`expectedWithholding`). */
  readonly withheld: EcfWithheld;
  readonly reference: EcfReference | null;
}

/** A client's number, by what it is: a passport is none of the tax authority's. */
export function buyerOf({ idType, id, name }: SaleRecord['client']): EcfBuyer {
  const isForeign = idType === 'passport';
  return { taxId: isForeign || idType === null ? '' : id, foreignId: isForeign ? id : '', name };
}

/**
 * What the e-CF of a receipt says. A credit note has the rate and the parts of the day of its receipt, everything else those
 * of its own day. Amounts in dollars are told in pesos as they are booked, price and ITBIS each by itself.
 */
export function saleDraft(
  sale: SaleRecord,
  issuer: EcfIssuer,
  rules: readonly TaxRule[] = TAX_RULES,
): EcfDraft {
  const { kind, issuedOn, reference, dopRate } = sale;
  const day = kind === 'credit_note' && reference ? reference.issuedOn : issuedOn;
  const isForeign = sale.currency !== 'DOP';
  const priced = receiptLines({ ...sale, isForeign, day }, rules);
  const pesos = (minor: number) => toPesos(minor, dopRate);
  const withheld = { itbisMinor: pesos(sale.withheld.itbisMinor), isrMinor: pesos(sale.withheld.isrMinor) };
  const lines = withheld.itbisMinor + withheld.isrMinor > 0 ? withholdFrom(priced, withheld) : priced;
  const itbisMinor = pesos(sale.itbisMinor);
  return {
    ...{ kind, expiresOn: sale.expiresOn, issuedOn, internalNumber: sale.internalNumber },
    ...{ incomeType: sale.incomeType, period: sale.period, issuer, lines, itbisMinor, reference },
    buyer: buyerOf(sale.client),
    payment: paymentOf(sale.paid, dueDay(sale), ecfSums({ lines, itbisMinor }).totalMinor),
    itbisBasisPoints: taxRule('itbis_basis_points', day, rules)?.value ?? 0,
    foreign: isForeign
      ? { currency: 'USD', rateUnits: rateUnits(dopRate), itbisMinor: sale.itbisMinor }
      : null,
  };
}

/**
 * A document may not be due before its day: what is overdue when it is given out is due then, and so is what a credit note
 * gives back.
 */
function dueDay({ kind, issuedOn, dueOn }: SaleRecord): IsoDate | null {
  return dueOn === null && kind !== 'credit_note' ? null : laterOf(dueOn ?? issuedOn, issuedOn);
}
