import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nameFirstFiles } from './first-files.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'llavero-first-files-'));
});
afterEach(() => rmSync(site, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
}

const island =
  '<astro-island component-url="/_astro/app.1.js" renderer-url="/_astro/client.2.js"></astro-island>';
const scripts = {
  '_astro/app.1.js': `import "./base.3.js"; import("./common.es.4.js"); import("./common.en.5.js"); import("./chart.6.js"); import("./list.8.js"); import("./lists.es.9.js"); import("./lists.en.10.js");`,
  '_astro/client.2.js': `import "./base.3.js";`,
  '_astro/base.3.js': '',
  '_astro/common.es.4.js': '',
  '_astro/common.en.5.js': '',
  '_astro/chart.6.js': `import "./base.3.js"; import "./axis.7.js";`,
  '_astro/axis.7.js': '',
  '_astro/list.8.js': `import "./base.3.js"; import "./axis.7.js";`,
  '_astro/lists.es.9.js': '',
  '_astro/lists.en.10.js': '',
};
const screens = {
  '/owner/': {
    texts: ['common'],
    screens: [
      { paths: '', scripts: ['chart'], texts: [] },
      { paths: '/list', scripts: ['list'], texts: ['lists'] },
    ],
  },
};
const built = () => readFileSync(path.join(site, 'owner/index.html'), 'utf8');

it('names what every visit fetches, and keeps apart what depends on language and address', () => {
  write({
    ...scripts,
    'owner/index.html': `<html><head><script>1</script></head><body>${island}</body></html>`,
  });
  nameFirstFiles(site, screens);
  const links = [...built().matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, href]) => href);
  expect(links).toEqual(['/_astro/app.1.js', '/_astro/client.2.js', '/_astro/base.3.js']);
  const [, content = ''] = /<meta name="first-files" content="([^"]+)"><script>/.exec(built()) ?? [];
  expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual({
    names: ['common.es.4', 'common.en.5', 'chart.6', 'axis.7', 'list.8', 'lists.es.9', 'lists.en.10'],
    es: [0],
    en: [1],
    elsewhere: [],
    // Its code needs what the chart does.
    screens: [
      { paths: '', code: [2, 3], es: [], en: [] },
      { paths: '/list', code: [4, 3], es: [5], en: [6] },
    ],
    kept: [],
  });
});

it('leaves a page that shows without its island as it is', () => {
  const html = `<html><head><script>1</script></head>${island.replace('<astro-island', '<astro-island client="use"')}</html>`;
  write({ ...scripts, 'owner/index.html': html });
  nameFirstFiles(site, screens);
  expect(built()).toBe(html);
});

it('refuses a page without a head', () => {
  write({ ...scripts, 'owner/index.html': island });
  expect(() => nameFirstFiles(site, screens)).toThrow('/owner/ has no head');
});
