import { env } from 'cloudflare:workers';
import { call } from '#src/edge/call.ts';
import { readCardSettings } from '#src/edge/cards/processors.ts';
import { answering, jsonAnswer, onlyMethods } from '#src/edge/endpoint.ts';
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
  await call(serviceClient(settings), 'list_organizations_for_jobs', {
    after: BEFORE_ALL,
    limit: 1,
  });
  return jsonAnswer({ status: 'ok' });
});

export const ALL = onlyMethods('GET', 'HEAD');
