// The part of the matrices that is about taxes and files for accounting software.
import { type FunctionRule, forService } from './function-rule.ts';
import { receivingTables } from './receiving-matrix.ts';
import { CASHIERS, OFFICE } from './roles.ts';
import type { TableRule } from './table-rule.ts';

const OWN_LEASES = 'lease_id = any ($1)';
const BOOKS: TableRule = { members: OFFICE, service: 'reads' };
const RECEIPTS: TableRule = { members: OFFICE, ofTenant: OWN_LEASES, service: 'reads' };

export const taxTables: Readonly<Record<string, TableRule>> = {
  ...receivingTables,
  fiscal_issuers: BOOKS,
  property_issuers: BOOKS,
  ncf_ranges: BOOKS,
  unusable_ncfs: BOOKS,
  fiscal_invoices: RECEIPTS,
  fiscal_invoice_charges: { ...RECEIPTS, key: "invoice_id || '/' || charge_id" },
  fiscal_withholdings: RECEIPTS,
  purchase_receipts: BOOKS,
  ecf_documents: RECEIPTS,
  ecf_files: BOOKS,
  ecf_events: BOOKS,
  contingencies: BOOKS,
  card_settlements: BOOKS,
  itbis_months: { ...BOOKS, key: "issuer_id || '/' || month" },
  tax_filings: BOOKS,
  tax_filing_events: BOOKS,
  tax_filed_contents: BOOKS,
  accounting_targets: { ...BOOKS, key: "organization_id || '/' || system" },
  accounting_account_names: { ...BOOKS, key: "system || '/' || account_id" },
  accounting_exports: BOOKS,
};

export const taxViews: Readonly<Record<string, TableRule>> = {
  fiscal_invoices_list: RECEIPTS,
  fiscal_invoice_lines: { ...RECEIPTS, key: "invoice_id || '/' || charge_id" },
  charges_to_invoice: RECEIPTS,
  fiscal_profiles: { ...BOOKS, key: 'organization_id' },
  // Sums of what the reader sees.
  ecf_queue: {
    ...BOOKS,
    key: "issuer_id || '/' || environment || '/' || state || '/' || coalesce(contingency_kind, 0)",
  },
  contingency_receipts: { ...BOOKS, key: 'invoice_id' },
};

const ID = 'gen_random_uuid()';
const JANUARY = "'606', '2026-01-01'";
const FILE = "repeat('a', 64)";
const rule = (by: FunctionRule['by'], call: FunctionRule['call'], refusal = 'not_allowed'): FunctionRule => ({
  by,
  call,
  refusal,
});

/** A document that the Worker has, and by which claim. */
const claimOf = (state: string) =>
  ['id', 'claim_id']
    .map(
      (column) =>
        `(select ${column} from public.ecf_documents where state = '${state}' and claim_id is not null order by id limit 1)`,
    )
    .join(', ');
const CLAIM_OF_ANNULLED = "(select claim_id from public.ecf_documents where state = 'annulled' limit 1)";

/** @param everybody whoever is signed in */
export const taxFunctions = (everybody: FunctionRule['by']): Readonly<Record<string, FunctionRule>> => ({
  save_fiscal_profile: rule(['owner'], ({ home }) => [
    "$1, '101850043', 'Casa', 'person'",
    home.organizationId,
  ]),
  save_fiscal_issuer: rule(['owner'], ({ home }) => [
    "$1, '101850043', 'Casa', 'person'",
    home.organizationId,
  ]),
  set_property_issuer: rule(
    ['owner'],
    ({ home, today }) => ['$1, $2, $3::date + 1', home.propertyId, home.organizationId, today],
    'not_found',
  ),
  add_ncf_range: rule(CASHIERS, ({ home }) => [`${ID}, $1, 'B', 'consumer', 1, 10`, home.organizationId]),
  retire_ncf_range: rule(CASHIERS, ({ invoiced }) => ['$1', invoiced.rangeId], 'not_found'),
  mark_ncf_unusable: rule(
    CASHIERS,
    ({ invoiced, today }) => [`${ID}, $1, 60, 61, '01', $2`, invoiced.rangeId, today],
    'not_found',
  ),
  withdraw_unusable_ncf: rule(CASHIERS, ({ invoiced }) => ['$1', invoiced.unusableId], 'not_found'),
  issue_fiscal_invoice: rule(
    CASHIERS,
    ({ invoiced }) => [
      `${ID}, array[$1::uuid], 'fiscal_credit', 'exempt', 'Cliente', 'rnc', '101010632'`,
      invoiced.openChargeId,
    ],
    'not_found',
  ),
  cancel_fiscal_invoice: rule(
    CASHIERS,
    ({ invoiced }) => [`${ID}, $1, '04'`, invoiced.invoiceId],
    'not_found',
  ),
  issue_debit_note: rule(
    CASHIERS,
    ({ invoiced }) => [`${ID}, $1, array[$2::uuid], 'Mora'`, invoiced.invoiceId, invoiced.openChargeId],
    'not_found',
  ),
  issue_credit_note: rule(
    CASHIERS,
    ({ invoiced }) => [`${ID}, $1, array[$2::uuid], 'Error'`, invoiced.invoiceId, invoiced.invoicedChargeId],
    'not_found',
  ),
  issue_purchase_receipt: rule(
    CASHIERS,
    ({ invoiced }) => [`${ID}, $1, 'purchases'`, invoiced.unnumberedBillId],
    'not_found',
  ),
  annul_ecf: rule(CASHIERS, ({ invoiced }) => [`${ID}, $1`, invoiced.waitingEcfId], 'not_found'),
  replace_rejected_ecf: rule(CASHIERS, ({ invoiced }) => [`${ID}, $1`, invoiced.rejectedEcfId], 'not_found'),
  retry_ecf: rule(CASHIERS, ({ invoiced }) => ['$1', invoiced.waitingEcfId], 'not_found'),
  start_contingency: rule(
    CASHIERS,
    ({ invoiced, today }) => [`${ID}, $1, true, $2::date + 20`, invoiced.electronicIssuerId, today],
    'not_found',
  ),
  end_contingency: rule(
    CASHIERS,
    ({ invoiced, today }) => ['$1, $2::date + 12', invoiced.contingencyId, today],
    'not_found',
  ),
  replace_contingency_receipt: rule(
    CASHIERS,
    ({ invoiced }) => [`${ID}, $1`, invoiced.contingencyInvoiceId],
    'not_found',
  ),
  claim_ecf_work: forService('10'),
  claim_ecf_annulments: forService('10'),
  read_ecf_file: forService(`${ID}, 'ecf'`),
  store_signed_ecf: forService(
    `${claimOf('to_sign')}, now(), 'abcdef', encode(sha256('x'), 'hex'), '[{"kind": "ecf", "base64": "eA=="}]'`,
  ),
  release_ecf: forService(claimOf('signed')),
  refuse_ecf: forService(`${claimOf('to_sign')}, '[{"field": "key", "code": "missing"}]'`),
  record_ecf_sending: forService(`${claimOf('signed')}, 'track'`),
  record_ecf_verdict: forService(`${claimOf('signed')}, 'accepted'`),
  record_ecf_fault: forService(`${claimOf('signed')}, 'maintenance', 503`),
  record_ecf_annulment: forService(`${CLAIM_OF_ANNULLED}, 'eA==', '[]'`),
  record_ecf_annulment_fault: forService(`${CLAIM_OF_ANNULLED}, 'unreachable'`),
  record_withholding: rule(
    CASHIERS,
    ({ invoiced, today }) => [`${ID}, $1, $2, 0, 100`, invoiced.invoiceId, today],
    'not_found',
  ),
  record_card_settlement: rule(CASHIERS, ({ home, today }) => [
    `${ID}, $1, (select id from public.accounts where organization_id = $1 and system_key = 'operating_cash'), $2, 'Azul', 100, 2`,
    home.organizationId,
    today,
  ]),
  reverse_card_settlement: rule(
    CASHIERS,
    ({ invoiced }) => [`${ID}, $1, 'Error'`, invoiced.settlementId],
    'not_found',
  ),
  check_tax_form: rule(CASHIERS, ({ home, invoiced }) => [
    `$1, '607', '2026-01-01', $2`,
    home.organizationId,
    invoiced.madeToCheck,
  ]),
  file_tax_form: rule(CASHIERS, ({ home, invoiced }) => [
    `$1, ${JANUARY}, $2`,
    home.organizationId,
    invoiced.madeToFile,
  ]),
  keep_made_tax_form: forService(
    "(select id from public.organizations limit 1), '606', '2026-01-01', 'x.TXT', 0, false, 'x'",
  ),
  reopen_tax_form: rule(CASHIERS, ({ home }) => [`$1, ${JANUARY}, 'Error'`, home.organizationId]),
  save_accounting_names: rule(CASHIERS, ({ home }) => ["$1, 'odoo', '{}'", home.organizationId]),
  record_accounting_export: rule(OFFICE, ({ home, today }) => [
    `${ID}, $1, 'xero_bank', 'DOP', $2, $2, false, 1, 1, 'x.csv', ${FILE},
      (select id from public.accounts where organization_id = $1 and system_key = 'operating_cash')`,
    home.organizationId,
    today,
  ]),
  // These read with the caller's own rights: whoever may not gets no rows.
  count_charges_without_receipt: rule(everybody, ({ home, today }) => [
    '$1, $2, $2',
    home.organizationId,
    today,
  ]),
  invoices_withheld: rule(everybody, ({ home, today }) => ['$1, $2, $2', home.organizationId, today]),
  tax_purchases: rule(everybody, ({ home, today }) => ['$1, $2, $2', home.organizationId, today]),
  list_ecf_files: rule(everybody, ({ home, today }) => [
    "$1, $1, 'testecf', $2, $2",
    home.organizationId,
    today,
  ]),
  export_entries: rule(everybody, ({ home, today }) => [
    "$1, 'xero_bank', 'DOP', $2, $2, false, 100",
    home.organizationId,
    today,
  ]),
});
