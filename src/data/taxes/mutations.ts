// Long because each verb of taxes stands here with what it takes.

import { call, repeatable, verb } from '#src/data/call.ts';
import type { Arguments } from '#src/data/functions.ts';
import { firstDayOf, type IsoMonth } from '#src/domain/foundation/months.ts';
import type { TaxForm } from '#src/domain/taxes/codes.ts';
import { postApi } from '../api.ts';
import type { IssuerKey } from './issuers.ts';

/** Errors: ncf_range_malformed, ncf_range_overlaps, ncf_range_expired, ncf_expiry_missing. */
export const addNcfRange = repeatable('add_ncf_range');

/** Gives out no more numbers of a range. */
export const retireNcfRange = verb('retire_ncf_range');

export type FiscalInvoiceInput = Arguments<'issue_fiscal_invoice'>;

/** Gives out a fiscal receipt; returns its id. Errors: see `issue_fiscal_invoice`. */
export const issueFiscalInvoice = repeatable('issue_fiscal_invoice');

export type DebitNoteInput = Arguments<'issue_debit_note'>;

/** Adds charges to a receipt; returns the note's id. Errors: see `issue_debit_note`. */
export const issueDebitNote = repeatable('issue_debit_note');

/** Errors: month_filed, invoice_has_note, invoice_has_withholding. */
export const cancelFiscalInvoice = repeatable('cancel_fiscal_invoice');

/** Takes charges of an invoice back; returns the note's id. */
export const issueCreditNote = repeatable('issue_credit_note');

/** Errors: withholding_exceeds_invoice, withholding_exceeds_owed, date_in_future, date_before_invoice. */
export const recordWithholding = repeatable('record_withholding');

interface FormKey extends IssuerKey {
  readonly form: TaxForm;
  readonly month: IsoMonth;
}

/** A form as the reader saw it; the Worker makes it again, and refuses one that has changed since. */
type SeenForm = FormKey & { readonly sha256: string };

/** Takes note that a form was checked as it is now. Errors: form_filed, form_has_errors, file_changed. */
export async function checkTaxForm(input: SeenForm): Promise<void> {
  await postApi('/api/tax-forms', { ...input, action: 'check' });
}

/** Errors: form_not_checked, file_changed, month_not_over. */
export async function fileTaxForm(input: SeenForm): Promise<void> {
  await postApi('/api/tax-forms', { ...input, action: 'file' });
}

/** Errors: reason_missing. */
export const reopenTaxForm = (input: FormKey & { readonly reason: string }) =>
  call('reopen_tax_form', { ...input, month: firstDayOf(input.month) });
