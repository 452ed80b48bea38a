import type { APIRoute } from 'astro';
import { publicPages } from '#src/sections/public-pages.ts';
import { sitemapOf } from '#src/sections/sitemap.ts';

/** Every listed page. Listings, which come and go, are in a sitemap of their own (sitemap-rentals.xml.ts). */
export const GET: APIRoute = ({ site, url }) =>
  new Response(
    sitemapOf(
      publicPages.filter(({ isListed }) => isListed),
      site ?? url,
    ),
    { headers: { 'content-type': 'application/xml' } },
  );
