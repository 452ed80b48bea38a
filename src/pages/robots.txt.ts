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
    `Sitemap: ${new URL('/sitemap.xml', site ?? url).href}`,
  ];
  return new Response(`${rules.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
