import type { Sql } from 'postgres';
import { doWhatWaits, tellWhatWaits } from '#src/edge/timer.ts';
import { atMost } from '#stack/at-most.ts';
import { messageOf } from '#stack/errors.ts';
import { runJobs } from '#stack/jobs/run-jobs.ts';
import type { OutgoingMail } from '#stack/mailbox/outgoing.ts';
import { workerVariables } from '#stack/site/variables.ts';

export interface Jobs {
  /** Runs what is due at `now`, for one organisation or all, and answers what was done. Runs never overlap. */
  run(now: Date, organizationId?: string): Promise<unknown>;
  /** Runs them now and then every minute, as the Worker's timer does when deployed. */
  startTimer(): void;
  stop(): Promise<void>;
}

const minuteMs = 60_000;
/** What is cut off is done again at the next start: each organization's jobs are one transaction, each message has its key. */
const longestStopMs = 3_000;

/**
 * The product's scheduled jobs, one function in the database, and then all that the Worker's timer does besides.
 *
 * @param ecfAuthorities whose holders may sign electronic receipts
 */
export function createJobs(
  sql: Sql,
  { settings }: Pick<OutgoingMail, 'settings'>,
  ecfAuthorities: () => string = () => '',
): Jobs {
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  const complain = (part: string) => (error: unknown) => {
    if (!isStopping) console.error(part, messageOf(error));
  };

  function run(now: Date, organizationId?: string): Promise<unknown> {
    const next = last.then(() => runJobs(sql, now, { organizationId, isStopping: () => isStopping }));
    last = next
      .then((counts) => (counts === null || isStopping ? undefined : finish(now, organizationId)))
      .catch(complain('what waits:'));
    return next;
  }

  /** Of one organization whose jobs are run at a chosen time nothing is charged or thrown away that is the others'. */
  function finish(now: Date, organizationId: string | undefined): Promise<void> {
    const variables = workerVariables(settings, ecfAuthorities());
    return organizationId ? tellWhatWaits(variables, now) : doWhatWaits(variables, now, true);
  }

  function runOnTime(): void {
    run(new Date()).catch(complain('scheduled jobs:'));
  }

  return {
    run,
    startTimer() {
      runOnTime();
      timer = setInterval(runOnTime, minuteMs);
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await atMost(longestStopMs, last);
    },
  };
}
