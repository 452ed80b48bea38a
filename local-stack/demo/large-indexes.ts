import type { Sql } from 'postgres';

/** The tables that grow with the history, the ones whose indexes take longest first. */
const LEDGER_TABLES = [
  'journal_lines',
  'journal_entries',
  'charges',
  'payments',
  'payment_allocations',
  'receipts',
];

/**
 * Tells the database that the tables' indexes are not ready, so that rows come in without them. Nothing is dropped:
 * what is measured later is exactly the schema of the migrations. Only for databases that are thrown away.
 */
export async function suspendIndexes(sql: Sql, tables: readonly string[] = LEDGER_TABLES): Promise<void> {
  await sql`update pg_catalog.pg_index set indisready = false, indisvalid = false
    where indrelid = any (${tables.map((table) => `public.${table}`)}::text[]::regclass[])`;
}

/** Builds the tables' indexes, each from all of its rows at once. */
export async function rebuildIndexes(
  sql: Sql,
  connections: number,
  report: (progress: string) => void,
  tables: readonly string[] = LEDGER_TABLES,
): Promise<void> {
  const waiting = [...tables];
  const rebuildNext = async (): Promise<void> => {
    for (let table = waiting.shift(); table !== undefined; table = waiting.shift()) {
      const connection = await sql.reserve();
      try {
        await connection`set maintenance_work_mem = '1GB'`;
        await connection`reindex table public.${connection(table)}`;
      } finally {
        connection.release();
      }
      report(`indexes of ${table}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, rebuildNext));
  const [left] =
    await sql`select count(*)::int as count from pg_catalog.pg_index where not (indisready and indisvalid)`;
  if (left?.count !== 0) throw new Error(`${left?.count} indexes were not built`);
}
