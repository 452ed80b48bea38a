import { object, picklist, pipe, regex, string } from 'valibot';
import { call } from '#src/edge/call.ts';
import { languages } from '#src/i18n/language.ts';
import { checkOrigin, doneAnswer, readBody } from './endpoint.ts';
import type { Settings } from './settings.ts';
import { serviceClient } from './supabase.ts';

const Body = object({
  /** The page's address without its language and without what stands behind it. */
  path: pipe(string(), regex(/^\/[a-z0-9/-]{0,79}$/)),
  language: picklist(languages),
  /** Name of the site that led here, '' for none. */
  referrer: pipe(string(), regex(/^[a-z0-9.-]{0,100}$/)),
});

/**
 * Counts one visit of a page: the day, the page, its language and the site that led there. Nothing of the request
 * itself is kept or looked at, but for a reader's wish not to be counted. 204 without a body, counted or not.
 */
export async function countVisit(request: Request, settings: Settings): Promise<Response> {
  checkOrigin(request, settings.siteUrl);
  const visit = await readBody(request, Body);
  const done = doneAnswer();
  if (request.headers.get('dnt') === '1' || request.headers.get('sec-gpc') === '1') return done;
  await call(serviceClient(settings), 'count_visit', {
    path: visit.path,
    language: visit.language,
    referrerHost: visit.referrer,
  });
  return done;
}
