// The part of the matrices that is about reports and budgets.
import { type FunctionRule, forService, ID, rule } from './function-rule.ts';
import { CASHIERS, OFFICE } from './roles.ts';
import type { TableRule } from './table-rule.ts';

const BOOKS: TableRule = { members: OFFICE, service: 'reads' };
const SCHEDULE = [
  'report',
  'rhythm',
  'basis',
  'currency',
  'property_id',
  'owner_key',
  'recipient_ids',
  'to_owners',
];

export const reportTables: Readonly<Record<string, TableRule>> = {
  account_months: { ...BOOKS, key: "account_id || '/' || basis || '/' || month || '/' || currency" },
  property_account_months: {
    ...BOOKS,
    key: "property_id || '/' || account_id || '/' || basis || '/' || month || '/' || currency",
  },
  owner_contacts: { ...BOOKS, service: 'writes' },
  owner_distributions: BOOKS,
  report_files: BOOKS,
  report_file_parts: { ...BOOKS, key: "report_file_id || '/' || position" },
  budget_amounts: BOOKS,
  budget_notes: BOOKS,
  report_schedules: {
    members: OFFICE,
    insert: {
      columns: ['id', 'organization_id', ...SCHEDULE],
      by: CASHIERS,
      row: ({ home }) => ({
        organization_id: home.organizationId,
        report: 'rent_roll',
        rhythm: 'monthly',
        recipient_ids: [home.owner.userId],
      }),
    },
    update: { columns: SCHEDULE, by: CASHIERS },
    remove: { by: CASHIERS, id: ({ home }) => home.scheduleId },
    service: 'writes',
  },
};

const report = (call: FunctionRule['call']): FunctionRule => ({ by: OFFICE, call, refusal: 'not_allowed' });
const plan = (call: FunctionRule['call']): FunctionRule => ({ by: CASHIERS, call, refusal: 'not_allowed' });

export const reportFunctions: Readonly<Record<string, FunctionRule>> = {
  report_account_totals: report(({ home, today }) => ['$1, $2, $2', home.organizationId, today]),
  report_unplaced_months: report(({ home }) => ['$1, 2026', home.organizationId]),
  report_entries: report(({ home, today }) => [
    '$1, (select id from public.accounts limit 1), $2, $2',
    home.organizationId,
    today,
  ]),
  report_rent_roll: report(({ home, today }) => ['$1, $2', home.organizationId, today]),
  report_rent_parts: report(({ home, today }) => ['$1, $2', home.organizationId, today]),
  report_aged_receivables: report(({ home, today }) => ['$1, $2', home.organizationId, today]),
  report_deposits_held: report(({ home, today }) => ['$1, $2', home.organizationId, today]),
  report_owner_shares: report(({ home, today }) => ['$1, $2, $2', home.organizationId, today]),
  report_vacancy: report(({ home, today }) => ['$1, $2, $2', home.organizationId, today]),
  report_tax_summary: report(({ home, today }) => ['$1, $2, $2', home.organizationId, today]),
  owner_balances: rule(OFFICE, ({ home, today }) => ['$1, $2', home.propertyId, today]),
  distribute_to_owners: rule(CASHIERS, ({ home, today }) => [
    `${ID}, $1, 'DOP', $2, $3, p_is_beyond_due => true`,
    home.propertyId,
    today,
    [{ owner: home.ownerKey, amount_minor: 500 }],
  ]),
  reverse_distribution: rule(CASHIERS, ({ home }) => [`${ID}, $1, 'Error'`, home.distributionId]),
  set_owner_contact: plan(({ home }) => [
    "$1, $2, 'duena@example.test', 'es'",
    home.organizationId,
    home.ownerKey,
  ]),
  send_owner_statement: plan(({ home, today }) => [
    `${ID}, $1, $2, $3, $4, $4`,
    home.organizationId,
    home.ownerKey,
    home.ownerEmail,
    today,
  ]),
  leave_owner_mail: forService("'x'"),
  request_report_file: report(({ home, today }) => [`${ID}, $1, $2, $2`, home.organizationId, today]),
  remove_report_file: rule(CASHIERS, ({ home }) => ['$1', home.reportFileId]),
  take_report_file: forService('null'),
  read_report_as: {
    ...forService(''),
    call: ({ home, today }) => [
      "$1, 'report_rent_parts', jsonb_build_object('p_organization_id', $2::uuid, 'p_as_of', $3::date)",
      home.owner.userId,
      home.organizationId,
      today,
    ],
  },
  keep_mail_content: forService("gen_random_uuid(), '{}'"),
  read_report_file_entries: forService('gen_random_uuid()'),
  add_report_file_part: forService("gen_random_uuid(), 0, '', 0"),
  set_budget_amounts: plan(({ home }) => ["$1, 2026, null, 'DOP', '[]'", home.organizationId]),
  copy_budget: plan(({ home }) => ["$1, 2031, null, 'DOP', 'budget', 2026, 0", home.organizationId]),
  set_budget_note: plan(({ home }) => [
    "$1, 2026, null, 'DOP', $2, 'Nota'",
    home.organizationId,
    home.incomeAccountId,
  ]),
};
