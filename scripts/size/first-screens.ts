import path from 'node:path';
import { readScreens, repositoryRoot } from '../../config/screens/read-screens.ts';
import { reader, TextsOfScreens } from '../../config/screens/texts-of.ts';
import { type Language, languages } from '../../src/i18n/language.ts';
import { type EnteredScreen, enteredScreens, fileOf } from './entered-screens.ts';
import type { ModuleGraph } from './modules.ts';
import type { BuiltPage } from './pages.ts';

/**
 * What each island loads by itself for its first screen, besides what its HTML names: names of scripts without their
 * hash. `common` stands for the texts in the reader's language. `elsewhere`, `screens` and `kept` are named in the page besides
 * (src/domain/foundation/first-files.ts). `soon` comes right after it on every visit: it is not part
 * of the first screen, and is kept with it. `offline` is kept too, though not every visit asks for it.
 */
export type FirstScreens = Record<
  string,
  {
    texts: string[];
    scripts?: string[];
    elsewhere?: string[];
    screens?: EnteredScreen[];
    kept?: string[];
    soon?: string[];
    offline?: string[];
  }
>;

/** The scripts and texts of the tenant's screens that are kept (`isKept` in their `screen.ts`). */
function keptScreens(): string[] {
  const texts = new TextsOfScreens(reader(repositoryRoot));
  const kept = readScreens('tenant').filter(({ about }) => about.isKept);
  const namespaces = kept.flatMap(({ source }) => texts.of(source, ['common', 'tenant']));
  return [
    ...kept.map(({ source }) => path.basename(source, '.tsx')),
    ...[...new Set(namespaces)].flatMap((name) => languages.map((one) => `${fileOf(name)}.${one}`)),
  ];
}

// The screen itself comes with the area (config/script-files.ts).
const entering = { texts: ['common', 'auth'] };
export const firstScreens: FirstScreens = {
  '/owner-dashboard/': {
    texts: ['common', 'owner'],
    elsewhere: ['routes', 'lazy-texts'],
    screens: [{ paths: '', scripts: ['charts'], texts: [] }, ...enteredScreens('owner')],
    kept: ['offline-cache'],
    soon: [
      ...['routes', 'charts', 'soon', 'keep-focus', 'favorites.es', 'favorites.en'],
      ...['errors.es', 'errors.en'],
    ],
    offline: ['auth-library'],
  },
  '/tenant-dashboard/': {
    texts: ['common', 'tenant'],
    elsewhere: ['routes', 'lazy-texts'],
    screens: [
      {
        paths: '',
        scripts: ['overview-parts', 'lazy-texts'],
        texts: ['notices', 'documents', 'tenant-pending'],
      },
      ...enteredScreens('tenant'),
    ],
    kept: ['offline-cache'],
    soon: [
      'routes',
      'soon',
      'keep-focus',
      'favorites.es',
      'favorites.en',
      'errors.es',
      'errors.en',
      'offline-cache',
      'outbox.es',
      'outbox.en',
      'home-parts',
      'notices.es',
      'notices.en',
      'tenant-pending.es',
      'tenant-pending.en',
    ],
    offline: [
      ...keptScreens(),
      // Parts of them that come later, and what their parts show.
      ...['lazy-texts', 'resumable-upload', 'leaving', 'forget-user'],
      ...['lease-switcher', 'asked-for-notices'],
      // An open tab renews its session after a new version, too.
      'auth-library',
    ],
  },
  '/admin/': {
    texts: ['common', 'admin'],
    elsewhere: ['routes', 'lazy-texts'],
    screens: enteredScreens('admin'),
    soon: ['keep-focus', 'soon'],
    offline: ['auth-library'],
  },
  '/auth/': entering,
  '/login/': entering,
  '/signup/': entering,
  '/recovery/': entering,
  '/invitation/': entering,
  '/confirm/': entering,
  '/quote/': { texts: ['common', 'quote-page', 'maintenance'], soon: ['keep-focus', 'quote-flow'] },
  '/connect/': { texts: ['common', 'account', 'programs'], soon: ['keep-focus', 'consent-flow'] },
};

/**
 * Every script that runs before the first screen of a page shows.
 *
 * @param shown the languages whose texts count. Spanish alone, the larger one, is what a reader fetches.
 * @throws when the list names a script that the page does not load, or more than one: it is out of date.
 */
export function firstScripts(
  graph: ModuleGraph,
  page: BuiltPage,
  screens: FirstScreens,
  shown: readonly Language[] = languages,
): Set<string> {
  const { texts = [], scripts = [] } = screens[page.address.replace(/^\/(es|en)\//, '/')] ?? {};
  const later = graph.laterFrom(page.scripts);
  const names = [...scripts, ...shown.flatMap((language) => texts.map((name) => `${name}.${language}`))];
  return graph.closure([...page.scripts, ...names.map((name) => oneNamed(page.address, name, later))]);
}

/** What the page asks for right after its first screen, and what else is kept for when there is no connection. */
export function soonScripts(graph: ModuleGraph, page: BuiltPage, screens: FirstScreens): Set<string> {
  const { soon = [], offline = [] } = screens[page.address.replace(/^\/(es|en)\//, '/')] ?? {};
  return namedScripts(graph, page, [...soon, ...offline]);
}

/**
 * The scripts with these names that a page may load, with all that they need.
 *
 * @throws as `firstScripts`.
 */
export function namedScripts(graph: ModuleGraph, page: BuiltPage, names: readonly string[]): Set<string> {
  const later = graph.laterFrom(page.scripts);
  return graph.closure(names.map((name) => oneNamed(page.address, name, later)));
}

function oneNamed(address: string, name: string, scripts: Iterable<string>): string {
  const found = [...scripts].filter(
    (script) => script.replace(/^.*\//, '').split('.').slice(0, -2).join('.') === name,
  );
  const [script] = found;
  if (!script || found.length > 1)
    throw new Error(`${address} loads ${found.length} scripts named "${name}".`);
  return script;
}
