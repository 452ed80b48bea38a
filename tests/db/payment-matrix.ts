// The parts of matrix.ts and function-matrix.ts that are about cards, refunds and plans.
import type { FunctionRule } from './function-rule.ts';
import { CASHIERS, OFFICE } from './roles.ts';
import type { TableRule } from './table-rule.ts';

const OWN_LEASES = 'lease_id = any ($1)';
const MONEY: TableRule = { members: OFFICE, ofTenant: OWN_LEASES, service: 'reads' };

export const paymentTables: Readonly<Record<string, TableRule>> = {
  refunds: MONEY,
  card_payments: MONEY,
  payment_plans: MONEY,
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

export const paymentFunctions: Readonly<Record<string, FunctionRule>> = {
  agree_payment_plan: {
    ...rule([], ({ shared }) => [`${ID}, $1, '[]'`, shared.id]),
    refusals: Object.fromEntries(CASHIERS.map((actor) => [actor, 'instalments_missing'])),
  },
  bounce_payment: rule(CASHIERS, ({ shared }) => [`${ID}, $1, 'Devuelto'`, shared.payments.confirmed]),
  cancel_payment_plan: rule(CASHIERS, ({ shared }) => [`${ID}, $1`, shared.paymentPlanId]),
  open_card_payment: forService(`${ID}, 'x', 'aaaaaaaaaaaaaaaaaaaaaaaa'`),
  read_card_credentials: forService(`${ID}, 'azul'`),
  read_card_payment: forService(ID),
  read_card_refund: forService(ID),
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
};
