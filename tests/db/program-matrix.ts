// The part of the matrices that is about programs of people's own: their tables are private, and only functions read them.
import { programScopes } from '#src/domain/insight/programs/scopes.ts';
import { type FunctionRule, forService, ID, rule } from './function-rule.ts';
import { EVERYBODY } from './roles.ts';

const HASH = `repeat('a', 64)`;
const BACK = "'https://program.example/back'";

export const programFunctions: Readonly<Record<string, FunctionRule>> = {
  register_program: forService(`'Programa', array[${BACK}], '192.0.2.1'`),
  read_program: rule([], () => [`${ID}, ${BACK}`]),
  grant_program: rule([], () => [`${ID}, ${ID}, ${BACK}, null, '{help}', ${HASH}, repeat('a', 43), 'x'`]),
  list_program_grants: rule(EVERYBODY, () => ['']),
  revoke_program_grant: rule([], () => [ID]),
  redeem_program_code: forService(`${HASH}, ${ID}, ${BACK}, 'x', ${HASH}, ${HASH}`),
  refresh_program_tokens: forService(`${HASH}, ${ID}, ${HASH}, ${HASH}`),
  revoke_program_token: forService(`${HASH}, ${ID}`),
  use_program_token: forService(HASH),
  keep_program_session: forService(`${ID}, 'x', 'y'`),
  end_program_grant: forService(ID),
};

export const programEnums = { program_scope: programScopes };
