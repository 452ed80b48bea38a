import type { Sql } from 'postgres';
import type { IsoDate } from '#src/domain/foundation/dates.ts';
import { openDatabase } from '#stack/database/open.ts';
import { writeLargeApplications } from '#stack/demo/large-applications.ts';
import { rebuildIndexes, suspendIndexes } from '#stack/demo/large-indexes.ts';
import { writeMonths } from '#stack/demo/large-months.ts';
import { planLargePortfolio } from '#stack/demo/large-plan.ts';
import { writeLargePortfolio } from '#stack/demo/large-portfolio.ts';
import { writeTotals } from '#stack/demo/large-totals.ts';

export interface LargeOptions {
  /** Units of all organisations together; a multiple of 1,000 keeps the shares exact. */
  units: number;
  /** Confirmed payments of all organisations together: at least as many as paid leases, 93 % of the units. */
  payments: number;
  /** 50 when left out. */
  unitsPerProperty?: number;
  /** The history ends with the month before this day's. */
  today: IsoDate;
  /** Told what has been done, now and then. */
  report?: (progress: string) => void;
}

/** The organisation that has nine tenths of the units, and its owner. */
export interface LargePortfolio {
  organizationId: string;
  ownerId: string;
}

const CONNECTIONS = 2;

/**
 * Fills an empty database with a large portfolio and its ledger, for benchmarks: ten organisations, a lease for 95 % of
 * the units, a charge for every month of a lease and its payment with entries, lines, allocation and receipt.
 * Rows are written set by set without triggers and foreign keys; what triggers would have kept is computed from the
 * plan, and `findLargeDiscrepancies` proves it from the rows.
 * @param url connection of the superuser
 */
export async function fillLarge(url: string, options: LargeOptions): Promise<LargePortfolio> {
  const sql = openDatabase(url, CONNECTIONS);
  const report = options.report ?? (() => undefined);
  try {
    await planLargePortfolio(sql, options);
    await writeLargePortfolio(sql);
    await writeLargeApplications(sql);
    report('portfolio');
    await suspendIndexes(sql);
    await writeMonths(sql, CONNECTIONS, report);
    await writeTotals(sql, options.today);
    await rebuildIndexes(sql, CONNECTIONS, report);
    const portfolio = await largestOrganization(sql);
    await sql`drop schema large_plan cascade`;
    // As a database that has run for a while: rows visible to all are marked, statistics known.
    await sql`vacuum (analyze)`;
    return portfolio;
  } finally {
    await sql.end();
  }
}

async function largestOrganization(sql: Sql): Promise<LargePortfolio> {
  const [row] = await sql<LargePortfolio[]>`
    select id as "organizationId", owner_id as "ownerId" from large_plan.organizations where position = 1`;
  if (!row) throw new Error('the plan has no organisation');
  return row;
}
