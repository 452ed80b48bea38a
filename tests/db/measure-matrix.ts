// Who may ask for figures: who may read what they are made of.
import { type FunctionRule, rule } from './function-rule.ts';
import { OFFICE } from './roles.ts';

const QUESTION = '{"measure": "billed", "by": [], "where": [], "from": "2026-01-01", "until": "2026-12-31"}';

export const measureFunctions: Readonly<Record<string, FunctionRule>> = {
  measures: rule(OFFICE, ({ home }) => [`$1, '[${QUESTION}]'`, home.organizationId], 'not_allowed'),
  measure_records: rule(
    OFFICE,
    ({ home }) => [`$1, '${QUESTION}', null, null, 20`, home.organizationId],
    'not_allowed',
  ),
};
