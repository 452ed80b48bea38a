import { env } from 'cloudflare:workers';
import { readCardSettings } from '#src/edge/cards/processors.ts';
import { answering, onlyMethods } from '#src/edge/endpoint.ts';
import { fromDatabase } from '#src/edge/problem.ts';
import { readMailSettings, readTeamAddress } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';

export const prerender = false;

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Whether this deployment has all that it needs and its database answers: 200, or 503 `not_configured` with the name of the
 * variable that it lacks, or 502. For `npm run deploy` and for whoever watches.
 */
export const GET = answering(async () => {
  const settings = readMailSettings(env);
  readTeamAddress(env);
  readCardSettings(env);
  const { error } = await serviceClient(settings).rpc('list_organizations_for_jobs', {
    p_after: BEFORE_ALL,
    p_limit: 1,
  });
  if (error) throw fromDatabase(error);
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
});

export const ALL = onlyMethods('GET', 'HEAD');
