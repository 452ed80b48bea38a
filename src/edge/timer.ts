import { deliverMail } from './mail/outbox.ts';
import { runScheduledJobs } from './scheduled-jobs.ts';
import { readMailSettings } from './settings.ts';

/** The timer of wrangler.toml that is for mail alone. */
const MAIL_CRON = '*/5 * * * *';

/**
 * Does what the timer is for: on the hour what is due, and every time the mail that waits.
 *
 * @throws when one of them failed, which the platform records as a failed run; the other is done all the same.
 */
export async function runTimer(env: Env, cron: string, now: Date): Promise<void> {
  const results = await Promise.allSettled([cron !== MAIL_CRON && runScheduledJobs(env, now)]);
  // Afterwards, so that what the jobs wrote down goes out with it.
  results.push(...(await Promise.allSettled([sendWaitingMail(env)])));
  const reasons = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  if (reasons.length > 0) throw new AggregateError(reasons, reasons.map(String).join('; '));
}

async function sendWaitingMail(env: Env): Promise<void> {
  // A deployment without mail works but for its messages, which wait.
  if (env.MAIL_API_URL) await deliverMail(readMailSettings(env));
}
