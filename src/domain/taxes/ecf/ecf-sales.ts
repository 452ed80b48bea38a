import { type IsoDate, laterOf } from '../../foundation/dates.ts';
import type { CurrencyCode, IdentityType } from '../../foundation/enums.ts';
import { allocateMinor } from '../../foundation/money.ts';
import type { IncomeType, TaxTreatment } from '../codes.ts';
import { toPesos } from '../invoice-sale.ts';
import type { SaleKind } from '../ncf.ts';
import { TAX_RULES, type TaxRule, taxRule } from '../tax-rules.ts';
import type { EcfBuyer, EcfDraft, EcfIssuer, EcfPayment, EcfReference, EcfWithheld } from './ecf-facts.ts';
import { type ReceiptCharge, receiptLines, withholdFrom } from './ecf-lines.ts';
import { ecfSums, rateUnits } from './ecf-numbers.ts';

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
  readonly paid: Readonly<Record<'cash' | 'transfer' | 'card' | 'other' | 'credit', number>>;
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
    payment: paymentOf(sale, ecfSums({ lines, itbisMinor }).totalMinor),
    itbisBasisPoints: taxRule('itbis_basis_points', day, rules)?.value ?? 0,
    foreign: isForeign
      ? { currency: 'USD', rateUnits: rateUnits(dopRate), itbisMinor: sale.itbisMinor }
      : null,
  };
}

/**
 * The ways of payment in pesos, summing to the total to the centavo. A document may not be due before its day: what is overdue
 * when it is given out is due then, and so is what a credit note gives back.
 */
function paymentOf({ kind, paid, issuedOn, dueOn: day }: SaleRecord, totalMinor: number): EcfPayment {
  const dueOn = day === null && kind !== 'credit_note' ? null : laterOf(day ?? issuedOn, issuedOn);
  const weights = [paid.cash, paid.transfer, paid.card, paid.other, paid.credit];
  const parts = weights.some((weight) => weight > 0) ? allocateMinor(totalMinor, weights) : [];
  const [cashMinor = 0, transferMinor = 0, cardMinor = 0, otherMinor = 0, creditMinor = 0] = parts;
  return { cashMinor, transferMinor, cardMinor, otherMinor, creditMinor, dueOn };
}
