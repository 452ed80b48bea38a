import type { Bill } from '#src/data/expenses/bills/queries.ts';
import type { ReceiptCorrection } from '#src/data/expenses/bills/receipts.ts';
import { changesAnotherReceipt, isFiscalReceiptNumber } from '#src/domain/expenses/bill.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import type { IdentityType } from '#src/domain/foundation/enums.ts';
import { checkIdentity } from '#src/domain/foundation/identity.ts';
import { type RateText, readRate, toBillRate } from '../bill-form/bill-rate.ts';
import { type BillForm, toReceipt } from '../bill-form/bill-schema.ts';

/** What may be put right of a posted bill, while it is typed. */
export interface Correction
  extends RateText,
    Pick<BillForm, 'ncf' | 'modifiedNcf' | 'noReceiptReason' | 'expenseKind'> {
  readonly vendorIdType: IdentityType | '';
  readonly vendorTaxId: string;
}

export type CorrectionProblem =
  | 'ncfMalformed'
  | 'modifiedMissing'
  | 'rateMissing'
  | 'rateDayInvalid'
  | 'idMalformed';

/** The bill as it is. */
export function correctionOf(bill: Bill): Correction {
  return {
    ncf: bill.ncf,
    modifiedNcf: bill.modifiedNcf,
    noReceiptReason: (bill.noReceiptReason ?? '') as Correction['noReceiptReason'],
    expenseKind: bill.expenseKind as Correction['expenseKind'],
    vendorIdType: bill.vendorIdentityType ?? '',
    vendorTaxId: bill.vendorIdentityNumber,
    dopRate: bill.dopRate === null ? '' : String(bill.dopRate),
    rateSource: bill.rateSource,
    ratedOn: bill.ratedOn ?? bill.billedOn,
  };
}

/** What to send, and what is wrong with it by field. */
export function readCorrection(draft: Correction, bill: Bill) {
  const problems: Partial<Record<keyof Correction, CorrectionProblem>> = {};
  const receipt = toReceipt({
    ...draft,
    ncf: draft.ncf.trim().toUpperCase(),
    modifiedNcf: draft.modifiedNcf.trim().toUpperCase(),
  });
  const identity = draft.vendorIdType === '' ? null : checkIdentity(draft.vendorIdType, draft.vendorTaxId);
  if (receipt.ncf !== '' && !isFiscalReceiptNumber(receipt.ncf)) problems.ncf = 'ncfMalformed';
  else if (changesAnotherReceipt(receipt.ncf) && !isFiscalReceiptNumber(receipt.modifiedNcf))
    problems.modifiedNcf = 'modifiedMissing';
  if (identity?.status === 'malformed') problems.vendorTaxId = 'idMalformed';
  if (bill.currency !== 'DOP') {
    if (readRate(draft.dopRate) === null) problems.dopRate = 'rateMissing';
    if (draft.rateSource.trim() === '') problems.rateSource = 'rateMissing';
    if (!isIsoDate(draft.ratedOn) || draft.ratedOn > bill.billedOn) problems.ratedOn = 'rateDayInvalid';
  }
  const input: ReceiptCorrection = {
    billId: bill.id,
    ...receipt,
    expenseKind: draft.expenseKind,
    vendorIdType: draft.vendorIdType || null,
    vendorTaxId: identity?.value ?? '',
    rate: bill.currency === 'DOP' ? null : toBillRate(draft, bill.billedOn),
  };
  return { input, problems };
}
