// The form of a bill and its way there and back: long, because formato 606 asks for much.
import * as v from 'valibot';
import type { BillInput } from '#src/data/expenses/bills/mutations.ts';
import type { Bill, BillLine } from '#src/data/expenses/bills/queries.ts';
import {
  type BillAmounts,
  changesAnotherReceipt,
  expenseKinds,
  isCreditNote,
  isFiscalReceiptNumber,
  isrKinds,
  itbisKindOf,
  itbisKinds,
  noReceiptReasons,
} from '#src/domain/expenses/bill.ts';
import { addDays, isIsoDate } from '#src/domain/foundation/dates.ts';
import { type CurrencyCode, currencyCodes } from '#src/domain/foundation/enums.ts';
import { MAX_AMOUNT_MINOR } from '#src/domain/foundation/money-text.ts';
import { ownPurchaseKinds } from '#src/domain/taxes/ncf.ts';
import { NO_RATE, readRate, toBillRate } from './bill-rate.ts';

const USUAL_DUE_DAYS = 15;
const MOST_LINES = 100;

/** An amount or null; NaN is a text that is no amount. */
const amount = (least: number, message: string) =>
  v.nullable(
    v.pipe(
      v.custom<number>((value) => typeof value === 'number', message),
      v.check((minor) => minor >= least && minor <= MAX_AMOUNT_MINOR, message),
    ),
  );
const tax = amount(0, 'optionalAmount');
const receiptNumber = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.check((typed) => typed === '' || isFiscalReceiptNumber(typed), 'ncfMalformed'),
);

const line = v.object({
  accountId: v.pipe(
    v.nullable(v.string()),
    v.check((id) => id !== null, 'accountMissing'),
  ),
  description: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(200, 'textLong')),
  nature: v.picklist(['services', 'goods']),
  amountMinor: v.pipe(
    amount(1, 'amountInvalid'),
    v.check((minor) => minor !== null, 'amountInvalid'),
  ),
});

const entries = v.object({
  vendorId: v.pipe(
    v.nullable(v.string()),
    v.check((id) => id !== null, 'vendorMissing'),
  ),
  propertyId: v.nullable(v.string()),
  unitId: v.nullable(v.string()),
  ncf: receiptNumber,
  modifiedNcf: receiptNumber,
  /** Empty for a bill with the vendor's receipt; else why there is none, or which one is given out for it. */
  noReceiptReason: v.picklist([...noReceiptReasons, ...ownPurchaseKinds, '']),
  expenseKind: v.picklist(expenseKinds, 'required'),
  /** Today, where the organization is: what a bill may not be later than. */
  today: v.string(),
  billedOn: v.string(),
  dueOn: v.string(),
  currency: v.picklist(currencyCodes),
  dopRate: v.string(),
  rateSource: v.pipe(v.string(), v.maxLength(80, 'textLong')),
  ratedOn: v.string(),
  lines: v.pipe(v.array(line), v.minLength(1), v.maxLength(MOST_LINES)),
  itbisKind: v.picklist(itbisKinds),
  itbisMinor: tax,
  itbisWithheldMinor: tax,
  itbisProportionalMinor: tax,
  itbisToCostMinor: tax,
  isrKind: v.picklist([...isrKinds, '']),
  isrWithheldMinor: tax,
  exciseMinor: tax,
  otherTaxesMinor: tax,
  tipMinor: tax,
  note: v.pipe(v.string(), v.trim(), v.maxLength(500, 'textLong')),
});

type Entries = v.InferOutput<typeof entries>;

/** A rule over several fields, said at one of them. */
const rule = <const Field extends keyof Entries>(
  field: Field,
  isKept: (form: Entries) => boolean,
  message: string,
) => v.forward<Entries, v.CheckIssue<Entries>, [Field]>(v.check(isKept, message), [field]);

const isUpTo = (part: number | null, whole: number | null) => (part ?? 0) <= (whole ?? 0);
const baseOf = (form: Entries) => form.lines.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0);

/** The kind of receipt that is given out for the bill; null where the vendor gives one, or there is none. */
export const purchaseReceiptOf = ({ noReceiptReason }: Pick<Entries, 'noReceiptReason'>) =>
  ownPurchaseKinds.find((kind) => kind === noReceiptReason) ?? null;
const isWithoutReceipt = (form: Entries) => form.noReceiptReason !== '' && purchaseReceiptOf(form) === null;
const isMinor = (form: Entries) => form.noReceiptReason === 'minor_expenses';
const isSame = (part: number | null, whole: number | null) => (part ?? 0) === (whole ?? 0);

const isWithheldOfCredit = (form: Entries, minor: number | null) =>
  form.noReceiptReason === '' && isCreditNote(form.ncf) && Boolean(minor);

/** Pesos are told as they are. */
export const needsRate = ({ currency }: { readonly currency: CurrencyCode }) => currency !== 'DOP';

/** A bill, as typed. */
export const billSchema = v.pipe(
  entries,
  rule('billedOn', ({ billedOn, today }) => isIsoDate(billedOn) && billedOn <= today, 'dateFuture'),
  rule('dueOn', ({ billedOn, dueOn }) => isIsoDate(dueOn) && dueOn >= billedOn, 'dueInvalid'),
  rule(
    'modifiedNcf',
    ({ ncf, modifiedNcf, noReceiptReason }) =>
      noReceiptReason !== '' || !changesAnotherReceipt(ncf) || modifiedNcf !== '',
    'modifiedMissing',
  ),
  rule('itbisWithheldMinor', (form) => !isWithheldOfCredit(form, form.itbisWithheldMinor), 'creditWithheld'),
  rule('isrWithheldMinor', (form) => !isWithheldOfCredit(form, form.isrWithheldMinor), 'creditWithheld'),
  rule('itbisWithheldMinor', (form) => isUpTo(form.itbisWithheldMinor, form.itbisMinor), 'itbisParts'),
  rule('itbisToCostMinor', (form) => isUpTo(form.itbisToCostMinor, form.itbisMinor), 'itbisParts'),
  rule(
    'itbisToCostMinor',
    (form) => !isWithoutReceipt(form) || isSame(form.itbisToCostMinor, form.itbisMinor),
    'itbisWithoutReceipt',
  ),
  rule(
    'itbisWithheldMinor',
    (form) => form.noReceiptReason !== 'purchases' || isSame(form.itbisWithheldMinor, form.itbisMinor),
    'purchaseItbis',
  ),
  rule(
    'itbisToCostMinor',
    (form) => !isMinor(form) || isSame(form.itbisToCostMinor, form.itbisMinor),
    'minorItbis',
  ),
  rule('itbisWithheldMinor', (form) => !isMinor(form) || !form.itbisWithheldMinor, 'minorWithheld'),
  rule('isrWithheldMinor', (form) => !isMinor(form) || !form.isrWithheldMinor, 'minorWithheld'),
  rule('dopRate', (form) => !needsRate(form) || readRate(form.dopRate) !== null, 'rateMissing'),
  rule('rateSource', (form) => !needsRate(form) || form.rateSource.trim() !== '', 'rateMissing'),
  rule(
    'ratedOn',
    (form) => !needsRate(form) || (isIsoDate(form.ratedOn) && form.ratedOn <= form.billedOn),
    'rateDayInvalid',
  ),
  rule(
    'itbisProportionalMinor',
    (form) => isUpTo(form.itbisProportionalMinor, form.itbisMinor),
    'itbisParts',
  ),
  rule(
    'isrWithheldMinor',
    ({ isrKind, isrWithheldMinor }) => (isrKind === '') === !isrWithheldMinor,
    'isrIncomplete',
  ),
  rule('isrWithheldMinor', (form) => isUpTo(form.isrWithheldMinor, baseOf(form)), 'withheldTooMuch'),
);
export type BillForm = v.InferInput<typeof billSchema>;

export const emptyLine = (accountId: string | null = null): BillForm['lines'][number] => ({
  accountId,
  description: '',
  nature: 'services',
  amountMinor: null,
});

const orNull = (minor: number) => (minor === 0 ? null : minor);

/** An empty form, due in two weeks. */
export function newBill(today: string, currency: CurrencyCode): BillForm {
  return {
    vendorId: null,
    propertyId: null,
    unitId: null,
    ncf: '',
    modifiedNcf: '',
    noReceiptReason: '',
    expenseKind: '02',
    today,
    billedOn: today,
    dueOn: addDays(today, USUAL_DUE_DAYS),
    currency,
    ...NO_RATE,
    lines: [emptyLine()],
    itbisKind: 'general',
    itbisMinor: null,
    itbisWithheldMinor: null,
    itbisProportionalMinor: null,
    itbisToCostMinor: null,
    isrKind: '',
    isrWithheldMinor: null,
    exciseMinor: null,
    otherTaxesMinor: null,
    tipMinor: null,
    note: '',
  };
}

/** A draft as its form shows it. */
export function billForm(bill: Bill, lines: readonly BillLine[], today: string): BillForm {
  return {
    vendorId: bill.vendorId,
    propertyId: bill.propertyId,
    unitId: bill.unitId,
    ncf: bill.ncf,
    modifiedNcf: bill.modifiedNcf,
    noReceiptReason: (bill.purchaseReceiptKind ?? bill.noReceiptReason ?? '') as BillForm['noReceiptReason'],
    expenseKind: bill.expenseKind as BillForm['expenseKind'],
    today,
    billedOn: bill.billedOn,
    dueOn: bill.dueOn,
    currency: bill.currency,
    dopRate: bill.dopRate === null ? '' : String(bill.dopRate),
    rateSource: bill.rateSource,
    ratedOn: bill.ratedOn ?? '',
    lines: lines.map((row) => ({
      accountId: row.accountId,
      description: row.description,
      nature: row.isGoods ? 'goods' : 'services',
      amountMinor: row.amountMinor,
    })),
    itbisKind: itbisKindOf(bill.itbisMinor, bill.servicesMinor + bill.goodsMinor),
    itbisMinor: orNull(bill.itbisMinor),
    itbisWithheldMinor: orNull(bill.itbisWithheldMinor),
    itbisProportionalMinor: orNull(bill.itbisProportionalMinor),
    itbisToCostMinor: orNull(bill.itbisToCostMinor),
    isrKind: (bill.isrKind ?? '') as BillForm['isrKind'],
    isrWithheldMinor: orNull(bill.isrWithheldMinor),
    exciseMinor: orNull(bill.exciseMinor),
    otherTaxesMinor: orNull(bill.otherTaxesMinor),
    tipMinor: orNull(bill.tipMinor),
    note: bill.note,
  };
}

const known = (minor: number | null) => (minor === null || Number.isNaN(minor) ? 0 : minor);

/** The amounts as far as they are typed, for the sums beside the form. */
export function amountsOf(form: BillForm): BillAmounts {
  return {
    lines: form.lines.map(({ amountMinor, nature }) => ({
      amountMinor: known(amountMinor),
      isGoods: nature === 'goods',
    })),
    itbisMinor: known(form.itbisMinor),
    itbisWithheldMinor: known(form.itbisWithheldMinor),
    itbisToCostMinor: known(form.itbisToCostMinor),
    isrWithheldMinor: known(form.isrWithheldMinor),
    exciseMinor: known(form.exciseMinor),
    otherTaxesMinor: known(form.otherTaxesMinor),
    tipMinor: known(form.tipMinor),
  };
}

/** A number, why there is none, or which receipt is given out. */
export function toReceipt(form: Pick<BillForm, 'ncf' | 'modifiedNcf' | 'noReceiptReason'>) {
  const { ncf, modifiedNcf, noReceiptReason } = form;
  const isNumbered = noReceiptReason === '';
  return {
    ncf: isNumbered ? ncf : '',
    modifiedNcf: isNumbered && changesAnotherReceipt(ncf) ? modifiedNcf : '',
    noReceiptReason: noReceiptReasons.find((reason) => reason === noReceiptReason) ?? null,
  };
}

export function toBillInput(form: BillForm, organizationId: string, billId: string | null): BillInput {
  const amounts = amountsOf(form);
  return {
    organizationId,
    billId,
    vendorId: form.vendorId ?? '',
    propertyId: form.propertyId,
    unitId: form.propertyId ? form.unitId : null,
    ...toReceipt(form),
    purchaseReceipt: purchaseReceiptOf(form),
    expenseKind: form.expenseKind,
    billedOn: form.billedOn,
    dueOn: form.dueOn,
    currency: form.currency,
    rate: needsRate(form) ? toBillRate(form, form.billedOn) : null,
    ...amounts,
    lines: form.lines.map((row) => ({
      accountId: row.accountId ?? '',
      description: row.description,
      isGoods: row.nature === 'goods',
      amountMinor: known(row.amountMinor),
    })),
    itbisProportionalMinor: known(form.itbisProportionalMinor),
    isrKind: form.isrKind || null,
    note: form.note,
  };
}
