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

class Undo extends Error {}

async function postMonth({ admin, organizationId, size }: BenchDatabase, today: string): Promise<number> {
  let millisecondsEach = Number.NaN;
  await admin
    .begin(async (transaction) => {
      const startedAt = performance.now();
      const [row] = await transaction<{ rents: number }[]>`
        select private.post_due_rent(${organizationId}, ${today}::date) as rents`;
      await transaction`set constraints all immediate`;
      if (!row?.rents) throw new StackError(`No rent is due in ${size.name}: fill it anew.`);
      millisecondsEach = (performance.now() - startedAt) / row.rents;
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return millisecondsEach;
}
