import { StackError } from '#stack/errors.ts';
import type { BenchDatabase } from './databases.ts';
import { labelled } from './run.ts';
import type { Line } from './table.ts';

/** Larger tables and indexes are written a little slower. */
const ALLOWED_GROWTH = 2;

/**
 * What posting this month's rent costs for each lease, as the scheduled job posts it for all leases of an organisation at
 * once: charges, journal, kept totals and rows. Undone afterwards.
 * @param today `YYYY-MM-DD`
 */
export async function measureMonth(databases: readonly BenchDatabase[], today: string): Promise<Line> {
  const costs = [];
  for (const database of databases) {
    const medianMs = await postMonth(database, today);
    costs.push({ medianMs, serverMs: undefined, buffers: undefined });
  }
  return { name: "month's rent, a lease", allowedGrowth: ALLOWED_GROWTH, costs: labelled(databases, costs) };
}

async function postMonth({ admin, organizationId, size }: BenchDatabase, today: string): Promise<number> {
  const connection = await admin.reserve();
  try {
    await connection`begin`;
    const startedAt = performance.now();
    const [row] = await connection<{ rents: number }[]>`
      select private.post_due_rent(${organizationId}, ${today}::date) as rents`;
    await connection`set constraints all immediate`;
    if (!row?.rents) throw new StackError(`No rent is due in ${size.name}: fill it anew.`);
    return (performance.now() - startedAt) / row.rents;
  } finally {
    await connection`rollback`;
    connection.release();
  }
}
