import type { Sql, TransactionSql } from 'postgres';

/** What an access token says about its bearer. */
export interface Claims {
  role: string;
  sub?: string;
  exp?: number;
  [claim: string]: unknown;
}

const requestRoles = ['anon', 'authenticated', 'service_role'];

/** Runs `work` in a transaction with the caller's role and claims, so that row level security applies. */
export async function asCaller<T>(
  sql: Sql,
  claims: Claims,
  work: (transaction: TransactionSql) => Promise<T>,
): Promise<T> {
  const role = requestRoles.includes(claims.role) ? claims.role : 'anon';
  const result = await sql.begin(async (transaction) => {
    await transaction`
      select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
        set_config('request.jwt.claim.sub', ${claims.sub ?? ''}, true),
        set_config('request.jwt.claim.role', ${role}, true),
        set_config('role', ${role}, true)`;
    return work(transaction);
  });
  return result as T;
}
