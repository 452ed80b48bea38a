import type { TransactionSql } from 'postgres';

/** The tables that grow with a portfolio and its history. */
export const LARGE = [
  'people',
  'lease_tenants',
  'leases',
  'units',
  'charges',
  'payments',
  'receipts',
  'lease_balances',
  'lease_rent_steps',
  'tenant_rows',
  'unit_rows',
  'journal_entries',
  'journal_lines',
  'bills',
  'fiscal_invoices',
  'fiscal_withholdings',
  'bank_lines',
  'bank_matches',
];

/**
 * No plan is seen from outside a function: the tables' own counters tell.
 * @param rows how many rows each of the tables has at least
 * @returns the tables of which all rows were read
 */
export async function readAll(
  sql: TransactionSql,
  rows: number,
  ask: () => Promise<unknown>,
): Promise<string[]> {
  const counts = () => sql<{ table: string; read: number }[]>`
    select relname as table, (pg_stat_get_xact_tuples_returned(oid) + pg_stat_get_xact_tuples_fetched(oid))::int as read from pg_class
    where relnamespace = 'public'::regnamespace and relname = any (${LARGE})`;
  const before = new Map((await counts()).map(({ table, read }) => [table, read]));
  await ask();
  return (await counts())
    .filter(({ table, read }) => read - (before.get(table) ?? 0) >= rows)
    .map(({ table }) => table);
}
