// The parts of matrix.ts and function-matrix.ts that are about cards, refunds, deposits and plans.
import type { Actor } from '#tests/support/cast.ts';
import type { FunctionRule } from './function-rule.ts';
import { CASHIERS, OFFICE } from './roles.ts';
import type { TableRule } from './table-rule.ts';

const OWN_LEASES = 'lease_id = any ($1)';
const MONEY: TableRule = { members: OFFICE, ofTenant: OWN_LEASES, service: 'reads' };

export const paymentTables: Readonly<Record<string, TableRule>> = {
  refunds: MONEY,
  payment_exchanges: { ...MONEY, key: 'payment_id' },
  autopay_charges: MONEY,
  autopays: MONEY,
  card_claims: { members: OFFICE, service: 'reads' },
  card_payments: MONEY,
  payment_plans: MONEY,
  plan_requests: MONEY,
  payment_plan_instalments: MONEY,
  online_payment_settings: {
    members: OFFICE,
    key: 'organization_id',
    ofTenant: 'organization_id in (select organization_id from public.leases where id = any ($1))',
    service: 'reads',
  },
};

export const paymentViews: Readonly<Record<string, TableRule>> = { payment_plans_list: MONEY };

const ID = 'gen_random_uuid()';
const rule = (by: FunctionRule['by'], call: FunctionRule['call'], refusal = 'not_found'): FunctionRule => ({
  by,
  call,
  refusal,
});
const forService = (text: string): FunctionRule => ({
  ...rule([], () => [text], '42501'),
  isForService: true,
});

export const paymentFunctions = (everybody: readonly Actor[]): Readonly<Record<string, FunctionRule>> => ({
  activate_autopay: forService(`${ID}, 'aaaaaaaaaaaaaaaaaaaaaaaa'`),
  answer_plan_request: {
    ...rule([], ({ shared }) => ["$1, 'No'", shared.planRequestId]),
    refusals: Object.fromEntries(CASHIERS.map((actor) => [actor, 'plan_request_closed'])),
  },
  autopay_consent: rule(everybody, () => ["'es'"]),
  cancel_autopay: rule(['tenant'], ({ shared }) => ['$1', shared.autopayId]),
  carry_over_autopay: {
    ...rule([], ({ shared }) => [
      `${ID}, $1, $2, 100000, 5, '2020-01-01', 'es'`,
      shared.autopayId,
      shared.id,
    ]),
    refusals: { tenant: 'autopay_over' },
  },
  my_carriable_autopays: rule(everybody, () => ['']),
  change_autopay: {
    ...rule([], ({ shared }) => ["$1, 100000, 5, '2020-01-01', 'es'", shared.autopayId]),
    refusals: { tenant: 'consent_changed' },
  },
  forget_autopay_card: forService(ID),
  resume_autopay: rule(['tenant'], ({ shared }) => ['$1', shared.autopayId]),
  start_autopay: {
    ...rule([], ({ shared }) => [`${ID}, $1, 20000, 0, 100000, 5, '2020-01-01', 'es'`, shared.id]),
    // The tenant's own may get another card; a co-tenant does not take it over.
    refusals: { tenant: 'consent_changed', coTenant: 'autopay_exists' },
  },
  start_autopay_charge: {
    ...forService(''),
    call: ({ shared }) => ['$1, now()', shared.autopayChargeId],
  },
  tenant_statement: rule(['owner', 'manager', 'accountant', 'viewer', 'tenant', 'coTenant'], ({ shared }) => [
    '$1, 2026',
    shared.id,
  ]),
  similar_payments: rule(everybody, ({ shared }) => ['$1, 100000, current_date', shared.id]),
  lease_exchange_rate: rule(everybody, ({ shared }) => ['$1', shared.id]),
  withdraw_plan_request: rule(['tenant'], ({ shared }) => ['$1', shared.planRequestId]),
  take_autopay_cards_to_forget: forService('now()'),
  take_autopay_charges: forService('now()'),
  agree_payment_plan: {
    ...rule([], ({ shared }) => [`${ID}, $1, '[]'`, shared.id]),
    refusals: Object.fromEntries(CASHIERS.map((actor) => [actor, 'instalments_missing'])),
  },
  settle_deposit: rule(CASHIERS, ({ unsettled, today }) => [
    `${ID}, $1, $2, '[]', 'transfer'`,
    unsettled.id,
    today,
  ]),
  record_held_deposit: rule(CASHIERS, ({ uninvited }) => [`${ID}, $1, 500`, uninvited.id]),
  reverse_held_deposit: rule(CASHIERS, ({ noticed }) => [`${ID}, $1, 'Error'`, noticed.id]),
  bounce_payment: rule(CASHIERS, ({ shared }) => [`${ID}, $1, 'Devuelto'`, shared.payments.confirmed]),
  cancel_payment_plan: rule(CASHIERS, ({ shared }) => [`${ID}, $1`, shared.paymentPlanId]),
  open_card_payment: forService(`${ID}, 'x', 'aaaaaaaaaaaaaaaaaaaaaaaa'`),
  read_card_credentials: forService(`${ID}, 'azul'`),
  read_card_payment: forService(ID),
  read_card_refund: forService(ID),
  renew_sealed: forService(
    `'attempt', null, null, ${ID}, 'aaaaaaaaaaaaaaaaaaaaaaaa', 'aaaaaaaaaaaaaaaaaaaaaaaa'`,
  ),
  take_sealed_with_other_keys: forService(`'00000000'`),
  request_payment_plan: {
    ...rule([], ({ shared }) => [`${ID}, $1, 99, '2040-01-01'`, shared.id]),
    refusals: { tenant: 'instalments_missing', coTenant: 'instalments_missing' },
  },
  refund_credit: {
    ...rule([], ({ shared }) => [`${ID}, $1, 900000000, 'cash', 'Salida'`, shared.id]),
    refusals: Object.fromEntries(CASHIERS.map((actor) => [actor, 'refund_exceeds_credit'])),
  },
  refund_payment: rule(CASHIERS, ({ shared }) => [
    `${ID}, $1, 100, 'cash', 'Error'`,
    shared.payments.confirmed,
  ]),
  request_card_refund: {
    ...rule([], ({ shared }) => [`${ID}, $1, 100, 'Error'`, shared.payments.confirmed]),
    refusals: Object.fromEntries(CASHIERS.map((actor) => [actor, 'method_not_allowed'])),
  },
  save_online_payments: rule(['owner'], ({ home }) => ["$1, '{}'", home.organizationId], 'not_allowed'),
  set_card_credentials: rule(
    ['owner'],
    ({ home }) => ["$1, 'azul', 'aaaaaaaaaaaaaaaaaaaaaaaa'", home.organizationId],
    'not_allowed',
  ),
  settle_card_claim: {
    ...forService(''),
    call: ({ shared }) => [
      `$1, '{"kind": "dispute", "status": "open", "reference": "dp_1", "currency": "DOP", "amount_minor": 1}'`,
      shared.cardPaymentId,
    ],
  },
  settle_card_payment: {
    ...forService(''),
    call: ({ shared }) => [`$1, '{"outcome": "declined"}'`, shared.cardPaymentId],
  },
  settle_card_refund: { ...forService(''), call: ({ shared }) => ['$1, false', shared.cardRefundId] },
  start_card_payment: rule(['tenant', 'coTenant'], ({ shared }) => [`${ID}, $1, 20000, 0`, shared.id]),
  start_card_test: {
    ...rule([], ({ home }) => [`${ID}, $1`, home.organizationId], 'not_allowed'),
    refusals: { owner: 'not_in_test_mode' },
  },
  take_card_payments_to_check: forService('now()'),
  take_card_refunds_to_check: forService('now()'),
});
