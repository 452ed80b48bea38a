import type { Sql } from 'postgres';
import { messageOf } from '#stack/errors.ts';

export interface Jobs {
  /** Runs what is due at `now`, for one organisation or all, and answers what was done. Runs never overlap. */
  run(now: Date, organizationId?: string): Promise<unknown>;
  /** Runs them now and then every minute, as the Worker's timer does when deployed. */
  startTimer(): void;
  stop(): Promise<void>;
}

const minuteMs = 60_000;

/** The product's scheduled jobs: one function in the database. */
export function createJobs(sql: Sql): Jobs {
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function run(now: Date, organizationId?: string): Promise<unknown> {
    const next = last.catch(() => undefined).then(() => callJobs(sql, now, organizationId));
    last = next;
    return next;
  }

  function runOnTime(): void {
    run(new Date()).catch((error: unknown) => console.error('scheduled jobs:', messageOf(error)));
  }

  return {
    run,
    startTimer() {
      runOnTime();
      timer = setInterval(runOnTime, minuteMs);
    },
    async stop() {
      clearInterval(timer);
      await last.catch(() => undefined);
    },
  };
}

async function callJobs(sql: Sql, now: Date, organizationId?: string): Promise<unknown> {
  const [exists] = await sql`select to_regprocedure('private.run_scheduled_jobs(timestamptz)') as job`;
  // A set of migrations under test may stop before the one that adds the jobs.
  if (!exists?.job) return null;
  const [row] = organizationId
    ? await sql`select private.run_organization_jobs(${organizationId}, ${now}) as result`
    : await sql`select private.run_scheduled_jobs(${now}) as result`;
  return row?.result ?? null;
}
