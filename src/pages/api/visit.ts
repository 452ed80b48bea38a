import { env } from 'cloudflare:workers';
import { answering, onlyMethods } from '#src/edge/endpoint.ts';
import { Problem } from '#src/edge/problem.ts';
import { readSettings } from '#src/edge/settings.ts';
import { countVisit } from '#src/edge/visit.ts';

export const prerender = false;

/** The page counter (docs/analytics.md). A build that does not switch it on has no such endpoint. */
export const POST = answering(async ({ request }) => {
  if (import.meta.env.PUBLIC_PAGE_COUNTER !== 'on') {
    throw new Problem(404, 'not_found', 'There is no such endpoint.');
  }
  return countVisit(request, readSettings(env));
});

export const ALL = onlyMethods('POST');
