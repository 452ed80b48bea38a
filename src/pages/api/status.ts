import { env } from 'cloudflare:workers';
import { cachedAnswer } from '#src/edge/cached-answer.ts';
import { answering, jsonAnswer, onlyMethods } from '#src/edge/endpoint.ts';
import { readSettings } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';
import { checkService } from '#src/edge/trust/service-status.ts';

export const prerender = false;

/** Thirty seconds: however many look at the page, each part is asked twice a minute at most. */
const MINUTES_KEPT = 0.5;

function client() {
  try {
    return serviceClient(readSettings(env));
  } catch {
    return null;
  }
}

/** What each part of the service is doing, for everybody: `{ checkedAt, parts }`, also where parts do not answer. */
export const GET = answering(({ request, locals }) =>
  cachedAnswer(request, locals.cfContext, MINUTES_KEPT, async () =>
    jsonAnswer(await checkService(client(), new Date())),
  ),
);

export const ALL = onlyMethods('GET', 'HEAD');
