import { readSettings } from './settings.ts';
import { serviceClient } from './supabase.ts';

/**
 * Runs whatever is due at a moment: charges, late fees, leases that begin or end. The function in the database
 * decides what that is and does nothing twice, so an hour that was missed is made up for by the next one.
 *
 * @throws when the database refuses, which the platform records as a failed run.
 */
export async function runScheduledJobs(env: Env, now: Date): Promise<void> {
  const { error } = await serviceClient(readSettings(env)).rpc('run_scheduled_jobs', {
    p_now: now.toISOString(),
  });
  if (error) throw new Error(`Scheduled jobs failed: ${error.code} ${error.message}`);
}
