import { object, picklist, pipe, regex, string } from 'valibot';
import { languages } from '#src/i18n/language.ts';
import { checkOrigin, readBody } from './endpoint.ts';
import { fromDatabase } from './problem.ts';
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
  const done = new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  if (request.headers.get('dnt') === '1' || request.headers.get('sec-gpc') === '1') return done;
  const { error } = await serviceClient(settings).rpc('count_visit', {
    p_path: visit.path,
    p_language: visit.language,
    p_referrer_host: visit.referrer,
  });
  if (error) throw fromDatabase(error);
  return done;
}
