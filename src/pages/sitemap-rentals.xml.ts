import { env } from 'cloudflare:workers';
import { cachedAnswer } from '#src/edge/cached-answer.ts';
import { answering, onlyMethods } from '#src/edge/endpoint.ts';
import { readListedRentals } from '#src/edge/screening/rental-page.ts';
import { sitemapOf } from '#src/sections/sitemap.ts';

export const prerender = false;

const MINUTES_KEPT = 10;

/** The pages of the listings that visitors may see, made from the database at most every ten minutes. */
export const GET = answering(({ request, site, url, locals }) =>
  cachedAnswer(request, locals.cfContext, MINUTES_KEPT, async () => {
    const pages = await readListedRentals(env);
    return new Response(sitemapOf(pages, site ?? url), { headers: { 'content-type': 'application/xml' } });
  }),
);

export const ALL = onlyMethods('GET');
