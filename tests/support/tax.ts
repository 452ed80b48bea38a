import { createHash, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { IdentityType } from '#src/domain/foundation/enums.ts';
import type { TaxForm, TaxpayerKind, TaxTreatment } from '#src/domain/taxes/codes.ts';
import type { IssuedKind, NcfSeries } from '#src/domain/taxes/ncf.ts';
import { act, type Caller } from '#tests/support/actors.ts';
import { call, type Input } from '#tests/support/call.ts';
import { addOwnReceiptRows } from '#tests/support/own-receipts.ts';
import type { Landlord } from '#tests/support/portfolio.ts';
import { verbs } from '#tests/support/verbs.ts';

/** A company whose number is the valid example of python-stdnum. */
export const CLIENT = { name: 'Ferretería Sol, S. R. L.', idType: 'rnc', id: '101010632' } as const;
/** Stands for a file, with its hash. */
export const CONTENT = '606|101850043|202601|0\r\n';
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
export const HASH = sha256(CONTENT);

interface RangeInput {
  kind: IssuedKind;
  series?: NcfSeries;
  first?: number;
  last?: number;
  expiresOn?: string;
}
interface InvoiceInput {
  chargeIds: readonly (string | undefined)[];
  kind?: IssuedKind;
  treatment?: TaxTreatment;
  client?: { name?: string; idType?: IdentityType | null; id?: string };
  dopRate?: number;
  rateSource?: string;
}
interface FormInput {
  form: TaxForm;
  /** First day. */
  month: string;
  content?: string;
  hasErrors?: boolean;
  /** Instead of a form that is made for it. */
  madeId?: string;
}

/** The verbs of taxes as a caller uses them. */
export const taxVerbs = {
  saveProfile: (
    sql: Sql,
    { owner, organizationId }: Landlord,
    more: { kind?: TaxpayerKind; taxId?: string; isElectronic?: boolean } = {},
  ) =>
    call(sql, owner, 'save_fiscal_profile', {
      p_organization_id: organizationId,
      p_tax_id: more.taxId ?? '101850043',
      p_legal_name: 'Alquileres de prueba, S. R. L.',
      p_taxpayer_kind: more.kind ?? 'person',
      p_is_electronic_issuer: more.isElectronic,
    }),

  addRange: (sql: Sql, { owner, organizationId }: Landlord, input: RangeInput) =>
    call(sql, owner, 'add_ncf_range', {
      p_request_id: randomUUID(),
      p_organization_id: organizationId,
      p_series: input.series ?? 'B',
      p_kind: input.kind,
      p_first: input.first ?? 1,
      p_last: input.last ?? 100,
      p_expires_on: input.expiresOn,
    }),

  markUnusable: (
    sql: Sql,
    caller: Caller,
    input: Input<{ rangeId: string; first: number; last: number; reason?: string; day: string }>,
  ) =>
    call(sql, caller, 'mark_ncf_unusable', {
      p_request_id: input.requestId ?? randomUUID(),
      p_range_id: input.rangeId,
      p_first: input.first,
      p_last: input.last,
      p_reason: input.reason ?? '10',
      p_day: input.day,
    }),

  withdrawUnusable: (sql: Sql, caller: Caller, markId: string) =>
    call(sql, caller, 'withdraw_unusable_ncf', { p_mark_id: markId }),

  issueInvoice: (sql: Sql, caller: Caller, input: Input<InvoiceInput>) => {
    const client = { ...CLIENT, ...input.client };
    return call(sql, caller, 'issue_fiscal_invoice', {
      p_request_id: input.requestId ?? randomUUID(),
      p_charge_ids: input.chargeIds,
      p_kind: input.kind ?? 'fiscal_credit',
      p_treatment: input.treatment ?? 'taxable',
      p_client_name: client.name,
      p_client_id_type: client.idType,
      p_client_id: client.id,
      p_dop_rate: input.dopRate,
      p_rate_source: input.rateSource,
    });
  },

  cancelInvoice: (sql: Sql, caller: Caller, input: Input<{ invoiceId: string; reason?: string }>) =>
    call(sql, caller, 'cancel_fiscal_invoice', {
      p_request_id: input.requestId ?? randomUUID(),
      p_invoice_id: input.invoiceId,
      p_reason: input.reason ?? '04',
    }),

  issueDebitNote: (
    sql: Sql,
    caller: Caller,
    input: Input<{
      invoiceId: string;
      chargeIds: readonly (string | undefined)[];
      reason?: string;
      dopRate?: number;
      rateSource?: string;
    }>,
  ) =>
    call(sql, caller, 'issue_debit_note', {
      p_request_id: input.requestId ?? randomUUID(),
      p_invoice_id: input.invoiceId,
      p_charge_ids: input.chargeIds,
      p_reason: input.reason ?? 'Intereses por mora',
      p_dop_rate: input.dopRate,
      p_rate_source: input.rateSource,
    }),

  issueCreditNote: (
    sql: Sql,
    caller: Caller,
    input: Input<{ invoiceId: string; chargeIds: readonly (string | undefined)[]; reason?: string }>,
  ) =>
    call(sql, caller, 'issue_credit_note', {
      p_request_id: input.requestId ?? randomUUID(),
      p_invoice_id: input.invoiceId,
      p_charge_ids: input.chargeIds,
      p_reason: input.reason ?? 'Error',
    }),

  recordWithholding: (
    sql: Sql,
    caller: Caller,
    input: Input<{ invoiceId: string; on: string; itbisMinor?: number; isrMinor?: number }>,
  ) =>
    call(sql, caller, 'record_withholding', {
      p_request_id: input.requestId ?? randomUUID(),
      p_invoice_id: input.invoiceId,
      p_withheld_on: input.on,
      p_itbis_minor: input.itbisMinor,
      p_isr_minor: input.isrMinor,
    }),

  /** Of operating cash where nothing else is said. */
  recordSettlement: async (
    sql: Sql,
    { owner, organizationId }: Landlord,
    input: Input<{
      on: string;
      grossMinor: number;
      itbisMinor: number;
      acquirer?: string;
      reference?: string;
      accountId?: string | undefined;
      caller?: Caller;
    }>,
  ) => {
    const [cash] = await sql<{ id: string }[]>`
      select id from public.accounts where organization_id = ${organizationId} and system_key = 'operating_cash'`;
    return call(sql, input.caller ?? owner, 'record_card_settlement', {
      p_request_id: input.requestId ?? randomUUID(),
      p_organization_id: organizationId,
      p_account_id: input.accountId ?? cash?.id,
      p_settled_on: input.on,
      p_acquirer: input.acquirer ?? 'Azul',
      p_gross_minor: input.grossMinor,
      p_itbis_withheld_minor: input.itbisMinor,
      p_reference: input.reference,
    });
  },

  reverseSettlement: (sql: Sql, caller: Caller, input: Input<{ settlementId: string; reason?: string }>) =>
    call(sql, caller, 'reverse_card_settlement', {
      p_request_id: input.requestId ?? randomUUID(),
      p_settlement_id: input.settlementId,
      p_reason: input.reason ?? 'Error',
    }),

  /** A form as if the Worker had made it of the records. */
  makeForm: async (
    sql: Sql,
    { organizationId }: Landlord,
    { form, month, ...more }: FormInput,
  ): Promise<string> => {
    const [row] = await sql<{ id: string }[]>`
      select private.keep_made_tax_form(${organizationId}, ${form}, ${month}, ${`DGII_F_${form}.TXT`}, 0,
        ${more.hasErrors ?? false}, ${more.content ?? CONTENT}) as id`;
    return row?.id ?? '';
  },

  checkForm: async (sql: Sql, landlord: Landlord, input: FormInput): Promise<string> =>
    call(sql, landlord.owner, 'check_tax_form', {
      p_organization_id: landlord.organizationId,
      p_form: input.form,
      p_month: input.month,
      p_made_id: input.madeId ?? (await taxVerbs.makeForm(sql, landlord, input)),
    }),

  fileForm: async (sql: Sql, landlord: Landlord, input: FormInput): Promise<string> =>
    call(sql, landlord.owner, 'file_tax_form', {
      p_organization_id: landlord.organizationId,
      p_form: input.form,
      p_month: input.month,
      p_made_id: input.madeId ?? (await taxVerbs.makeForm(sql, landlord, input)),
    }),

  reopenForm: (sql: Sql, { owner, organizationId }: Landlord, { form, month }: FormInput, reason: string) =>
    call(sql, owner, 'reopen_tax_form', {
      p_organization_id: organizationId,
      p_form: form,
      p_month: month,
      p_reason: reason,
    }),
};

export type TaxRows = Awaited<ReturnType<typeof addTaxRows>>;

/** Something in every table of taxes and of accounting files, through the verbs. */
export async function addTaxRows(sql: Sql, landlord: Landlord, leaseId: string, today: string) {
  const { owner, organizationId } = landlord;
  await taxVerbs.saveProfile(sql, landlord);
  const rangeId = await taxVerbs.addRange(sql, landlord, { kind: 'fiscal_credit' });
  await taxVerbs.addRange(sql, landlord, { kind: 'debit_note' });
  await taxVerbs.addRange(sql, landlord, { kind: 'credit_note' });
  const addCharge = () =>
    verbs.addCharge(sql, owner, { leaseId, amountMinor: 100_000, dueOn: today, description: 'Local' });
  const withheld = await taxVerbs.issueInvoice(sql, owner, { chargeIds: [await addCharge()] });
  await taxVerbs.recordWithholding(sql, owner, { invoiceId: withheld, on: today, isrMinor: 1_000 });
  const invoicedChargeId = await addCharge();
  const invoiceId = await taxVerbs.issueInvoice(sql, owner, { chargeIds: [invoicedChargeId] });
  const openChargeId = await addCharge();
  await taxVerbs.checkForm(sql, landlord, { form: '606', month: '2026-01-01' });
  const filed = { form: '608', month: '2025-01-01' } as const;
  await taxVerbs.checkForm(sql, landlord, filed);
  await taxVerbs.fileForm(sql, landlord, filed);
  await act(sql, owner, async (transaction) => {
    const [account] = await transaction<{ id: string }[]>`
      select id from public.accounts where organization_id = ${organizationId} and system_key = 'rent_income'`;
    const [cash] = await transaction<{ id: string }[]>`
      select id from public.accounts where organization_id = ${organizationId} and system_key = 'operating_cash'`;
    await transaction`select public.save_accounting_names(${organizationId}, 'xero',
      ${transaction.json({ [account?.id ?? '']: '200' })})`;
    await transaction`select public.record_accounting_export(${randomUUID()}, ${organizationId}, 'xero_bank', 'DOP',
      ${today}, ${today}, false, 1, 1, 'xero_bank.csv', ${HASH}, ${cash?.id ?? ''})`;
  });
  await taxVerbs.addRange(sql, landlord, { kind: 'purchases' });
  const unusableId = await taxVerbs.markUnusable(sql, owner, { rangeId, first: 90, last: 91, day: today });
  const settlementId = await taxVerbs.recordSettlement(sql, landlord, {
    on: today,
    grossMinor: 10_000,
    itbisMinor: 200,
  });
  const own = await addOwnReceiptRows(sql, landlord, today);
  const madeToCheck = await taxVerbs.makeForm(sql, landlord, { form: '607', month: '2026-01-01' });
  const madeToFile = await taxVerbs.makeForm(sql, landlord, { form: '606', month: '2026-01-01' });
  return {
    madeToCheck,
    madeToFile,
    rangeId,
    unusableId,
    invoiceId,
    invoicedChargeId,
    openChargeId,
    settlementId,
    ...own,
  };
}
