import type { Sql, TransactionSql } from 'postgres';
import { limitsOf } from '#stack/database/limits.ts';

/** What an access token says about its bearer. */
export interface Claims {
  role: string;
  sub?: string;
  exp?: number;
  [claim: string]: unknown;
}

const requestRoles = ['anon', 'authenticated', 'service_role'];

/** What is set for a transaction so that it runs with the caller's role and claims. */
export function settingsOf(claims: Claims) {
  const role = requestRoles.includes(claims.role) ? claims.role : 'anon';
  return {
    'request.jwt.claims': JSON.stringify(claims),
    'request.jwt.claim.sub': claims.sub ?? '',
    'request.jwt.claim.role': role,
    ...limitsOf(role),
    role,
  };
}

/** Runs `work` in a transaction with the caller's role and claims, so that row level security applies. */
export async function asCaller<T>(
  sql: Sql,
  claims: Claims,
  work: (transaction: TransactionSql) => Promise<T>,
): Promise<T> {
  const settings = settingsOf(claims);
  const result = await sql.begin(async (transaction) => {
    await transaction`
      select set_config('request.jwt.claims', ${settings['request.jwt.claims']}, true),
        set_config('request.jwt.claim.sub', ${settings['request.jwt.claim.sub']}, true),
        set_config('request.jwt.claim.role', ${settings['request.jwt.claim.role']}, true),
        set_config('statement_timeout', ${settings.statement_timeout}, true),
        set_config('lock_timeout', ${settings.lock_timeout}, true),
        set_config('role', ${settings.role}, true)`;
    return work(transaction);
  });
  return result as T;
}
