import { callWith } from '#src/data/functions.ts';
import { TIMER_BUDGET_MS, writeReportFiles } from './books/report-files.ts';
import { call } from './call.ts';
import { runAutopays } from './cards/autopay.ts';
import { reconcileCards } from './cards/reconciliation.ts';
import { renewSealedTexts } from './cards/renewal.ts';
import { deliverMessages } from './mail/outbox.ts';
import { removeFiles } from './removed-files.ts';
import { runScheduledJobs } from './scheduled-jobs.ts';
import { readLogKey, readMailSettings, readSettings } from './settings.ts';
import { serviceClient } from './supabase.ts';
import { runEcfWork } from './taxes/ecf/ecf-timer.ts';
import { exchangeReceipts } from './taxes/ecf/receiving/exchange.ts';
import { signMovedLogs } from './trust/checkpoints.ts';

/** The timers of wrangler.toml that are for what waits: all of it, and messages alone, which are nothing to wait five minutes for. */
const WAITING_CRON = '*/5 * * * *';
const MESSAGES_CRON = '* * * * *';

/** What the timer needs of a deployment. */
export type TimerVariables = Omit<Env, 'ASSETS'>;

type Work = (env: TimerVariables, now: Date) => Promise<void>;

/** What is done on the hour beside the organizations' jobs. */
const HOURLY: readonly Work[] = [forgetVisitors, renewSealedTexts, signLogs];

/** What is done every time: those of a step at once, and a step after the other, so that what one wrote down goes with the next. */
const STEPS: readonly (readonly Work[])[] = [
  [reconcileCards, writeWaitingFiles],
  [runAutopays, sendReceipts],
  [sendWaitingMessages, removeFiles, speakWithOthers],
];

/**
 * Does what the timer is for: every minute the messages that wait, on the hour what is due, and every five minutes the messages,
 * the files, the reports' files, the card payments and the electronic receipts that wait.
 *
 * @throws when one of them failed, which the platform records as a failed run; the other is done all the same.
 */
export function runTimer(env: Env, cron: string, now: Date): Promise<void> {
  if (cron === MESSAGES_CRON) return sendWaitingMessages(env);
  const isHour = cron !== WAITING_CRON;
  return doWhatWaits(env, now, isHour, isHour ? [runScheduledJobs] : []);
}

/**
 * What the timer does, whoever runs it: the Worker's, and the local stack's, which runs the organizations' jobs by itself.
 *
 * @param jobs begun with the first step
 * @throws when one of them failed; the others are done all the same.
 */
export async function doWhatWaits(
  env: TimerVariables,
  now: Date,
  isHour: boolean,
  jobs: readonly ((env: Env, now: Date) => Promise<void>)[] = [],
): Promise<void> {
  const [first = [], ...later] = STEPS;
  const reasons: unknown[] = [];
  for (const step of [[...jobs, ...(isHour ? HOURLY : []), ...first], ...later]) {
    const results = await Promise.allSettled(step.map((work) => work(env as Env, now)));
    for (const result of results) if (result.status === 'rejected') reasons.push(result.reason);
  }
  if (reasons.length > 0) throw new AggregateError(reasons, reasons.map(String).join('; '));
  // Only what went well as a whole counts: the public status says when that was.
  const service = serviceClient(readSettings(env));
  for (const timer of isHour ? ['hourly', 'waiting'] : ['waiting'])
    await call(service, 'note_timer_run', { timer });
}

/** Looks after the card payments that nobody answered, and sends the messages that wait. */
export async function tellWhatWaits(env: TimerVariables, now: Date): Promise<void> {
  try {
    await reconcileCards(env, now);
  } finally {
    await sendWaitingMessages(env);
  }
}

/** Throws away what is kept of visitors no longer than it is needed. */
async function forgetVisitors(env: TimerVariables, now: Date): Promise<void> {
  const { error } = await callWith(serviceClient(readSettings(env)), 'tidy_public_forms', {
    now: now.toISOString(),
  });
  if (error) throw new Error(`What visitors sent could not be tidied: ${error.code} ${error.message}`);
}

/** A deployment without the key has logs, and no checkpoints of them. */
async function signLogs(env: TimerVariables): Promise<void> {
  if (env.LOG_SIGNING_KEY) await signMovedLogs(serviceClient(readSettings(env)), readLogKey(env));
}

async function writeWaitingFiles(env: TimerVariables): Promise<void> {
  await writeReportFiles(serviceClient(readSettings(env)), TIMER_BUDGET_MS);
}

async function sendReceipts(env: TimerVariables, now: Date): Promise<void> {
  await runEcfWork(env as Env, now);
}

async function speakWithOthers(env: TimerVariables, now: Date): Promise<void> {
  await exchangeReceipts(env as Env, now);
}

async function sendWaitingMessages(env: TimerVariables): Promise<void> {
  // A deployment without mail works but for its messages, which wait.
  if (env.MAIL_API_URL) await deliverMessages(readMailSettings(env));
}
