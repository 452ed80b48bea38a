import type { IsoDate } from '../../foundation/dates.ts';
import { allocateMinor } from '../../foundation/money.ts';
import type { TaxTreatment } from '../codes.ts';
import { toPesos } from '../invoice-sale.ts';
import { taxablePartOf } from '../rent-tax.ts';
import { TAX_RULES, type TaxRule } from '../tax-rules.ts';
import type { EcfLine, EcfWithheld } from './ecf-facts.ts';

/** What a receipt is for, in its own currency, without ITBIS. */
export interface ReceiptCharge {
  readonly name: string;
  readonly amountMinor: number;
}

export interface ChargedReceipt {
  readonly charges: readonly ReceiptCharge[];
  readonly treatment: TaxTreatment;
  readonly isForeign: boolean;
  /** Pesos for one of its currency. */
  readonly dopRate: number;
  /** Day whose rules part the price: of a credit note, that of its receipt. */
  readonly day: IsoDate;
}

/** The parts of an amount, of nothing among nothing too. */
export function shares(totalMinor: number, weights: readonly number[]): number[] {
  return weights.some((weight) => weight > 0) ? allocateMinor(totalMinor, weights) : weights.map(() => 0);
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

interface Priced {
  readonly pesos: readonly number[];
  readonly own: readonly number[];
}

/**
 * A receipt's charges as lines of its document. In pesos they sum to the price as it is booked, to the centavo. A furnished
 * dwelling has two for each charge: what is presumed to be for the furniture, taxed, and the dwelling, exempt.
 */
export function receiptLines(receipt: ChargedReceipt, rules: readonly TaxRule[] = TAX_RULES): EcfLine[] {
  const { charges, treatment, isForeign, dopRate } = receipt;
  const own = charges.map((charge) => charge.amountMinor);
  const pesos = shares(toPesos(sumOf(own), dopRate), own);
  const all: Priced = { pesos, own };
  const lineOf = (name: string, isTaxed: boolean, priced: Priced, index: number): EcfLine => ({
    ...{ name, isGoods: false, isTaxed, withheld: null },
    amountMinor: priced.pesos[index] ?? 0,
    foreignMinor: isForeign ? (priced.own[index] ?? 0) : null,
  });
  if (treatment !== 'furnished')
    return charges.map(({ name }, index) => lineOf(name, treatment === 'taxable', all, index));
  const taxedOf = (amounts: readonly number[]) =>
    shares(taxablePartOf(sumOf(amounts), treatment, receipt.day, rules), amounts);
  const taxed: Priced = { pesos: taxedOf(pesos), own: taxedOf(own) };
  const less = (from: readonly number[], part: readonly number[]) =>
    from.map((amount, index) => amount - (part[index] ?? 0));
  const exempt: Priced = { pesos: less(pesos, taxed.pesos), own: less(own, taxed.own) };
  return charges.flatMap(({ name }, index) => [
    lineOf(`Mobiliario: ${name}`, true, taxed, index),
    lineOf(`Vivienda: ${name}`, false, exempt, index),
  ]);
}

/**
 * The lines with what the buyer withholds, in pesos: ITBIS of what is taxed, income tax of all that it falls on. Where no line
 * is such a one, all are: nothing that is withheld is passed over in silence (`ecfProblems` refuses it).
 * @param ofIsr which lines have income tax withheld: of purchases, services alone
 */
export function withholdFrom(
  lines: readonly EcfLine[],
  withheld: EcfWithheld,
  ofIsr: (line: EcfLine) => boolean = () => true,
): EcfLine[] {
  const partsOf = (minor: number, isOf: (line: EcfLine) => boolean) => {
    const all = lines.map((line) => line.amountMinor);
    const some = lines.map((line) => (isOf(line) ? line.amountMinor : 0));
    return shares(minor, some.some((weight) => weight > 0) ? some : all);
  };
  const itbis = partsOf(withheld.itbisMinor, (line) => line.isTaxed);
  const isr = partsOf(withheld.isrMinor, ofIsr);
  return lines.map((line, index) => ({
    ...line,
    withheld: { itbisMinor: itbis[index] ?? 0, isrMinor: isr[index] ?? 0 },
  }));
}
