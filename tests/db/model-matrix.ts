// Who may see and write what the assistant's model costs: owners see it, the Worker writes it.
import { type FunctionRule, forService, rule } from './function-rule.ts';
import { EVERY_ROLE } from './roles.ts';
import type { TableRule } from './table-rule.ts';

export const modelTables: Readonly<Record<string, TableRule>> = {
  model_months: {
    key: "organization_id || '/' || month",
    members: ['owner'],
    service: 'writes',
  },
};

export const modelFunctions: Readonly<Record<string, FunctionRule>> = {
  assistant_caller: rule(EVERY_ROLE, ({ home }) => [`'owner', $1`, home.organizationId], 'not_allowed'),
  reserve_model_use: {
    ...forService(''),
    call: ({ home }) => ['gen_random_uuid(), $1, gen_random_uuid(), 10, 1000000', home.organizationId],
  },
  settle_model_use: forService('gen_random_uuid(), 10, 10, 5'),
};
