import { callWith } from '#src/data/functions.ts';
import type { Client } from '#src/edge/supabase.ts';
import { readSettings } from './settings.ts';
import { serviceClient } from './supabase.ts';

const PAGE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Runs whatever is due at a moment, one organisation after the other: charges, late fees, leases that begin or end.
 * The function in the database decides what that is and does nothing twice, so an hour that was missed is made up
 * for by the next one. One organisation's trouble does not keep the others from their rent.
 *
 * @throws when the database refused for at least one, which the platform records as a failed run.
 */
export async function runScheduledJobs(env: Env, now: Date): Promise<void> {
  const service = serviceClient(readSettings(env));
  const failures: string[] = [];
  for await (const organizationId of everyOrganization(service)) {
    const failure = await runFor(service, organizationId, now);
    if (failure) failures.push(`${organizationId}: ${failure}`);
  }
  if (failures.length > 0) throw new Error(`Scheduled jobs failed. ${failures.join('; ')}`);
}

/** The ids of all organizations, page by page. */
export async function* everyOrganization(service: Client): AsyncGenerator<string> {
  let organizations = await pageAfter(service, BEFORE_ALL);
  while (organizations.length > 0) {
    yield* organizations;
    organizations = await pageAfter(service, organizations.at(-1) ?? BEFORE_ALL);
  }
}

async function pageAfter(service: Client, organizationId: string): Promise<string[]> {
  const { data, error } = await callWith(service, 'list_organizations_for_jobs', {
    after: organizationId,
    limit: PAGE,
  });
  if (error) throw new Error(`Scheduled jobs could not start: ${error.code} ${error.message}`);
  return data;
}

async function runFor(service: Client, organizationId: string, now: Date): Promise<string | undefined> {
  const { data, error } = await callWith(service, 'run_organization_jobs', {
    organizationId,
    now: now.toISOString(),
  });
  if (error) return `${error.code} ${error.message}`;
  const { failed } = data as { failed: number };
  return failed > 0 ? 'see private.job_runs' : undefined;
}
