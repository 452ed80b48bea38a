// Long because each verb of taxes stands here with what it takes.
import { call } from '#src/data/call.ts';
import type { IdentityType } from '#src/domain/foundation/enums.ts';
import { firstDayOf, type IsoMonth } from '#src/domain/foundation/months.ts';
import type { OpeningCredit } from '#src/domain/taxes/carried-itbis.ts';
import type {
  CancellationReason,
  TaxForm,
  TaxpayerKind,
  TaxRegime,
  TaxTreatment,
} from '#src/domain/taxes/codes.ts';
import type { InvoiceKind, IssuedKind, NcfSeries } from '#src/domain/taxes/ncf.ts';
import { postApi } from '../api.ts';

export interface FiscalProfileInput {
  readonly organizationId: string;
  /** Digits of the RNC or cédula. */
  readonly taxId: string;
  readonly legalName: string;
  readonly taxpayerKind: TaxpayerKind;
  readonly taxRegime: TaxRegime;
  readonly isElectronicIssuer: boolean;
  /** Month with which the fiscal year ends: 3, 6, 9 or 12. */
  readonly fiscalYearEnd: number;
  /** Balance in favor of ITBIS at the end of a month; null for none. */
  readonly itbisCredit: OpeningCredit | null;
}

/** Errors: not_allowed, tax_id_malformed, name_missing, month_invalid. */
export async function saveFiscalProfile(input: FiscalProfileInput): Promise<void> {
  await call('save_fiscal_profile', {
    organizationId: input.organizationId,
    taxId: input.taxId,
    legalName: input.legalName,
    taxpayerKind: input.taxpayerKind,
    taxRegime: input.taxRegime,
    isElectronicIssuer: input.isElectronicIssuer,
    fiscalYearEnd: input.fiscalYearEnd,
    itbisCreditMonth: input.itbisCredit ? firstDayOf(input.itbisCredit.month) : undefined,
    itbisCreditMinor: input.itbisCredit?.creditMinor ?? 0,
  });
}

export interface NcfRangeInput {
  readonly organizationId: string;
  readonly series: NcfSeries;
  readonly kind: IssuedKind;
  readonly first: number;
  readonly last: number;
  /** Null for numbers that do not expire. */
  readonly expiresOn: string | null;
}

/** Errors: ncf_range_malformed, ncf_range_overlaps, ncf_range_expired. */
export async function addNcfRange(input: NcfRangeInput, requestId: string): Promise<string> {
  return call(
    'add_ncf_range',
    {
      organizationId: input.organizationId,
      series: input.series,
      kind: input.kind,
      first: input.first,
      last: input.last,
      expiresOn: input.expiresOn ?? undefined,
    },
    requestId,
  );
}

/** Gives out no more numbers of a range. */
export async function retireNcfRange(rangeId: string): Promise<void> {
  await call('retire_ncf_range', { rangeId });
}

export interface FiscalInvoiceInput {
  readonly chargeIds: readonly string[];
  readonly kind: InvoiceKind;
  readonly treatment: TaxTreatment;
  readonly clientName: string;
  readonly clientIdType: IdentityType | null;
  readonly clientId: string;
  /** Pesos for one of the lease's currency; 1 for pesos. */
  readonly dopRate: number;
  readonly rateSource: string;
}

/** Gives out a fiscal receipt; returns its id. Errors: see `issue_fiscal_invoice`. */
export async function issueFiscalInvoice(input: FiscalInvoiceInput, requestId: string): Promise<string> {
  return call(
    'issue_fiscal_invoice',
    {
      chargeIds: [...input.chargeIds],
      kind: input.kind,
      treatment: input.treatment,
      clientName: input.clientName,
      clientIdType: input.clientIdType ?? undefined,
      clientId: input.clientId,
      dopRate: input.dopRate,
      rateSource: input.rateSource,
    },
    requestId,
  );
}

export interface DebitNoteInput {
  /** The receipt that it adds to. */
  readonly invoiceId: string;
  readonly chargeIds: readonly string[];
  readonly reason: string;
  /** Pesos for one of the lease's currency on the note's day; 1 for pesos. */
  readonly dopRate: number;
  readonly rateSource: string;
}

/** Adds charges to a receipt; returns the note's id. Errors: see `issue_debit_note`. */
export async function issueDebitNote(input: DebitNoteInput, requestId: string): Promise<string> {
  return call(
    'issue_debit_note',
    {
      invoiceId: input.invoiceId,
      chargeIds: [...input.chargeIds],
      reason: input.reason,
      dopRate: input.dopRate,
      rateSource: input.rateSource,
    },
    requestId,
  );
}

/** Errors: month_filed, invoice_has_note, invoice_has_withholding. */
export async function cancelFiscalInvoice(
  input: { readonly invoiceId: string; readonly reason: CancellationReason },
  requestId: string,
): Promise<void> {
  await call(
    'cancel_fiscal_invoice',
    {
      invoiceId: input.invoiceId,
      reason: input.reason,
    },
    requestId,
  );
}

/** Takes charges of an invoice back; returns the note's id. */
export async function issueCreditNote(
  input: { readonly invoiceId: string; readonly chargeIds: readonly string[]; readonly reason: string },
  requestId: string,
): Promise<string> {
  return call(
    'issue_credit_note',
    {
      invoiceId: input.invoiceId,
      chargeIds: [...input.chargeIds],
      reason: input.reason,
    },
    requestId,
  );
}

export interface WithholdingInput {
  readonly invoiceId: string;
  readonly withheldOn: string;
  readonly itbisMinor: number;
  readonly isrMinor: number;
}

/** Errors: withholding_exceeds_invoice, withholding_exceeds_owed, date_in_future, date_before_invoice. */
export async function recordWithholding(input: WithholdingInput, requestId: string): Promise<string> {
  return call(
    'record_withholding',
    {
      invoiceId: input.invoiceId,
      withheldOn: input.withheldOn,
      itbisMinor: input.itbisMinor,
      isrMinor: input.isrMinor,
    },
    requestId,
  );
}

interface FormKey {
  readonly organizationId: string;
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
export async function reopenTaxForm(input: FormKey & { readonly reason: string }): Promise<void> {
  await call('reopen_tax_form', {
    organizationId: input.organizationId,
    form: input.form,
    month: firstDayOf(input.month),
    reason: input.reason,
  });
}
