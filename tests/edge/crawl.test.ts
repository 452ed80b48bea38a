import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dashboards } from '#src/edge/dashboards.ts';
import { languages } from '#src/i18n/language.ts';
import { type PublicPage, publicPages } from '#src/sections/public-pages.ts';
import { builtSite } from '#tests/support/worker.ts';

// Reads the built site as a machine would that follows every link of every page.
const pages = new Map(
  globSync('**/*.html', { cwd: builtSite }).map((file) => [
    `/${file.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$/, '$1')}`,
    readFileSync(path.join(builtSite, file), 'utf8'),
  ]),
);
const site = new URL(/property="og:url" content="([^"]+)"/.exec(pages.get('/es/') ?? '')?.[1] ?? 'none')
  .origin;
/** Places on a dashboard's screens come with its scripts. */
const screenSources = globSync('src/islands/**/*.tsx')
  .map((file) => readFileSync(file, 'utf8'))
  .join('');
const publicAddresses = publicPages.flatMap(({ path: address }) => [
  address,
  ...languages.map((language) => `/${language}${address}`),
]);

const decode = (text: string) =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&#38;', '&').replaceAll('&amp;', '&');
const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => decode(match[1] ?? ''));

/** Everything that a page names: links, alternates, pictures, scripts, styles, targets of forms. */
function namedIn(html: string): string[] {
  const sets = found(html, /\s(?:srcset|imagesrcset)="([^"]*)"/g).flatMap((set) =>
    set.split(',').map((part) => part.trim().split(/\s+/)[0] ?? ''),
  );
  return [
    ...found(
      html,
      /\s(?:href|src|action|formaction|poster|component-url|renderer-url|data-after-load)="([^"]*)"/g,
    ),
    ...found(html, /property="og:image" content="([^"]+)"/g),
    ...sets,
  ];
}

/** Served by the worker instead of a file. */
const isEndpoint = (address: string) =>
  globSync('src/pages/**/*.{astro,ts}').some((file) => {
    const route = file.replace(/^src\/pages|(\/index)?\.(astro|ts)$/g, '').replaceAll(path.sep, '/');
    if (!/export const prerender = false/.test(readFileSync(file, 'utf8')) || route.includes('[...path]'))
      return false;
    const pattern = route.replace(/\/\[\.\.\.language\]/, '(/(es|en))?').replace(/\[\w+\]/g, '[^/]+');
    return new RegExp(`^${pattern}/?$`).test(address);
  });

/** What is wrong with a target, or undefined. */
function faultOf(target: string, from: string): string | undefined {
  const url = new URL(target, `${site}${from}`);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:' || url.protocol === 'data:') return undefined;
  if (url.origin !== site) return undefined;
  const inDashboard = dashboards.find((name) => url.pathname.startsWith(`/${name}/`));
  const address = inDashboard ? `/${inDashboard}/` : url.pathname;
  const html = pages.get(address) ?? pages.get(`${address}.html`);
  if (html === undefined) {
    const isFile = existsSync(path.join(builtSite, decodeURIComponent(address))) && !address.endsWith('/');
    return isFile || isEndpoint(address) ? undefined : 'leads nowhere';
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  const shown = inDashboard ? screenSources : html;
  return anchor && !shown.includes(`id="${anchor}"`) ? 'has no such place' : undefined;
}

describe('the built site', () => {
  it('has every public page, at its address without a language and with each', () => {
    expect(publicAddresses.filter((address) => !pages.has(address) && !isEndpoint(address))).toEqual([]);
  });

  it('has no link, alternate, picture, script or anchor that does not resolve', () => {
    const faults = [...pages].flatMap(([from, html]) =>
      namedIn(html).flatMap((target) => {
        const fault = faultOf(target, from);
        return fault ? [`${from}: ${target} ${fault}`] : [];
      }),
    );
    expect([...new Set(faults)]).toEqual([]);
  });

  it('loads nothing from another origin', () => {
    const foreign = [...pages].flatMap(([from, html]) =>
      [
        ...found(
          html,
          /<(?:script|img|source|iframe|audio|video|embed)\b[^>]*\s(?:src|srcset|poster)="([^"]*)"/g,
        ),
        ...found(
          html,
          /<link\b(?=[^>]*rel="(?:stylesheet|preload|icon|manifest|modulepreload)")[^>]*href="([^"]*)"/g,
        ),
        ...found(html, /url\(["']?((?:https?:)?\/\/[^)"']+)/g),
      ]
        .filter((target) => new URL(target, site).origin !== site)
        .map((target) => `${from}: ${target}`),
    );
    expect(foreign).toEqual([]);
  });

  it('links to other sites only without giving them this window', () => {
    const open = [...pages].flatMap(([from, html]) =>
      found(html, /(<a\b[^>]*target="_blank"[^>]*>)/g)
        .filter((tag) => !/rel="[^"]*noopener/.test(tag))
        .map((tag) => `${from}: ${tag}`),
    );
    expect(open).toEqual([]);
  });
});

describe('a page with words of ours', () => {
  // The pages to enter by have a second heading, for whoever has no script.
  const read = publicPages.filter(({ path: address }) => !/^\/(login|signup|auth)\//.test(address));
  const inLanguages = languages.flatMap((language) =>
    read.map(({ path: address }) => [language, `/${language}${address}`] as const),
  );

  it.each(inLanguages.filter(([, address]) => pages.has(address)))(
    'in %s at %s is one page with one heading',
    (language, address) => {
      const html = pages.get(address) ?? '';
      expect(html).toContain(`<html lang="${language}"`);
      // The analyzer's title is what people search for.
      if (!address.includes('analyzer')) expect(html).toMatch(/<title>[^<]*Llavero[^<]*<\/title>/);
      expect(found(html, /<meta name="description" content="([^"]*)"/g)[0]).toMatch(/^.{50,165}$/);
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      const levels = [...main.matchAll(/<h([1-4])\b/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      // A heading never skips a level.
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    },
  );
});

it.each(languages)('the pictures of the landing page in %s say what they show', (language) => {
  const main = /<main[\s\S]*<\/main>/.exec(pages.get(`/${language}/`) ?? '')?.[0] ?? '';
  const pictures = found(main, /<picture[\s\S]*?(<img\b[^>]*>)/g);
  expect(pictures).toHaveLength(8);
  for (const picture of pictures) expect(/\salt="([^"]*)"/.exec(picture)?.[1]?.length).toBeGreaterThan(30);
});

describe('languages', () => {
  const localized = [...pages].filter(([, html]) => /<html[^>]*data-localized/.test(html));

  it('have the same pages', () => {
    const under = (language: string) =>
      localized
        .map(([address]) => address)
        .filter((address) => address.startsWith(`/${language}/`))
        .map((address) => address.slice(3))
        .sort();
    expect(under('en')).toEqual(under('es'));
    expect(under('es').length).toBeGreaterThan(publicPages.length - 1);
  });

  it.each(localized)('%s names its language, itself and its twins', (address, html) => {
    const language = address.startsWith('/en/') ? 'en' : 'es';
    expect(/<html lang="(\w+)"/.exec(html)?.[1]).toBe(language);
    const bare = address.replace(/^\/(es|en)\//, '/');
    const alternates = [...html.matchAll(/rel="alternate" hreflang="([\w-]+)" href="([^"]+)"/g)].map(
      ([, tag, href]) => [tag, href],
    );
    expect(alternates).toEqual([
      ['es', `${site}/es${bare}`],
      ['en', `${site}/en${bare}`],
      ['x-default', `${site}${bare}`],
    ]);
    expect(/rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toBe(`${site}${address}`);
  });

  it('have as many headings, sections and links on each page', () => {
    const shape = (html: string) =>
      ['h1', 'h2', 'h3', 'section', 'img', 'form', 'input', 'table', 'details'].map(
        (tag) => `${tag} ${html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0}`,
      );
    const differing = publicPages.flatMap(({ path: address }) => {
      const [es, en] = [pages.get(`/es${address}`), pages.get(`/en${address}`)];
      return es && en && shape(es).join() !== shape(en).join() ? [[address, shape(es), shape(en)]] : [];
    });
    expect(differing).toEqual([]);
  });
});

describe('machines', () => {
  const listed = publicPages.filter((page: PublicPage) => page.isListed);
  const read = (file: string) => readFileSync(path.join(builtSite, file), 'utf8');

  it('find every listed page in the sitemap, which robots.txt names', () => {
    const sitemap = read('sitemap.xml');
    const locations = found(sitemap, /<loc>([^<]+)<\/loc>/g);
    expect(locations).toHaveLength(listed.length * 3);
    expect(new Set(locations).size).toBe(locations.length);
    expect(locations.filter((address) => faultOf(address, '/'))).toEqual([]);
    expect(found(sitemap, /hreflang="x-default" href="([^"]+)"/g)).toHaveLength(locations.length);
    expect(read('robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
  });

  it.each(listed.flatMap(({ path: address }) => languages.map((language) => `/${language}${address}`)))(
    'learn of %s a title, a description, a picture and where it stands',
    (address) => {
      const html = pages.get(address);
      if (html === undefined) return expect(isEndpoint(address)).toBe(true);
      const content = (name: string) =>
        decode(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
      const title = decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
      expect(title.length).toBeGreaterThan(8);
      expect(title.length).toBeLessThanOrEqual(65);
      expect(content('description').length).toBeGreaterThan(35);
      expect(content('description').length).toBeLessThanOrEqual(170);
      expect(content('og:title')).toBe(title);
      expect(content('og:description')).toBe(content('description'));
      expect(content('og:url')).toBe(site + address);
      expect(content('twitter:card')).toBe('summary_large_image');
      expect(content('robots')).toBe('');
      const picture = readFileSync(path.join(builtSite, new URL(content('og:image')).pathname));
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(picture.length).toBeLessThan(300_000);
    },
  );

  it('read statements in JSON-LD that are true of the page', () => {
    for (const language of languages) {
      const graph = (address: string) => {
        const text = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(
          pages.get(address) ?? '',
        )?.[1];
        return JSON.parse(text ?? '{}')['@graph'] as { '@type': string; mainEntity?: { name: string }[] }[];
      };
      const types = (address: string) => graph(address).map((statement) => statement['@type']);
      expect(types(`/${language}/`)).toEqual(expect.arrayContaining(['Organization', 'SoftwareApplication']));
      expect(types(`/${language}/features/`)).toEqual(
        expect.arrayContaining(['Organization', 'BreadcrumbList']),
      );
      const questions = graph(`/${language}/pricing/`).find((statement) => statement['@type'] === 'FAQPage');
      expect(questions?.mainEntity?.length).toBeGreaterThan(3);
      for (const { name } of questions?.mainEntity ?? [])
        expect(decode(pages.get(`/${language}/pricing/`) ?? '')).toContain(name);
    }
  });

  it('see no page twice under the same title', () => {
    for (const language of languages) {
      const titles = listed.map(
        ({ path: address }) => /<title>([^<]*)/.exec(pages.get(`/${language}${address}`) ?? '')?.[1],
      );
      const known = titles.filter((title) => title !== undefined);
      expect(new Set(known).size).toBe(known.length);
    }
  });
});

describe('the installed application', () => {
  it.each(languages)('has a manifest in %s whose icons are there', (language) => {
    const manifest = JSON.parse(
      readFileSync(path.join(builtSite, `manifest.${language}.webmanifest`), 'utf8'),
    );
    expect(manifest).toMatchObject({ id: '/', lang: language, display: 'standalone', scope: '/' });
    expect(faultOf(manifest.start_url, '/')).toBeUndefined();
    for (const { src, sizes } of manifest.icons) {
      const picture = readFileSync(path.join(builtSite, src));
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    }
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    expect(pages.get(`/${language}/`)).toContain(`rel="manifest" href="/manifest.${language}.webmanifest"`);
  });
});
