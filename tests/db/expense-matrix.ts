// The part of matrix.ts and function-matrix.ts that is about vendors, bills and the bank, and what vendors are asked to do.
import type { FunctionRule } from './function-rule.ts';
import { CASHIERS, OFFICE } from './roles.ts';
import type { TableRule } from './table-rule.ts';
import { workOrderFunctions, workOrderTables, workOrderViews } from './work-order-matrix.ts';

const VENDOR = [
  'name',
  'identity_type',
  'identity_number',
  'phone',
  'email',
  'address',
  'bank_name',
  'bank_account',
  'account_id',
  'expense_kind',
  'itbis_withheld_basis_points',
  'isr_kind',
  'isr_basis_points',
];
const BOOKS: TableRule = { members: OFFICE, service: 'reads' };

export const expenseTables: Readonly<Record<string, TableRule>> = {
  ...workOrderTables,
  vendors: {
    members: OFFICE,
    insert: {
      columns: ['id', 'organization_id', ...VENDOR],
      by: CASHIERS,
      row: ({ home }) => ({ organization_id: home.organizationId, name: 'Nuevo' }),
    },
    update: { columns: [...VENDOR, 'archived_at'], by: CASHIERS },
    service: 'reads',
  },
  bills: BOOKS,
  bill_lines: BOOKS,
  bill_pass_ons: { ...BOOKS, key: 'charge_id' },
  bill_payments: BOOKS,
  bill_payment_parts: BOOKS,
  approval_limits: { ...BOOKS, key: "organization_id || '/' || currency" },
  bill_documents: {
    members: OFFICE,
    insert: {
      columns: ['id', 'organization_id', 'bill_id', 'file_name', 'file_type'],
      by: CASHIERS,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        bill_id: home.expenses.approvedId,
        file_name: 'Recibo.jpg',
        file_type: 'jpg',
      }),
    },
    remove: { by: CASHIERS, id: ({ home }) => home.expenses.documentId },
    service: 'reads',
  },
  recurring_bills: BOOKS,
  bank_accounts: {
    members: OFFICE,
    insert: {
      columns: [
        'id',
        'organization_id',
        'account_id',
        'name',
        'bank_name',
        'currency',
        'last_four',
        'opening_on',
        'opening_minor',
      ],
      by: CASHIERS,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        account_id: home.expenses.cashAccountId,
        name: 'Nueva',
        currency: 'USD',
        opening_on: '2026-01-01',
      }),
    },
    update: { columns: ['name', 'bank_name', 'last_four', 'csv_mapping', 'archived_at'], by: CASHIERS },
    service: 'reads',
  },
  bank_imports: BOOKS,
  bank_lines: BOOKS,
  bank_matches: BOOKS,
  bank_reconciliations: BOOKS,
};

export const expenseViews: Readonly<Record<string, TableRule>> = {
  ...workOrderViews,
  bills_list: BOOKS,
  bill_pass_ons_list: BOOKS,
  bills_open: { ...BOOKS, key: "organization_id || '/' || currency" },
  vendors_list: BOOKS,
  vendor_years: { ...BOOKS, key: "vendor_id || '/' || year || '/' || currency" },
};

const ID = 'gen_random_uuid()';
const byCashiers = (call: FunctionRule['call'], refusal = 'not_found'): FunctionRule => ({
  by: CASHIERS,
  call,
  refusal,
});
const READERS = [...OFFICE, 'maintenance'] as const;

export const expenseFunctions: Readonly<Record<string, FunctionRule>> = {
  ...workOrderFunctions,
  save_bill: byCashiers(({ home, today }) => [
    `${ID}, $1, jsonb_build_object('vendor_id', $2::uuid, 'expense_kind', '02', 'billed_on', $3::date, 'due_on', $3::date,
      'currency', 'DOP'), jsonb_build_array(jsonb_build_object('account_id', $4::uuid, 'description', 'Agua', 'amount_minor', 5))`,
    home.organizationId,
    home.expenses.vendorId,
    today,
    home.expenses.repairsId,
  ]),
  submit_bill: byCashiers(({ home }) => [`${ID}, $1`, home.expenses.draftId]),
  decide_bill: {
    ...byCashiers(({ home }) => [`${ID}, $1, true`, home.expenses.waitingId]),
    by: ['manager', 'accountant'],
    refusals: { owner: 'approval_by_other' },
  },
  delete_bill: byCashiers(({ home }) => ['$1', home.expenses.draftId]),
  void_bill: byCashiers(({ home }) => [`${ID}, $1, 'Error'`, home.expenses.unpaidId]),
  correct_bill_receipt: byCashiers(({ home }) => [`${ID}, $1, '{"ncf": ""}'`, home.expenses.approvedId]),
  set_approval_limit: {
    by: ['owner'],
    call: ({ home }) => ["$1, 'USD', 500", home.organizationId],
    refusal: 'not_allowed',
  },
  pay_bill: byCashiers(({ home, today }) => [`${ID}, $1, 500, $2`, home.expenses.approvedId, today]),
  apply_vendor_credit: byCashiers(({ home }) => [
    `${ID}, $1, $2, 500`,
    home.expenses.creditId,
    home.expenses.approvedId,
  ]),
  pass_on_bill: byCashiers(({ home, shared, today }) => [
    `${ID}, $1, (select array_agg(l.id) from public.bill_lines l where l.bill_id = $1), 'other', 'equal', $2, 'Pintura',
      jsonb_build_array(jsonb_build_object('lease_id', $3::uuid, 'amount_minor', 500))`,
    home.expenses.approvedId,
    today,
    shared.id,
  ]),
  reverse_bill_payment: byCashiers(({ home }) => [`${ID}, $1, 'Error'`, home.expenses.billPaymentId]),
  repeat_bill: byCashiers(({ home }) => [`${ID}, $1, 1, '2036-01-05'`, home.expenses.approvedId]),
  change_recurring_bill: byCashiers(({ home }) => ['$1, true', home.expenses.recurringId]),
  import_bank_lines: byCashiers(({ home, today }) => [
    `${ID}, $1, 'x.csv', jsonb_build_array(jsonb_build_object('occurred_on', $2::date, 'amount_minor', 5))`,
    home.expenses.bankAccountId,
    today,
  ]),
  preview_bank_import: byCashiers(({ home, today }) => [
    "$1, jsonb_build_array(jsonb_build_object('occurred_on', $2::date, 'amount_minor', 5))",
    home.expenses.bankAccountId,
    today,
  ]),
  undo_bank_import: byCashiers(({ home }) => [`${ID}, $1`, home.expenses.importId]),
  match_bank_line: byCashiers(({ home }) => [
    `${ID}, $1, jsonb_build_array(jsonb_build_object('kind', 'account', 'id', $2::uuid, 'amount_minor', -20000))`,
    home.expenses.openLineId,
    home.expenses.repairsId,
  ]),
  ignore_bank_line: byCashiers(({ home }) => ["$1, 'No'", home.expenses.openLineId]),
  undo_bank_line: byCashiers(({ home }) => [`${ID}, $1, 'No'`, home.expenses.ignoredLineId]),
  close_reconciliation: {
    ...byCashiers(({ home, today }) => [`${ID}, $1, $2, 0`, home.expenses.bankAccountId, today]),
    by: [],
    refusals: { owner: 'lines_open', manager: 'lines_open', accountant: 'lines_open' },
  },
  reopen_reconciliation: byCashiers(({ home }) => [`${ID}, $1, 'Error'`, home.expenses.reconciliationId]),
  bank_line_matches: {
    by: [
      ...READERS,
      'otherOwner',
      'tenant',
      'coTenant',
      'formerTenant',
      'otherTenant',
      'foreignTenant',
      'admin',
    ],
    call: ({ home }) => ['$1, array[$2::uuid]', home.expenses.bankAccountId, home.expenses.openLineId],
    refusal: '42501',
  },
  bank_candidates: {
    by: [
      ...READERS,
      'otherOwner',
      'tenant',
      'coTenant',
      'formerTenant',
      'otherTenant',
      'foreignTenant',
      'admin',
    ],
    call: ({ home }) => ['$1, array[$2::uuid]', home.expenses.bankAccountId, home.expenses.openLineId],
    refusal: '42501',
  },
  search_bank_lines: {
    by: [
      ...READERS,
      'otherOwner',
      'tenant',
      'coTenant',
      'formerTenant',
      'otherTenant',
      'foreignTenant',
      'admin',
    ],
    call: ({ home }) => ["$1, 'Pago'", home.expenses.bankAccountId],
    refusal: '42501',
  },
  bank_standing: {
    by: [
      ...READERS,
      'otherOwner',
      'tenant',
      'coTenant',
      'formerTenant',
      'otherTenant',
      'foreignTenant',
      'admin',
    ],
    call: ({ home, today }) => ['$1, $2', home.expenses.bankAccountId, today],
    refusal: '42501',
  },
};
