import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isOver, measure } from './budgets.ts';
import { ModuleGraph } from './modules.ts';
import { readPages } from './pages.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'llavero-size-'));
});
afterEach(() => rmSync(site, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
    writeFileSync(path.join(site, name), text);
  }
}
/** A script that cannot be compressed to less than this. */
const heavy = (kilobytes: number) =>
  `export const a = "${randomBytes(kilobytes * 1_024).toString('base64')}";`;
const island = `<link rel="stylesheet" href="/_astro/app.css"><link rel="preload" href="/fonts/a.woff2" as="font">
  <astro-island component-url="/_astro/app.1.js" renderer-url="/_astro/client.2.js"></astro-island>`;

const measured = (firstScreens = {}) =>
  readPages(site).flatMap((page) => measure(site, new ModuleGraph(site), page, firstScreens));

describe('pages without an island', () => {
  it('count their HTML and their styles', () => {
    write({ 'index.html': '<link rel="stylesheet" href="/_astro/site.css">', '_astro/site.css': 'a{}' });
    const [line] = measured();
    expect(line).toMatchObject({ name: '/ HTML + CSS', budgetBytes: 14_336 });
    expect(line?.bytes).toBeGreaterThan(40);
    expect(line && isOver(line)).toBe(false);
  });

  it('are over with 15 KB of styles', () => {
    write({ 'index.html': '<link rel="stylesheet" href="/a.css">', 'a.css': heavy(15) });
    expect(measured().filter(isOver)).toHaveLength(1);
  });
});

describe('pages with a form', () => {
  it('count what they fetch when they have loaded', () => {
    const form = '<form data-after-load="/_astro/form.js"></form>';
    write({ 'index.html': form, '_astro/form.js': heavy(2) });
    expect(measured()).toMatchObject([
      { name: '/ HTML + CSS' },
      { name: '/ after load', budgetBytes: 3_072 },
    ]);
    expect(measured().filter(isOver)).toEqual([]);
    write({ '_astro/form.js': heavy(4) });
    expect(measured().filter(isOver)).toHaveLength(1);
  });
});

describe('pages whose island is fetched when it is used', () => {
  it('count as a page by themselves, and the island besides', () => {
    write({
      'index.html': `<p>${heavy(15)}</p>${island.replace('<astro-island', '<astro-island client="use"')}`,
      '_astro/app.1.js': 'export const a = 1;',
      '_astro/client.2.js': 'export const b = 2;',
      '_astro/app.css': 'a{}',
    });
    expect(measured().map(({ name }) => name)).toEqual(['/ HTML + CSS', '/ first screen']);
    expect(measured().filter(isOver)).toMatchObject([{ name: '/ HTML + CSS' }]);
  });
});

describe('what every page has', () => {
  const page = (script: string) => `<script>${script}</script><style>.badge{}</style>
    <fieldset class="themes"></fieldset>
    <p>${heavy(3)}</p><div id="connectivity"></div></body>`;
  const common = () => measured().find(({ name }) => name === '/ of it common');

  it('counts without the rest of the page', () => {
    write({ 'index.html': page(heavy(1)) });
    expect(common()?.bytes).toBeGreaterThan(700);
    expect(common()?.bytes).toBeLessThan(1_300);
    write({ 'index.html': page(heavy(3)) });
    expect(measured().filter(isOver)).toHaveLength(1);
  });

  it('must be there whole', () => {
    write({ 'index.html': page('').replace('connectivity', 'weather') });
    expect(() => measured()).toThrow('connectivity');
  });
});

describe('islands', () => {
  const scripts = {
    'owner/index.html': island,
    '_astro/app.1.js': `import { b } from "./shared.3.js"; const home = () => import(\`./home-screen.4.js\`);`,
    '_astro/client.2.js': `import "./shared.3.js"; export * from "./runtime.5.js";`,
    '_astro/shared.3.js': `import { c } from "react"; const list = () => import('./list-screen.6.js');`,
    '_astro/home-screen.4.js': `export const text = 'import("./never.js")';`,
    '_astro/runtime.5.js': heavy(10),
    '_astro/list-screen.6.js': `import "./table.7.js"; import "./shared.3.js";`,
    '_astro/table.7.js': heavy(20),
  };

  it('count every script that runs before the first screen shows, once, and every file', () => {
    write(scripts);
    const [first] = measured({ '/owner/': { texts: [], scripts: ['home-screen'] } });
    expect(first).toMatchObject({ name: '/owner/ first screen', requests: 8, budgetRequests: 13 });
    expect(first?.bytes).toBeGreaterThan(10 * 1_024);
    expect(first?.bytes).toBeLessThan(12 * 1_024);
  });

  it('count for a later screen only what it adds', () => {
    write(scripts);
    const later = measured({ '/owner/': { texts: [], scripts: ['home-screen'] } }).slice(1);
    expect(later.map(({ name }) => name)).toEqual(['/owner/ + list-screen.6.js']);
    expect(later[0]?.bytes).toBeGreaterThan(20 * 1_024);
    expect(later.filter(isOver)).toEqual([]);
  });

  it('are over with a heavy first screen, a heavy later one, or too many files', () => {
    write({ ...scripts, '_astro/table.7.js': heavy(31) });
    expect(measured().filter(isOver)).toHaveLength(1);
    write({ '_astro/runtime.5.js': heavy(153) });
    expect(measured().filter(isOver)).toHaveLength(2);
    const many = Array.from({ length: 12 }, (_, index) => `_astro/part-${index}.js`);
    write(Object.fromEntries(many.map((name) => [name, ''])));
    write({
      ...scripts,
      '_astro/runtime.5.js': many.map((name) => `import "/${name}";`.replace('/_astro', '.')).join(''),
    });
    expect(measured().filter(isOver)).toHaveLength(1);
  });

  it('refuse a list of first screens that names what is not there', () => {
    write(scripts);
    expect(() => measured({ '/owner/': { texts: [], scripts: ['start-screen'] } })).toThrow('"start-screen"');
  });
});
