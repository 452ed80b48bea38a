// The part of the matrices that is about receipts of others, and about what goes to them.
import { type FunctionRule, forService, ID, rule } from './function-rule.ts';
import { CASHIERS, OFFICE } from './roles.ts';
import type { TableRule } from './table-rule.ts';

export const receivingTables: Readonly<Record<string, TableRule>> = {
  ecf_received: { members: OFFICE, service: 'reads' },
};

const ISSUER = '(select id from public.fiscal_issuers limit 1)';
const RECEIVED = '(select id from public.ecf_received limit 1)';

export const receivingFunctions: Readonly<Record<string, FunctionRule>> = {
  make_received_bill: rule(CASHIERS, ({ invoiced }) => ['$1', invoiced.receivedId]),
  answer_received_ecf: rule(CASHIERS, ({ invoiced }) => ['$1, true', invoiced.receivedId]),
  find_own_ecf_receiver: rule(
    CASHIERS,
    ({ home }) => ["$1, '101850043'", home.organizationId],
    'not_allowed',
  ),
  find_ecf_receiver: forService("repeat('0', 32), 'x'"),
  make_ecf_seed: forService(ISSUER),
  take_ecf_seed: forService(`${ID}, 'x'`),
  receive_ecf: forService(
    `${ISSUER}, '{"sender_tax_id": "130000019", "encf": "E310000000009", "ncf_kind": "fiscal_credit", "issued_on": "2026-01-01"}', null, null, 2`,
  ),
  find_ecf_again: forService(`${ISSUER}, '130000019', 'E310000000009'`),
  keep_ecf_again: forService(`${ID}, 'x'`),
  note_received_fault: forService(`${RECEIVED}, 'x'`),
  claim_received_ecf: forService('1'),
  record_received_verdict: forService(`${RECEIVED}, false`),
  claim_ecf_approvals: forService('1'),
  keep_ecf_approval: forService(`${ID}, 'x'`),
  record_ecf_approval: forService(`${RECEIVED}, 'waits', 'waits'`),
  read_ecf_directory: forService("'testecf', '130000019'"),
  keep_ecf_directory: forService("'testecf', '130000019', null"),
  claim_ecf_deliveries: forService('1'),
  record_ecf_delivery: forService(`${ID}, 'delivered'`),
  take_ecf_approval: forService(`${ID}, 'E310000000001', '130000019', 1, true, '', 'x'`),
};
