// Who may see what of the append-only log: everybody of an organization its checkpoints, auditors what stands in it.
import { dataRequestKinds, dataRequestStatuses } from '#src/domain/trust/data-requests.ts';
import type { Actor } from '#tests/support/cast.ts';
import { DATA_REQUEST_ID } from '#tests/support/log-rows.ts';
import { type FunctionRule, ID, rule } from './function-rule.ts';
import { CASHIERS, EVERY_ROLE, EVERYBODY, MANAGERS, OFFICE } from './roles.ts';
import type { TableRule } from './table-rule.ts';

const TENANTS: readonly Actor[] = ['tenant', 'coTenant', 'otherTenant', 'formerTenant'];

const forEdge = (call: FunctionRule['call']): FunctionRule => ({
  ...rule([], call, '42501'),
  isForService: true,
});

export const trustTables: Readonly<Record<string, TableRule>> = {
  log_checkpoints: {
    key: "organization_id || '/' || size",
    members: EVERY_ROLE,
    ofTenant: 'organization_id in (select organization_id from public.leases where id = any ($1))',
    service: 'reads',
  },
  data_requests: { members: OFFICE, ofTenant: 'user_id = $2', service: 'reads' },
};

export const trustViews: Readonly<Record<string, TableRule>> = {
  data_requests_list: { members: OFFICE, ofTenant: 'user_id = $2', service: 'reads' },
};

export const trustEnums: Readonly<Record<string, readonly string[]>> = {
  data_request_kind: dataRequestKinds,
  data_request_status: dataRequestStatuses,
};

export const trustFunctions: Readonly<Record<string, FunctionRule>> = {
  seal_log: forEdge(({ home }) => ['$1', home.organizationId]),
  keep_log_checkpoint: forEdge(({ home }) => [
    `$1, 1, E'x\\n1\\n' || repeat('A', 43) || E'=\\n' || repeat('x', 60)`,
    home.organizationId,
  ]),
  note_timer_run: forEdge(() => [`'hourly'`]),
  service_status: forEdge(() => ['']),
  list_log: rule(CASHIERS, ({ home }) => ['$1', home.organizationId], 'not_allowed'),
  log_consistency: rule([...EVERY_ROLE, ...TENANTS], ({ home }) => ['$1, 1, 2', home.organizationId]),
  ask_about_data: rule(TENANTS, ({ home }) => [`${ID}, $1, 'deletion'`, home.organizationId]),
  withdraw_data_request: rule(['tenant'], () => ['$1', DATA_REQUEST_ID]),
  answer_data_request: rule(MANAGERS, () => [`$1, true, 'Corregido'`, DATA_REQUEST_ID]),
  deposit_accounts: rule([...OFFICE], ({ home }) => ['$1', home.organizationId], 'not_allowed'),
  my_deposits: rule(EVERYBODY, () => ['']),
  charge_reasons: rule(OFFICE, ({ home }) => ['$1', home.organizationId], 'not_allowed'),
  service_record: rule(EVERY_ROLE, ({ home }) => ['$1', home.organizationId], 'not_allowed'),
  data_readers: rule([...CASHIERS, ...TENANTS], ({ home }) => ['$1', home.organizationId]),
  data_looks: rule([...CASHIERS, ...TENANTS], ({ home }) => ['$1', home.organizationId]),
  shared_data: rule([...CASHIERS, ...TENANTS], ({ home }) => ['$1', home.organizationId]),
  my_log_heads: rule(EVERYBODY, () => ['']),
  log_proof: rule([...CASHIERS, 'tenant', 'coTenant'], ({ home, shared }) => [
    "$1, 'lease', $2",
    home.organizationId,
    shared.id,
  ]),
};
