import { languages } from '#src/i18n/language.ts';
import { pathIn } from './translate.ts';

/** A page for machines to find. */
export interface ListedPage {
  /** Its address without a language. */
  path: string;
  /** `YYYY-MM-DD`: the day of its last change, where that is known. */
  changedOn?: string;
}

/** A sitemap of pages at each of their addresses, with all of them as alternates (sitemaps.org 0.9). */
export function sitemapOf(pages: readonly ListedPage[], site: URL): string {
  const absolute = (path: string) => new URL(path, site).href;
  const entries = pages.flatMap(({ path, changedOn }) => {
    const addresses = [
      ...languages.map((language) => ({ hreflang: language, href: absolute(pathIn(language, path)) })),
      { hreflang: 'x-default', href: absolute(path) },
    ];
    const rest = [
      changedOn ? `<lastmod>${changedOn}</lastmod>` : '',
      ...addresses.map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      ),
    ].join('');
    return addresses.map(({ href }) => `<url><loc>${href}</loc>${rest}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
