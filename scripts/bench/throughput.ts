import { cpus } from 'node:os';
import { openDatabase } from '#stack/database/open.ts';
import type { BenchDatabase } from './databases.ts';
import { computingTime } from './measure.ts';

const CONNECTIONS = 4;
const SECONDS = 5;

export interface Throughput {
  size: string;
  /** As the client saw it, which needs a part of the machine itself. */
  seen: number;
  /** What the server would answer on all cores: from the time that it computed. Undefined where the system does not tell. */
  possible: number | undefined;
}

/** Small reads under RLS from four connections, each in a transaction with the caller's claims, as the API does it. */
export async function measureThroughput(database: BenchDatabase): Promise<Throughput> {
  const sql = openDatabase(database.url, CONNECTIONS);
  const reads = await readsOf(database);
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => sql.reserve()));
  try {
    const pids = await Promise.all(
      connections.map(async (connection) => (await connection`select pg_backend_pid() as pid`)[0]?.pid),
    );
    let count = 0;
    const computedBefore = await sumOfTimes(pids);
    const startedAt = performance.now();
    const deadline = startedAt + SECONDS * 1000;
    await Promise.all(
      connections.map(async (connection) => {
        for (let run = 0; performance.now() < deadline; run += 1) {
          await connection.unsafe(reads[run % reads.length] ?? '').simple();
          count += 1;
        }
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const computed = (await sumOfTimes(pids)) - computedBefore;
    return {
      size: database.size.name,
      seen: Math.round(count / seconds),
      possible: computed > 0 ? Math.round((count / computed) * 1000 * cpus().length) : undefined,
    };
  } finally {
    for (const connection of connections) connection.release();
    await sql.end();
  }
}

/** The organisation's counts, its months, and the balances of leases here and there. */
async function readsOf({ admin, organizationId, ownerId }: BenchDatabase): Promise<string[]> {
  const leases = await admin<{ lease_id: string }[]>`
    select lease_id from public.lease_balances where organization_id = ${organizationId} order by lease_id limit 100`;
  const mine = `organization_id = '${organizationId}'`;
  const claims = JSON.stringify({ sub: ownerId, role: 'authenticated', aal: 'aal1' });
  const queries = leases.flatMap(({ lease_id }) => [
    `select * from public.organization_totals where ${mine}`,
    `select * from public.monthly_totals where ${mine} and month >= date_trunc('month', current_date) - interval '12 months'`,
    `select * from public.lease_balances where ${mine} and lease_id = '${lease_id}'`,
  ]);
  return queries.map(
    (
      query,
    ) => `begin; select set_config('request.jwt.claims', '${claims}', true), set_config('role', 'authenticated', true);
      ${query}; commit`,
  );
}

async function sumOfTimes(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(pids.map(computingTime));
  return times.reduce((sum: number, time) => sum + (time ?? 0), 0);
}
