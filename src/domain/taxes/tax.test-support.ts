import { readFileSync } from 'node:fs';
import type { Purchase } from './form-606.ts';
import type { Sale, SalePayments } from './form-607.ts';

/** Bytes of a file that was written by hand from the published format. */
export function golden(name: string): Buffer {
  return readFileSync(new URL(`../../../tests/golden/tax/${name}`, import.meta.url));
}

export const nothingPaid: SalePayments = {
  cash: 0,
  transfer: 0,
  card: 0,
  credit: 0,
  voucher: 0,
  swap: 0,
  other: 0,
};

/** An invoice of 50,000.00 without ITBIS, sold on credit, with what a test is about put in its place. */
export function saleWith(more: Partial<Sale>): Sale {
  return {
    id: 'invoice',
    ncf: 'B0100000001',
    modifiedNcf: null,
    clientIdType: 'rnc',
    clientId: '101010632',
    clientName: 'Comercial Quisqueya',
    incomeType: '04',
    issuedOn: '2026-10-05',
    treatment: (more.itbisMinor ?? 0) > 0 ? 'taxable' : 'exempt',
    baseMinor: 5_000_000,
    itbisMinor: 0,
    withheldOn: null,
    itbisWithheldMinor: 0,
    isrWithheldMinor: 0,
    payments: {
      ...nothingPaid,
      credit: (more.baseMinor ?? 5_000_000) + (more.itbisMinor ?? 0),
    },
    isTaxable: (more.itbisMinor ?? 0) > 0,
    ...more,
  };
}

/** A bill for services of 10,000.00 without ITBIS, not paid yet, with what a test is about put in its place. */
export function purchaseWith(more: Partial<Purchase>): Purchase {
  return {
    id: 'bill',
    vendorId: 'vendor',
    vendorName: 'Ferretería Sol',
    vendorIdType: 'rnc',
    vendorTaxId: '101010632',
    expenseKind: '02',
    ncf: 'B0100000099',
    modifiedNcf: null,
    noReceiptReason: null,
    totalMinor: more.servicesMinor ?? 1_000_000,
    currency: 'DOP',
    billedOn: '2026-10-03',
    paidOn: null,
    servicesMinor: 1_000_000,
    goodsMinor: 0,
    itbisMinor: 0,
    itbisWithheldMinor: 0,
    itbisProportionalMinor: 0,
    itbisToCostMinor: 0,
    isrKind: null,
    isrWithheldMinor: 0,
    exciseMinor: 0,
    otherTaxesMinor: 0,
    tipMinor: 0,
    paymentForm: null,
    isInPesos: true,
    ...more,
  };
}

/**
 * Reads a file of the tax authority without the code that writes it: bytes to records, or an error that says where the
 * format is broken.
 */
export function readTaxFile(text: string, columnCount: number) {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  const [head = '', ...lines] = text.slice(0, -2).split('\r\n');
  const [form = '', taxId = '', month = '', count = ''] = head.split('|');
  if (/[\r\n]/.test(lines.join(''))) throw new Error('a line end inside a line');
  if (Number(count) !== lines.length) throw new Error('the count is not that of the lines');
  const rows = lines.map((line) => line.split('|'));
  if (rows.some((row) => row.length !== columnCount)) throw new Error('a line with other columns');
  return { form, taxId, month, rows };
}

/** "12345.67" in centavos, exactly; an empty value is nothing. */
export function centavos(text: string | undefined): number {
  if (!text) return 0;
  const match = /^(0|[1-9]\d*)\.(\d{2})$/.exec(text);
  if (match === null) throw new Error(`${text} is not an amount`);
  return Number(`${match[1]}${match[2]}`);
}
