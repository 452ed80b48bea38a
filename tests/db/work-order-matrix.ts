// The part of matrix.ts, view-matrix.ts and function-matrix.ts that is about work orders and quotes.
import type { Cast } from '#tests/support/cast.ts';
import { type FunctionRule, ID, rule } from './function-rule.ts';
import { CASHIERS, EVERY_ROLE, EVERYBODY, REPAIRERS } from './roles.ts';
import type { TableRule } from './table-rule.ts';

const WORK: TableRule = { members: EVERY_ROLE, service: 'reads' };

export const workOrderTables: Readonly<Record<string, TableRule>> = {
  work_orders: WORK,
  work_order_lines: WORK,
  work_limits: { ...WORK, key: "property_id || '/' || currency" },
  quote_requests: { ...WORK, hidden: ['token_hash'] },
  quotes: WORK,
  quote_photos: WORK,
};

export const workOrderViews: Readonly<Record<string, TableRule>> = {
  work_orders_list: WORK,
  quote_requests_list: WORK,
};

/** What only the edge calls, with the token of a vendor's link. */
const byLink = (more: string): FunctionRule => ({
  ...rule([], ({ workOrders }) => [`$1, ${more}`, workOrders.quoteToken], '42501'),
  isForService: true,
});
const byRepairers = (of: (cast: Cast) => string, more = '') =>
  rule(REPAIRERS, (cast) => [`${ID}, $1${more}`, of(cast)]);

export const workOrderFunctions: Readonly<Record<string, FunctionRule>> = {
  work_vendors: rule(EVERYBODY, ({ home }) => ['$1', home.organizationId]),
  open_work_order: byRepairers(({ repairs }) => repairs.shared, ", 'Pintar', '', 'owner', 'DOP'"),
  change_work_order: byRepairers(
    ({ workOrders }) => workOrders.draftId,
    `, 'Pintar', '', 'tenant', 'DOP', '[{"description": "Pintar"}]'`,
  ),
  cancel_work_order: byRepairers(({ workOrders }) => workOrders.orderedId, ", 'Ya no hace falta'"),
  ask_for_quotes: rule(REPAIRERS, ({ workOrders, home, today }) => [
    `${ID}, $1, array[$2::uuid], array['v@example.test'], 'es', $3`,
    workOrders.draftId,
    home.expenses.vendorId,
    today,
  ]),
  revoke_quote_request: rule(REPAIRERS, ({ workOrders }) => ['$1', workOrders.quoteRequestId]),
  accept_quote: byRepairers(({ workOrders }) => workOrders.quoteId),
  agree_work: rule(REPAIRERS, ({ workOrders, home }) => [
    `${ID}, $1, $2, 5, 'none'`,
    workOrders.draftId,
    home.expenses.vendorId,
  ]),
  decide_work_order: {
    ...rule(['manager', 'accountant'], ({ workOrders }) => [`${ID}, $1, true`, workOrders.waitingId]),
    refusals: { owner: 'approval_by_other' },
  },
  order_work: byRepairers(({ workOrders }) => workOrders.approvedId),
  finish_work: byRepairers(({ workOrders }) => workOrders.orderedId),
  set_work_limit: rule(['owner'], ({ home }) => ["$1, 'USD', 500", home.propertyId]),
  bill_work_order: rule(CASHIERS, ({ workOrders, home, today }) => [
    `${ID}, $1, jsonb_build_object('vendor_id', $2::uuid, 'property_id', $3::uuid, 'expense_kind', '02', 'billed_on', $4::date,
      'due_on', $4::date, 'currency', 'DOP'), jsonb_build_array(jsonb_build_object('account_id', $5::uuid, 'description', 'Agua',
      'amount_minor', 5))`,
    workOrders.doneId,
    home.expenses.vendorId,
    home.propertyId,
    today,
    home.expenses.repairsId,
  ]),
  charge_work_order: rule(CASHIERS, ({ workOrders, today }) => [
    `${ID}, $1, 5, $2, 'Llave rota'`,
    workOrders.billedId,
    today,
  ]),
  read_quote_request: byLink("'192.0.2.1'"),
  give_quote: byLink("500, 'none', 2, current_date + 5, '', '192.0.2.1'"),
  decline_quote: byLink("'Sin tiempo', '192.0.2.1'"),
  add_quote_photo: byLink(`${ID}, '192.0.2.1'`),
  remove_quote_photo: byLink(`${ID}, '192.0.2.1'`),
};
