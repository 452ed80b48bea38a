import path from 'node:path';
import type { Rule, SourceFile } from '../repository.ts';
import { fault, importsOf, isTest, parse } from '../syntax.ts';

/** Whose scripts a page or a section may name by their address. */
export const addressed: Readonly<Record<string, readonly string[]>> = {
  pages: ['islands/marketing', 'islands/auth'],
  sections: ['islands/marketing'],
};

const forIslands = ['ui', 'data', 'data/client', 'stores', 'domain', 'i18n'];

/** Who may import whom, besides itself. An island's name stands behind `islands/`. docs/architecture.md shows it. */
export const allowed: Readonly<Record<string, readonly string[]>> = {
  content: [],
  domain: [],
  i18n: ['domain'],
  ui: ['domain', 'i18n'],
  data: ['domain', 'data/client'],
  'data/client': ['domain', 'data'],
  stores: ['domain', 'data/client', 'i18n', 'first answer'],
  'islands/shell': forIslands,
  islands: [...forIslands, 'islands/shell'],
  edge: ['domain', 'i18n', 'data'],
  layouts: ['sections', 'content', 'ui', 'i18n', 'domain', 'api address'],
  sections: ['content', 'ui', 'i18n', 'domain'],
  pages: ['layouts', 'sections', 'content', 'i18n', 'domain', 'edge', 'island app'],
  'pages/api': ['edge', 'domain', 'i18n', 'content'],
  'src root': ['edge', 'content', 'domain'],
};

/** The product's source respects the table above; the domain uses no package; nothing reaches out of src. */
export const importZones: Rule = (files) =>
  files
    .filter((file) => /^src\/.*\.(ts|tsx|astro)$/.test(file.path) && !isTest(file))
    .flatMap((file) => {
      const from = zoneOf(file.path);
      return importsOf(parse(file)).flatMap(({ node, specifier }) => {
        const problem = judge(file, from, specifier);
        return problem ? [fault(node, problem)] : [];
      });
    });

function judge(file: SourceFile, from: string, specifier: string): string | undefined {
  if (/^#(stack|tests)\//.test(specifier))
    return `${specifier}: the product never imports tests or the local stack`;
  const target = resolve(file.path, specifier);
  if (!target) return from === 'domain' ? `${specifier}: the domain imports no package` : undefined;
  if (!target.startsWith('src/')) return isLocaleType(target) ? undefined : `${specifier} lies outside src`;
  if (!/\.\w+$/.test(target.split('?')[0] ?? '')) return `${specifier} lacks its file extension`;

  const to = zoneOf(target);
  if (to === from || isAllowed(from, to, target)) return undefined;
  const isOtherIsland = from.startsWith('islands/') && to.startsWith('islands/');
  return isOtherIsland ? `${from} imports another island, ${to}` : `${from} may not import ${to}`;
}

/** Files that more may use than the rest of their zone. */
const single: Readonly<Record<string, string>> = {
  'api address': 'src/data/api-address.ts',
  'first answer': 'src/data/people/session/first-answer.ts',
};

function isAllowed(from: string, to: string, target: string): boolean {
  // The address of a script, to be fetched once the page has loaded: nothing of it comes into the page.
  if (AFTER_LOAD.test(target)) return addressed[from]?.includes(to) ?? false;
  const row = allowed[from] ?? (from.startsWith('islands/') ? allowed.islands : undefined) ?? [];
  if (row.some((name) => single[name] === target)) return true;
  return row.includes(to) || (row.includes('island app') && /^src\/islands\/[^/]+\/app\.tsx$/.test(target));
}

const AFTER_LOAD = /\?after-load$/;

/** The page texts' type is read from the file that holds them. */
const isLocaleType = (target: string) => /^public\/locales\/\w+\/translation\.json$/.test(target);

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#src/')) return specifier.slice(1);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : undefined;
}

function zoneOf(file: string): string {
  const [, first = '', second = ''] = file.split('/');
  if (!second) return 'src root';
  if (file === 'src/data/client.ts') return 'data/client';
  if (first === 'pages') return second === 'api' ? 'pages/api' : 'pages';
  return first === 'islands' ? `islands/${second}` : first;
}
