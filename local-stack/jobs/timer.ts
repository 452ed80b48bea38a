import type { Sql } from 'postgres';
import { reconcileCards } from '#src/edge/cards/reconciliation.ts';
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

/** The product's scheduled jobs, one function in the database, and then the card payments and the mail that wait. */
export function createJobs(sql: Sql, outgoingMail: OutgoingMail): Jobs {
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopping = false;
  const complain = (part: string) => (error: unknown) => {
    if (!isStopping) console.error(part, messageOf(error));
  };
  const unlessStopping = (work: () => Promise<unknown>) => (isStopping ? undefined : work());

  function run(now: Date, organizationId?: string): Promise<unknown> {
    const next = last.then(() => runJobs(sql, now, { organizationId, isStopping: () => isStopping }));
    last = next
      .then(() => unlessStopping(() => checkCards(sql, outgoingMail, now)))
      .catch(complain('card payments:'))
      .then(() => unlessStopping(() => sendMail(sql, outgoingMail)))
      .catch(complain('outgoing mail:'));
    return next;
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

async function checkCards(sql: Sql, { settings }: OutgoingMail, now: Date): Promise<void> {
  const [exists] =
    await sql`select to_regprocedure('public.take_card_refunds_to_check(timestamptz, integer)') as verb`;
  if (exists?.verb) await reconcileCards(workerVariables(settings), now);
}

async function sendMail(sql: Sql, outgoingMail: OutgoingMail): Promise<void> {
  const [exists] = await sql`select to_regprocedure('public.take_outgoing_mail(integer)') as verb`;
  if (exists?.verb) await outgoingMail.deliver();
}
