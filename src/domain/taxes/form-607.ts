// Long because the rows of a form and what is checked of each of them stand together.
import type { IsoDate } from '../foundation/dates.ts';
import { decimal } from '../foundation/decimal.ts';
import type { IdentityType } from '../foundation/enums.ts';
import { firstDayOf, type IsoMonth, lastDayOf, monthOf } from '../foundation/months.ts';
import { type BilledMonth, checkReceipts } from './billed-month.ts';
import { checkFile, RowCheck } from './checks.ts';
import type { IncomeType, TaxpayerKind, TaxTreatment } from './codes.ts';
import { withoutElectronic } from './electronic-rows.ts';
import { itbisBilled } from './figure-lines.ts';
import { invoiceKindOf, parseNcf } from './ncf.ts';
import type { TaxFile } from './problems.ts';
import { expectedWithholding } from './rent-tax.ts';
import { taxRule } from './tax-rules.ts';
import { fileDate, fileName, fileText, optionalAmount } from './text-file.ts';

/** Columns 17 to 23 of the 607: how an invoice is paid, in centavos of DOP. */
export const saleForms = ['cash', 'transfer', 'card', 'credit', 'voucher', 'swap', 'other'] as const;
export type SaleForm = (typeof saleForms)[number];
export type SalePayments = Readonly<Record<SaleForm, number>>;

/** A fiscal invoice or a note about one as the 607 takes it; amounts in centavos of DOP. */
export interface Sale {
  readonly id: string;
  readonly ncf: string;
  /** The receipt that a note is about. */
  readonly modifiedNcf: string | null;
  readonly clientIdType: IdentityType | null;
  /** As stored: digits, for a passport capitals and digits. */
  readonly clientId: string;
  readonly clientName: string;
  readonly incomeType: IncomeType;
  readonly issuedOn: IsoDate;
  /** How ITBIS fell on it. */
  readonly treatment: TaxTreatment;
  readonly baseMinor: number;
  readonly itbisMinor: number;
  /** When the client withheld, or null. */
  readonly withheldOn: IsoDate | null;
  readonly itbisWithheldMinor: number;
  readonly isrWithheldMinor: number;
  readonly payments: SalePayments;
  /** A credit note that came too late to lower ITBIS. */
  readonly isItbisLost?: boolean;
  /** Whether ITBIS is expected on it: the unit is not an unfurnished dwelling. */
  readonly isTaxable: boolean;
}

/** Consumer invoices below the threshold: no line of their own, only these sums in the form. */
export interface ConsumerSummary {
  readonly count: number;
  readonly baseMinor: number;
  readonly itbisMinor: number;
  readonly payments: SalePayments;
}

export type SalesFile = TaxFile & { readonly consumers: ConsumerSummary };

const ID_TYPES: Readonly<Record<IdentityType, string>> = { rnc: '1', cedula: '2', passport: '3' };
const COLUMN = {
  clientId: 1,
  ncf: 3,
  modified: 4,
  date: 6,
  withheldOn: 7,
  base: 8,
  itbis: 9,
  itbisWithheld: 10,
  isrWithheld: 12,
  cash: 17,
};
/** Certificates round to the peso, and dollars to the centavo at their rate. */
const ROUNDING_MINOR = 100;

const totalOf = (sale: Sale) => sale.baseMinor + sale.itbisMinor;
const kindOf = (ncf: string) => parseNcf(ncf)?.kind;
/** A note about a receipt to a consumer has a line of its own, whatever it is about; its client need not be known. */
const isConsumerNote = ({ ncf, modifiedNcf }: Sale) =>
  kindOf(ncf) !== 'consumer' && invoiceKindOf(ncf, modifiedNcf) === 'consumer';

/**
 * Whether it only counts in the month's sums: to a consumer and below the threshold. What a client withheld stands in a
 * line alone, so a receipt of which it is told in its own month has one.
 */
export function isConsumerSum(sale: Sale): boolean {
  const threshold = taxRule('consumer_threshold_minor', sale.issuedOn)?.value ?? 0;
  const isReported = sale.withheldOn !== null && monthOf(sale.withheldOn) === monthOf(sale.issuedOn);
  return kindOf(sale.ncf) === 'consumer' && totalOf(sale) < threshold && !isReported;
}

/**
 * Form 607 of a month: 23 columns a line (Norma General 07-2018). What a client withheld after the month is left out
 * of it, and the receipt stands again in the month in which they did, with its own day. Electronic receipts are left out. Amounts are positive, also those of a credit note, whose type says what it does.
 * @param withheld receipts of any month of which clients withheld something in this one
 * @param billed the month's charges: those without a receipt are not in the file, which is said
 * @param landlord what clients withhold depends on it; null while the profile does not say, and nothing is compared then
 */
export function buildForm607(
  taxId: string,
  month: IsoMonth,
  sales: readonly Sale[],
  billed: readonly BilledMonth[] = [],
  landlord: TaxpayerKind | null = null,
  withheld: readonly Sale[] = [],
): SalesFile {
  const { paper, electronicCount } = withoutElectronic(sales);
  const again = withoutElectronic(withheld).paper.filter((sale) => isReportedAgain(sale, month));
  const own = [...paper.filter((sale) => !isConsumerSum(sale)), ...again];
  const lines = own.map((sale) => lineOf(sale, month));
  const rows = own.map(({ id, ncf }) => ({ id, ncf, key: ncf }));
  return {
    form: '607',
    name: fileName('607', taxId, month),
    text: fileText('607', taxId, month, lines),
    rowCount: lines.length,
    electronicCount,
    problems: [
      ...checkFile('rows_607', taxId, month, rows, 'invoice'),
      ...checkReceipts(billed),
      ...[...paper, ...again].flatMap((sale) => problemsOf(sale, month, landlord)),
    ],
    consumers: sumConsumers(paper.filter(isConsumerSum)),
  };
}

function isWithheldBy(sale: Sale, month: IsoMonth): boolean {
  return sale.withheldOn !== null && sale.withheldOn <= lastDayOf(month);
}

/** A receipt of a month before of which the client withheld in this one. */
function isReportedAgain(sale: Sale, month: IsoMonth): boolean {
  return sale.issuedOn < firstDayOf(month) && sale.withheldOn !== null && monthOf(sale.withheldOn) === month;
}

function lineOf(sale: Sale, month: IsoMonth): string[] {
  const isWithheld = isWithheldBy(sale, month);
  return [
    sale.clientId,
    sale.clientIdType === null ? '' : ID_TYPES[sale.clientIdType],
    sale.ncf,
    sale.modifiedNcf ?? '',
    sale.incomeType,
    fileDate(sale.issuedOn),
    isWithheld ? fileDate(sale.withheldOn) : '',
    decimal(sale.baseMinor),
    optionalAmount(itbisBilled(sale)),
    isWithheld ? optionalAmount(sale.itbisWithheldMinor) : '',
    '',
    isWithheld ? optionalAmount(sale.isrWithheldMinor) : '',
    '',
    '',
    '',
    '',
    // Of a note they are not asked for; what is left of a late one would not sum up to its columns.
    ...saleForms.map((form) =>
      isConsumerNote(sale) || sale.isItbisLost ? '' : optionalAmount(sale.payments[form]),
    ),
  ];
}

function problemsOf(sale: Sale, month: IsoMonth, landlord: TaxpayerKind | null) {
  const check = new RowCheck({ ncf: sale.ncf, place: 'invoice', recordId: sale.id });
  const ncf = check.ncf(COLUMN.ncf, sale.ncf);
  check.modified(COLUMN.modified, ncf, sale.modifiedNcf);
  if (!isReportedAgain(sale, month)) check.inMonth(COLUMN.date, sale.issuedOn, month);
  if (!isConsumerSum(sale) && !(isConsumerNote(sale) && sale.clientIdType === null)) {
    if (sale.clientIdType === null) check.error(COLUMN.clientId, 'missing');
    else check.identity(COLUMN.clientId, sale.clientIdType, sale.clientId);
  }
  if (sale.baseMinor <= 0) check.error(COLUMN.base, 'not_positive');
  if (sale.isTaxable && sale.itbisMinor === 0) check.warn(COLUMN.itbis, 'itbis_expected');
  if (sale.isItbisLost) check.warn(COLUMN.itbis, 'note_too_late');
  if (!sale.isTaxable && sale.itbisMinor > 0) check.warn(COLUMN.itbis, 'itbis_unexpected');
  const hasWithheld = sale.itbisWithheldMinor + sale.isrWithheldMinor > 0;
  if (hasWithheld && sale.withheldOn === null) check.error(COLUMN.withheldOn, 'needs_withholding_date');
  if (sale.withheldOn !== null && sale.withheldOn > lastDayOf(month))
    check.warn(COLUMN.withheldOn, 'after_month');
  if (sale.withheldOn !== null && sale.withheldOn < firstDayOf(month))
    check.error(COLUMN.withheldOn, 'outside_month');
  if (landlord !== null && isWithheldBy(sale, month)) checkWithheld(check, sale, landlord);
  const paid = saleForms.reduce((sum, form) => sum + sale.payments[form], 0);
  if (paid !== totalOf(sale)) check.error(COLUMN.cash, 'sum_differs');
  return check.problems;
}

/** What a client withheld beside what the rules ask of that client; nothing withheld may still come. */
function checkWithheld(check: RowCheck, sale: Sale, landlord: TaxpayerKind): void {
  const receipt = kindOf(sale.ncf) === 'credit_note' ? null : invoiceKindOf(sale.ncf, sale.modifiedNcf);
  if (sale.withheldOn === null || receipt === null) return;
  const { baseMinor, itbisMinor, treatment } = sale;
  const isTenantCompany = sale.clientIdType === 'rnc';
  // Electronic receipts are in no 607.
  const facts = { landlord, receipt, treatment, isTenantCompany, baseMinor, itbisMinor, isElectronic: false };
  const expected = expectedWithholding(facts, sale.withheldOn);
  const isOther = (is: number, due: number) => Math.abs(is - due) > ROUNDING_MINOR;
  if (expected.isItbisCertain && isOther(sale.itbisWithheldMinor, expected.itbisMinor))
    check.warn(COLUMN.itbisWithheld, 'withholding_differs');
  if (isOther(sale.isrWithheldMinor, expected.isrMinor))
    check.warn(COLUMN.isrWithheld, 'withholding_differs');
}

function sumConsumers(sales: readonly Sale[]): ConsumerSummary {
  const sum = (of: (sale: Sale) => number) => sales.reduce((total, sale) => total + of(sale), 0);
  return {
    count: sales.length,
    baseMinor: sum((sale) => sale.baseMinor),
    itbisMinor: sum((sale) => sale.itbisMinor),
    payments: Object.fromEntries(
      saleForms.map((form) => [form, sum((sale) => sale.payments[form])]),
    ) as unknown as SalePayments,
  };
}
