import type { NoReceiptReason } from '../expenses/bill.ts';
import type { IsoDate } from '../foundation/dates.ts';
import { decimal } from '../foundation/decimal.ts';
import type { IdentityType } from '../foundation/enums.ts';
import { firstDayOf, type IsoMonth, lastDayOf } from '../foundation/months.ts';
import { checkFile, RowCheck } from './checks.ts';
import {
  type ExpenseKind,
  expenseKinds,
  type IsrKind,
  isrKinds,
  type PaymentForm,
  paymentForms,
} from './codes.ts';
import { isIsrOfLaw } from './isr-rates.ts';
import type { BillName, TaxFile } from './problems.ts';
import { fileDate, fileName, fileText, optionalAmount } from './text-file.ts';

/** A vendor's bill as the 606 takes it; amounts in centavos of DOP. */
export interface Purchase extends BillName {
  readonly vendorId: string;
  readonly vendorIdType: IdentityType | null;
  /** Digits of the vendor's RNC or cédula. */
  readonly vendorTaxId: string;
  readonly expenseKind: ExpenseKind | null;
  readonly ncf: string;
  readonly modifiedNcf: string | null;
  /** Why it has no receipt and never will; null when it has one, or waits for it. */
  readonly noReceiptReason: NoReceiptReason | null;
  /** Null while it is not paid. */
  readonly paidOn: IsoDate | null;
  readonly servicesMinor: number;
  readonly goodsMinor: number;
  readonly itbisMinor: number;
  readonly itbisWithheldMinor: number;
  readonly itbisProportionalMinor: number;
  readonly itbisToCostMinor: number;
  readonly isrKind: IsrKind | null;
  readonly isrWithheldMinor: number;
  readonly exciseMinor: number;
  readonly otherTaxesMinor: number;
  readonly tipMinor: number;
  readonly paymentForm: PaymentForm | null;
  /** False for a bill in another currency whose rate is not known: it cannot be told. */
  readonly isInPesos: boolean;
}

/** A bill that is no row of the 606, for it has no receipt. */
export type PurchaseWithoutReceipt = Pick<Purchase, keyof BillName | 'noReceiptReason'>;

export interface Form606 extends TaxFile {
  readonly withoutReceipt: readonly PurchaseWithoutReceipt[];
}

const COLUMN = {
  vendorTaxId: 1,
  vendorIdType: 2,
  expenseKind: 3,
  ncf: 4,
  modified: 5,
  billedOn: 6,
  paidOn: 7,
  total: 10,
  itbis: 11,
  itbisWithheld: 12,
  itbisToCost: 14,
  isrKind: 17,
  isrWithheld: 18,
  paymentForm: 23,
};
const ON_CREDIT: PaymentForm = '04';

/**
 * Form 606 of a month: 23 columns a line (Norma General 07-2018). A bill stands in the month of its receipt; where
 * something was withheld, and it was paid in a later month, it stands in that one again, with its payment: columns 12, 17
 * and 18 need the day of payment in 7. Columns 16 and 19 are not in use.
 *
 * @param purchases of the month
 * @param paid paid in the month, whenever they are of
 */
export function buildForm606(
  taxId: string,
  month: IsoMonth,
  purchases: readonly Purchase[],
  paid: readonly Purchase[] = [],
): Form606 {
  const again = paid.filter((purchase) => isReportedAgain(purchase, month));
  const told = [...purchases, ...again].filter(({ ncf }) => ncf !== '');
  const lines = told.map((purchase) => lineOf(purchase, month));
  const rows = told.map(({ id, ncf, vendorTaxId }) => ({ id, ncf, key: `${vendorTaxId}|${ncf}` }));
  return {
    form: '606',
    name: fileName('606', taxId, month),
    text: fileText('606', taxId, month, lines),
    rowCount: lines.length,
    withoutReceipt: purchases.filter(({ ncf }) => ncf === ''),
    problems: [
      ...checkFile('rows_606', taxId, month, rows, 'bill'),
      ...told.flatMap((purchase) => problemsOf(purchase, month)),
      ...purchases.filter(({ ncf }) => ncf === '').flatMap(problemsWithoutReceipt),
    ],
  };
}

function hasWithheld({ itbisWithheldMinor, isrWithheldMinor }: Purchase): boolean {
  return itbisWithheldMinor + isrWithheldMinor > 0;
}

function isReportedAgain(purchase: Purchase, month: IsoMonth): boolean {
  return hasWithheld(purchase) && purchase.billedOn < firstDayOf(month) && isPaidBy(purchase, month);
}

function isPaidBy(purchase: Purchase, month: IsoMonth): boolean {
  return purchase.paidOn !== null && purchase.paidOn <= lastDayOf(month);
}

function lineOf(purchase: Purchase, month: IsoMonth): string[] {
  const isPaid = isPaidBy(purchase, month);
  return [
    purchase.vendorTaxId,
    purchase.vendorIdType === 'rnc' ? '1' : '2',
    purchase.expenseKind ?? '',
    purchase.ncf,
    purchase.modifiedNcf ?? '',
    fileDate(purchase.billedOn),
    isPaid ? fileDate(purchase.paidOn) : '',
    optionalAmount(purchase.servicesMinor),
    optionalAmount(purchase.goodsMinor),
    decimal(purchase.servicesMinor + purchase.goodsMinor),
    optionalAmount(purchase.itbisMinor),
    isPaid ? optionalAmount(purchase.itbisWithheldMinor) : '',
    optionalAmount(purchase.itbisProportionalMinor),
    optionalAmount(purchase.itbisToCostMinor),
    optionalAmount(purchase.itbisMinor - purchase.itbisToCostMinor),
    '',
    isPaid ? (purchase.isrKind ?? '') : '',
    isPaid ? optionalAmount(purchase.isrWithheldMinor) : '',
    '',
    optionalAmount(purchase.exciseMinor),
    optionalAmount(purchase.otherTaxesMinor),
    optionalAmount(purchase.tipMinor),
    isPaid ? (purchase.paymentForm ?? '') : ON_CREDIT,
  ];
}

function checkOf({ id, ncf, vendorName, billedOn, totalMinor, currency }: Purchase): RowCheck {
  return new RowCheck({
    ncf,
    place: 'bill',
    recordId: id,
    bill: { id, vendorName, billedOn, totalMinor, currency },
  });
}

/** A bill that has a reason to be left out is in order; one that has neither a number nor a reason is to be looked at. */
function problemsWithoutReceipt(purchase: Purchase) {
  const check = checkOf(purchase);
  if (purchase.noReceiptReason === null) check.warn(COLUMN.ncf, 'receipt_missing');
  return check.problems;
}

function problemsOf(purchase: Purchase, month: IsoMonth) {
  const check = checkOf(purchase);
  const vendor = { place: 'vendor', recordId: purchase.vendorId } as const;
  if (purchase.vendorIdType === 'passport') check.error(COLUMN.vendorIdType, 'malformed', vendor);
  else check.identity(COLUMN.vendorTaxId, purchase.vendorIdType ?? 'rnc', purchase.vendorTaxId, vendor);
  const isOf = (list: readonly string[], value: string | null) => value !== null && list.includes(value);
  if (!isOf(expenseKinds, purchase.expenseKind)) check.error(COLUMN.expenseKind, 'missing');
  const ncf = check.ncf(COLUMN.ncf, purchase.ncf);
  check.modified(COLUMN.modified, ncf, purchase.modifiedNcf);
  if (!isReportedAgain(purchase, month)) check.inMonth(COLUMN.billedOn, purchase.billedOn, month);
  if (!purchase.isInPesos) check.error(COLUMN.total, 'rate_missing');
  if (purchase.servicesMinor + purchase.goodsMinor <= 0) check.error(COLUMN.total, 'not_positive');
  if (purchase.itbisToCostMinor > purchase.itbisMinor) check.error(COLUMN.itbisToCost, 'itbis_parts');
  if (purchase.itbisWithheldMinor > purchase.itbisMinor) check.error(COLUMN.itbisWithheld, 'itbis_parts');
  if (hasWithheld(purchase) && !isPaidBy(purchase, month)) check.warn(COLUMN.paidOn, 'withheld_when_paid');
  else if (purchase.paidOn !== null && purchase.paidOn > lastDayOf(month))
    check.warn(COLUMN.paidOn, 'after_month');
  if (purchase.isrWithheldMinor > 0 && !isOf(isrKinds, purchase.isrKind))
    check.error(COLUMN.isrKind, 'missing');
  if (purchase.isrWithheldMinor === 0 && purchase.isrKind !== null)
    check.error(COLUMN.isrWithheld, 'missing');
  if (isPaidBy(purchase, month) && !isIsrOfLaw(purchase))
    check.warn(COLUMN.isrWithheld, 'withholding_differs');
  if (isPaidBy(purchase, month) && !isOf(paymentForms, purchase.paymentForm))
    check.error(COLUMN.paymentForm, 'missing');
  return check.problems;
}
