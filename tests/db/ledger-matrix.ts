// Who may call which function of the ledger (the others: function-matrix.ts).
import { addDays } from '#src/domain/foundation/dates.ts';
import { actors, type Cast } from '#tests/support/cast.ts';
import { type FunctionRule, ID, rule } from './function-rule.ts';
import { CASHIERS, MANAGERS, OFFICE } from './roles.ts';

const RULE = `'{"kind": "fixed", "amount_minor": 500}'`;
const ofBooks = (call: FunctionRule['call']) => rule(CASHIERS, call, 'not_allowed');
const entry = ({ home, ledger, today }: Cast): [string, ...unknown[]] => [
  `${ID}, $1, $2, 'Asiento', $3`,
  home.organizationId,
  today,
  [
    { account_id: ledger.cashId, currency: 'DOP', amount_minor: 500 },
    { account_id: ledger.contributionId, currency: 'DOP', amount_minor: -500 },
  ],
];

const SIGNED_IN = actors.filter((actor) => actor !== 'anon');

export const ledgerFunctions: Readonly<Record<string, FunctionRule>> = {
  create_account: ofBooks(({ home }) => [
    `${ID}, $1, '5990', 'Otra', 'operating_expense'`,
    home.organizationId,
  ]),
  change_account: rule(CASHIERS, ({ ledger }) => [
    "$1, '5995', 'Nueva', 'operating_expense'",
    ledger.ownAccountId,
  ]),
  set_default_accounts: ofBooks(({ home, ledger }) => ['$1, $2', home.organizationId, ledger.cashId]),
  move_cash: ofBooks(({ home, ledger, today }) => [
    `${ID}, $1, $2, (select id from public.accounts where organization_id = $1 and system_key = 'trust_cash'), 'DOP', 100, $3`,
    home.organizationId,
    ledger.cashId,
    today,
  ]),
  cash_positions: rule(OFFICE, ({ home }) => ['$1', home.organizationId], 'not_allowed'),
  backdate_rent: rule(MANAGERS, ({ home }) => [
    `${ID}, $1, '2031-02-01', 2000, 'Ajuste'`,
    home.futureLeaseId,
  ]),
  preview_rent_change: rule(MANAGERS, ({ home }) => ["$1, '2031-02-01', 2000", home.futureLeaseId]),
  close_period: ofBooks(({ home, today }) => [`${ID}, $1, $2`, home.organizationId, addDays(today, -400)]),
  reopen_period: ofBooks(({ home }) => [`${ID}, $1, '2018-12-31', 'Faltaba algo'`, home.organizationId]),
  post_journal_entry: ofBooks(entry),
  reverse_journal_entry: rule(CASHIERS, ({ ledger }) => [`${ID}, $1, 'Error'`, ledger.manualEntryId]),
  post_opening_balances: ofBooks(({ home, shared, today }) => [
    `${ID}, $1, $2, '[]', $3`,
    home.organizationId,
    today,
    [{ lease_id: shared.id, amount_minor: 500 }],
  ]),
  // With the reader's own rights: whoever has none sees nothing.
  entry_sources: rule(SIGNED_IN, ({ home }) => ["$1, '{}'", home.organizationId]),
  list_journal: rule(SIGNED_IN, ({ home }) => ['$1', home.organizationId]),
  add_charges: ofBooks(({ home, shared, today }) => [
    `${ID}, $1, 'other', $2, jsonb_build_array(jsonb_build_object('lease_id', $3::uuid, 'amount_minor', 500,
      'currency', (select l.currency from public.leases l where l.id = $3))), 'Agua'`,
    home.organizationId,
    today,
    shared.id,
  ]),
  reverse_charges: rule(CASHIERS, ({ shared }) => [`${ID}, array[$1::uuid], 'Error'`, shared.rentChargeId]),
  credit_charge: rule(CASHIERS, ({ shared }) => [
    `${ID}, $1, 'discount', 100, 'Cortesía'`,
    shared.rentChargeId,
  ]),
  reverse_charge_credit: rule(CASHIERS, ({ ledger }) => [`${ID}, $1, 'Error'`, ledger.chargeCreditId]),
  save_late_fee_rule: rule(
    MANAGERS,
    ({ home }) => [`${ID}, $1, 'DOP', ${RULE}`, home.organizationId],
    'not_allowed',
  ),
  remove_late_fee_rule: rule(MANAGERS, ({ ledger }) => ['$1', ledger.lateFeeRuleId]),
  inherit_late_fee: rule(MANAGERS, ({ shared }) => ['$1, true', shared.id]),
  add_recurring_charge: rule(CASHIERS, ({ shared, today }) => [
    `${ID}, $1, 'condominium_fee', 500, $2`,
    shared.id,
    today,
  ]),
  end_recurring_charge: rule(CASHIERS, ({ ledger, today }) => ['$1, $2', ledger.recurringChargeId, today]),
  late_fees_paid_in_time: rule(OFFICE, ({ home, today }) => ['$1, 100000, $2', home.futureLeaseId, today]),
  preview_month: rule(OFFICE, ({ home, today }) => ['$1, $2', home.organizationId, today], 'not_allowed'),
  post_month: ofBooks(({ home, today }) => [`${ID}, $1, $2`, home.organizationId, today]),
  convert_currency: ofBooks(({ home, ledger, today }) => [
    `${ID}, $1, $2, $3, 'USD', 100, $3, 6000, 60, 'Banco', $2`,
    home.organizationId,
    today,
    ledger.cashId,
  ]),
  // Strangers are told of nobody.
  meter_payer: rule(SIGNED_IN, ({ ledger, today }) => ['$1, $2', ledger.meterId, today]),
  record_meter_reading: rule(CASHIERS, ({ ledger, today }) => [`${ID}, $1, $2, 500`, ledger.meterId, today]),
  remove_meter_reading: rule(CASHIERS, ({ ledger }) => ['$1', ledger.meterReadingId]),
};
