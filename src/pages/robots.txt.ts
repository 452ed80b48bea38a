import type { APIRoute } from 'astro';

/** Machines may read everything that is public; behind the dashboards there is nothing for them. */
export const GET: APIRoute = ({ site, url }) => {
  const rules = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /owner-dashboard/',
    'Disallow: /tenant-dashboard/',
    'Disallow: /admin/',
    '',
    ...['/sitemap.xml', '/sitemap-rentals.xml'].map((path) => `Sitemap: ${new URL(path, site ?? url).href}`),
  ];
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
