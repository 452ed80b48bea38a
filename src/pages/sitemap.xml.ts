import type { APIRoute } from 'astro';
import { languages } from '#src/i18n/language.ts';
import { publicPages } from '#src/sections/public-pages.ts';
import { pathIn } from '#src/sections/translate.ts';

/** Every listed page at each of its addresses, with all of them as alternates. */
export const GET: APIRoute = ({ site, url }) => {
  const absolute = (path: string) => new URL(path, site ?? url).href;
  const entries = publicPages
    .filter(({ isListed }) => isListed)
    .flatMap(({ path }) => {
      const addresses = [
        ...languages.map((language) => ({ hreflang: language, href: absolute(pathIn(language, path)) })),
        { hreflang: 'x-default', href: absolute(path) },
      ];
      const alternates = addresses.map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      );
      return addresses.map(({ href }) => `<url><loc>${href}</loc>${alternates.join('')}</url>`);
    });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(sitemap, { headers: { 'content-type': 'application/xml' } });
};
