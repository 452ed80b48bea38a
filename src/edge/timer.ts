import { runAutopays } from './cards/autopay.ts';
import { reconcileCards } from './cards/reconciliation.ts';
import { deliverMail } from './mail/outbox.ts';
import { removeFiles } from './removed-files.ts';
import { TIMER_BUDGET_MS, writeReportFiles } from './report-files.ts';
import { runScheduledJobs } from './scheduled-jobs.ts';
import { readMailSettings, readSettings } from './settings.ts';
import { serviceClient } from './supabase.ts';

/** The timer of wrangler.toml that is for what waits. */
const MAIL_CRON = '*/5 * * * *';

/**
 * Does what the timer is for: on the hour what is due, and every time the mail, the files, the reports' files and the
 * card payments that wait.
 *
 * @throws when one of them failed, which the platform records as a failed run; the other is done all the same.
 */
export async function runTimer(env: Env, cron: string, now: Date): Promise<void> {
  const jobs: Promise<void>[] =
    cron === MAIL_CRON ? [] : [runScheduledJobs(env, now), forgetVisitors(env, now)];
  const results = await Promise.allSettled([...jobs, reconcileCards(env, now), writeWaitingFiles(env)]);
  // Afterwards, so that what the jobs wrote down goes with it.
  results.push(...(await Promise.allSettled([runAutopays(env, now)])));
  results.push(...(await Promise.allSettled([sendWaitingMail(env), removeFiles(env)])));
  const reasons = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  if (reasons.length > 0) throw new AggregateError(reasons, reasons.map(String).join('; '));
}

/** Throws away what is kept of visitors no longer than it is needed. */
async function forgetVisitors(env: Env, now: Date): Promise<void> {
  const { error } = await serviceClient(readSettings(env)).rpc('tidy_public_forms', {
    p_now: now.toISOString(),
  });
  if (error) throw new Error(`What visitors sent could not be tidied: ${error.code} ${error.message}`);
}

async function writeWaitingFiles(env: Env): Promise<void> {
  await writeReportFiles(serviceClient(readSettings(env)), TIMER_BUDGET_MS);
}

async function sendWaitingMail(env: Env): Promise<void> {
  // A deployment without mail works but for its messages, which wait.
  if (env.MAIL_API_URL) await deliverMail(readMailSettings(env));
}
