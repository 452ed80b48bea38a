import type { Sql } from 'postgres';

type JobCounts = Readonly<Record<string, number>>;

interface Options {
  /** Only this one's; of all organisations when left out. */
  organizationId?: string | undefined;
  /** Asked before each organisation: no more of them when true. */
  isStopping?: () => boolean;
}

/**
 * Runs what is due at `now` as the Worker's timer does: each organisation's jobs in a transaction of their own, so that none
 * waits for the others.
 * @returns what was done, by kind; null before the migration that adds the jobs
 */
export async function runJobs(
  sql: Sql,
  now: Date,
  { organizationId, isStopping = () => false }: Options = {},
): Promise<JobCounts | null> {
  const [exists] =
    await sql`select to_regprocedure('private.run_organization_jobs(uuid, timestamptz)') as job`;
  if (!exists?.job) return null;
  const organizations = organizationId
    ? [{ id: organizationId }]
    : await sql<{ id: string }[]>`select id from public.organizations order by id`;
  const counts: Record<string, number> = { leases: 0, rents: 0, late_fees: 0, failed: 0 };
  for (const { id } of organizations) {
    if (isStopping()) break;
    const [row] = await sql<{ result: JobCounts }[]>`
      select private.run_organization_jobs(${id}, ${now}) as result`;
    for (const [kind, count] of Object.entries(row?.result ?? {})) counts[kind] = (counts[kind] ?? 0) + count;
  }
  return counts;
}
