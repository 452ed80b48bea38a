import { createHash, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { IdentityType } from '#src/domain/foundation/enums.ts';
import type { TaxForm, TaxpayerKind, TaxTreatment } from '#src/domain/taxes/codes.ts';
import type { IssuedKind, NcfSeries } from '#src/domain/taxes/ncf.ts';
import { act, type Caller } from '#tests/support/actors.ts';
import { addEcfRows } from '#tests/support/ecf-rows.ts';
import { accountOf } from '#tests/support/expenses.ts';
import type { Landlord } from '#tests/support/portfolio.ts';
import { addPurchaseReceiptRows } from '#tests/support/purchase-receipts.ts';
import { addReceivedRows } from '#tests/support/received-rows.ts';
import { verbs } from '#tests/support/verbs.ts';

/** A company whose number is the valid example of python-stdnum. */
export const CLIENT = { name: 'Ferretería Sol, S. R. L.', idType: 'rnc', id: '101010632' } as const;
/** Stands for a file, with its hash. */
export const CONTENT = '606|101850043|202601|0\r\n';
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
export const HASH = sha256(CONTENT);

/** What an issuer of electronic receipts says of itself beside its name. */
export const ELECTRONIC = {
  address: 'Calle El Conde 10, Santo Domingo',
  issuingWay: 'external',
  electronicSince: '2020-01-01',
} as const;

interface RangeInput {
  kind: IssuedKind;
  series?: NcfSeries;
  first?: number;
  last?: number;
  expiresOn?: string;
  issuerId?: string;
  forContingency?: boolean;
}
interface InvoiceInput {
  chargeIds: readonly (string | undefined)[];
  kind?: IssuedKind;
  treatment?: TaxTreatment;
  client?: { name?: string; idType?: IdentityType | null; id?: string };
  dopRate?: number;
  rateSource?: string;
  requestId?: string;
}
interface SettlementInput {
  on: string;
  grossMinor: number;
  itbisMinor: number;
  acquirer?: string;
  reference?: string;
  accountId?: string | undefined;
  caller?: Caller;
  requestId?: string;
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

/** The verbs of taxes that are said in fewer words here than to the API. */
export const taxVerbs = {
  saveProfile: (
    sql: Sql,
    { owner, organizationId }: Landlord,
    more: { kind?: TaxpayerKind; taxId?: string; isElectronic?: boolean } = {},
  ) =>
    verbs.saveFiscalIssuer(sql, owner, {
      organizationId,
      taxId: more.taxId ?? '101850043',
      legalName: 'Alquileres de prueba, S. R. L.',
      taxpayerKind: more.kind ?? 'person',
      ...(more.isElectronic && ELECTRONIC),
    }),

  addRange: (sql: Sql, { owner, organizationId }: Landlord, input: RangeInput) =>
    verbs.addNcfRange(sql, owner, { organizationId, series: 'B', first: 1, last: 100, ...input }),

  issueInvoice: (sql: Sql, caller: Caller, { client, ...input }: InvoiceInput) => {
    const { name, idType, id } = { ...CLIENT, ...client };
    return verbs.issueFiscalInvoice(sql, caller, {
      kind: 'fiscal_credit',
      treatment: 'taxable',
      clientName: name,
      clientIdType: idType,
      clientId: id,
      ...input,
    });
  },

  /** Of operating cash where nothing else is said. */
  recordSettlement: async (
    sql: Sql,
    { owner, organizationId }: Landlord,
    { caller = owner, on, itbisMinor, ...input }: SettlementInput,
  ) =>
    verbs.recordCardSettlement(sql, caller, {
      organizationId,
      acquirer: 'Azul',
      ...input,
      accountId: input.accountId ?? (await accountOf(sql, organizationId, 'operating_cash')),
      settledOn: on,
      itbisWithheldMinor: itbisMinor,
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
    verbs.checkTaxForm(sql, landlord.owner, await madeForm(sql, landlord, input)),

  fileForm: async (sql: Sql, landlord: Landlord, input: FormInput): Promise<string> =>
    verbs.fileTaxForm(sql, landlord.owner, await madeForm(sql, landlord, input)),

  reopenForm: (sql: Sql, { owner, organizationId }: Landlord, { form, month }: FormInput, reason: string) =>
    verbs.reopenTaxForm(sql, owner, { organizationId, form, month, reason }),
};

const madeForm = async (sql: Sql, landlord: Landlord, input: FormInput) => ({
  organizationId: landlord.organizationId,
  form: input.form,
  month: input.month,
  madeId: input.madeId ?? (await taxVerbs.makeForm(sql, landlord, input)),
});

async function propertyOf(sql: Sql, leaseId: string): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select u.property_id as id from public.leases l join public.units u on u.id = l.unit_id where l.id = ${leaseId}`;
  return row?.id ?? '';
}

/** A certificate with a key that signs for the organization. */
async function addSigningKey(sql: Sql, { owner, organizationId }: Landlord) {
  await act(sql, owner, async (transaction) => {
    const certificateId = randomUUID();
    await transaction`select public.save_signing_key(${organizationId}, ${certificateId}, 'María Peña', 'IDCDO-00100000009',
      'Autoridad', 'ab12', ${HASH}, '2026-01-01', '2056-01-01', ${'A'.repeat(100)}, ${'s'.repeat(40)})`;
    await transaction`select public.set_issuer_signer(${organizationId}, ${certificateId})`;
  });
}

export type TaxRows = Awaited<ReturnType<typeof addTaxRows>>;

/** Something in every table of taxes and of accounting files, through the verbs. */
export async function addTaxRows(sql: Sql, landlord: Landlord, leaseId: string, today: string) {
  const { owner, organizationId } = landlord;
  await taxVerbs.saveProfile(sql, landlord);
  await verbs.setPropertyIssuer(sql, owner, {
    propertyId: await propertyOf(sql, leaseId),
    issuerId: organizationId,
    validFrom: today,
  });
  const rangeId = await taxVerbs.addRange(sql, landlord, { kind: 'fiscal_credit' });
  await taxVerbs.addRange(sql, landlord, { kind: 'debit_note' });
  await taxVerbs.addRange(sql, landlord, { kind: 'credit_note' });
  const addCharge = () =>
    verbs.addCharge(sql, owner, { leaseId, amountMinor: 100_000, dueOn: today, description: 'Local' });
  const withheld = await taxVerbs.issueInvoice(sql, owner, { chargeIds: [await addCharge()] });
  await verbs.recordWithholding(sql, owner, { invoiceId: withheld, withheldOn: today, isrMinor: 1_000 });
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
  const unusableId = await verbs.markNcfUnusable(sql, owner, { rangeId, first: 90, last: 91, day: today });
  const settlementId = await taxVerbs.recordSettlement(sql, landlord, {
    on: today,
    grossMinor: 10_000,
    itbisMinor: 200,
  });
  const own = await addPurchaseReceiptRows(sql, landlord, today);
  const receivedId = await addReceivedRows(sql, landlord, today);
  const madeToCheck = await taxVerbs.makeForm(sql, landlord, { form: '607', month: '2026-01-01' });
  const madeToFile = await taxVerbs.makeForm(sql, landlord, { form: '606', month: '2026-01-01' });
  const ecf = await addEcfRows(sql, {
    ...{ landlord, today, propertyId: await propertyOf(sql, leaseId) },
    issue: async () => taxVerbs.issueInvoice(sql, owner, { chargeIds: [await addCharge()] }),
  });
  await addSigningKey(sql, landlord);
  return {
    madeToCheck,
    madeToFile,
    rangeId,
    unusableId,
    invoiceId,
    invoicedChargeId,
    openChargeId,
    settlementId,
    receivedId,
    ...own,
    ...ecf,
  };
}
