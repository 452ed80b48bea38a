import path from 'node:path';
import type { EnvironmentOptions, Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type Group = 'base' | 'dashboard' | 'between' | 'visited' | Start | `${First}-parts`;
type Start = First | keyof typeof following | Visited;
type Visited = keyof typeof visited;
type First = keyof typeof starts;

const source = path.resolve(import.meta.dirname, '../src');
const homeOf = (area: string) => [`${area}/app.tsx`, `${area}/screens/people/home/home-screen.tsx`];

const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** What each kind of first screen begins with. Every other screen is an entry of its own to the bundler. */
const starts = {
  entering: ['auth/app.tsx', 'invitation/app.tsx', 'mail-link/app.tsx'],
  owner: homeOf('owner-dashboard'),
  tenant: homeOf('tenant-dashboard'),
  admin: homeOf('admin'),
};

/**
 * What comes by itself after a first screen, in this order. It has files of its own too: in that of what later screens share
 * it would bring all of that along, on every visit.
 */
const following = {
  // Part of the owner's first screen, which others are not made to fetch.
  charts: ['owner-dashboard/screens/people/home/months-chart.tsx'],
  soon: [
    ...['membership-watch', 'other-areas', 'outbox/offline-part', 'favorites/kept-part'].map(shellFile),
    ...['favorites/favorite-star', 'account/notices', 'fetch-ahead'].map(shellFile),
  ],
};

/**
 * The screens that are opened most, with what they show by themselves. What one shares with a few others is one file of its
 * own, not one for each module, and what several of these share is one more.
 */
const visited = {
  'lease-parts': ownerScreens('leasing/lease/lease-screen'),
  'money-parts': ownerScreens('money/finance/finance-screen'),
  'list-parts': ownerScreens('portfolio/units/units-screen', 'leasing/tenants/tenants-screen'),
  'home-parts': [
    ...['people/home/latest-notice', 'people/home/moved-money', 'people/home/pending-notices'].map(
      tenantScreen,
    ),
    ...[tenantScreen('signing/parts/pending-contracts'), shellFile('outbox/outbox-rows')],
  ],
};

const firsts = Object.keys(starts) as First[];

/** Modules that so many screens share are in one file of theirs, not in each. */
const MANY = 5;
function shellFile(name: string) {
  return `shell/${name}.tsx`;
}
function tenantScreen(name: string) {
  return `tenant-dashboard/screens/${name}.tsx`;
}
function ownerScreens(...names: string[]) {
  return names.map((name) => `owner-dashboard/screens/${name}.tsx`);
}
const isOf = (name: Group) => shared(name, name);
function shared(group: Group, name: string) {
  return (id: string, context: Context) => (groupOf(id, context) === group ? name : null);
}

/**
 * How the browser's scripts are put into files. Left alone, every module that two screens share becomes a file of its
 * own, and a first screen asks for thirty. So modules are grouped by the first screens that need them, and a group brings
 * the packages that its modules import. What many later screens share is one file more. `npm run size` shows the effect.
 */
const groups = [
  { name: isOf('base'), debugName: 'base', priority: 11 },
  { name: isOf('dashboard'), debugName: 'dashboard', priority: 10 },
  { name: isOf('between'), debugName: 'between', priority: 9 },
  // What forms are made of: the pages to enter by begin with one, many later screens have one.
  { name: shared('entering', 'forms'), debugName: 'forms', priority: 7, minShareCount: MANY },
  ...firsts.flatMap((name) => [
    // Before what imports it, which would bring it along.
    { name: isOf(`${name}-parts`), debugName: `${name}-parts`, priority: 8 },
    { name: isOf(name), debugName: name, priority: 6 },
  ]),
  // Two packages that are needed by themselves: who signs out clears the store, who is cut off keeps the upload.
  { name: 'browser-store', test: /node_modules[\\/]idb-keyval[\\/]/, priority: 6 },
  { name: isOf('charts'), debugName: 'charts', priority: 5 },
  { name: isOf('soon'), debugName: 'soon', priority: 4 },
  { name: 'resumable-upload', test: /node_modules[\\/]tus-js-client[\\/]/, priority: 2 },
  { name: 'parts', test: (id: string) => !id.startsWith('\0'), priority: 1, minShareCount: MANY },
  // What follows a first screen lies together, also where no other screen has it.
  { name: isOf('home-parts'), debugName: 'home-parts' },
  ...(['lease-parts', 'money-parts', 'list-parts', 'visited'] as const).map((name) => ({
    ...{ name: isOf(name), debugName: name, minShareCount: 2 },
  })),
];

export const scriptFiles: EnvironmentOptions = {
  build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
};

let needs: ReadonlyMap<string, ReadonlySet<Start>> | undefined;

/** The group of one of our modules, or null for what no first screen needs. */
function groupOf(id: string, context: Context): Group | null {
  // React: what renders an island brings it, which is no module of ours.
  if (REACT.test(id)) return 'base';
  needs ??= readNeeds(context);
  const needed = needs.get(id);
  // An entry has a file of its own, whatever is grouped.
  if (!needed || context.getModuleInfo(id)?.isEntry) return null;
  const dashboards = firsts.filter((start) => start !== 'entering' && needed.has(start));
  const [only] = dashboards;
  if (dashboards.length > 1) return needed.has('entering') ? 'base' : 'dashboard';
  // Not in what every first screen fetches, nor in what the pages to enter by show.
  if (needed.has('entering')) return isOfOthers(needed) ? 'between' : 'entering';
  if (!only) return laterGroupOf(needed);
  // What one dashboard takes of the common code, other pages and later screens of all of them take without the rest.
  return isOwnOf(only, id) ? only : `${only}-parts`;
}

/** Whether more than the pages to enter by, and not only a screen that is opened later, begin with it. */
const isOfOthers = (needed: ReadonlySet<Start>) =>
  [...needed].some((one) => one !== 'entering' && !(one in visited));

/** The group of what no first screen needs. */
function laterGroupOf(needed: ReadonlySet<Start>): Group {
  if (needed.has('charts')) return 'charts';
  if (needed.has('soon')) return 'soon';
  const [one = 'visited', ...others] = needed;
  return others.length > 0 ? 'visited' : one;
}

const isOwnOf = (start: First, id: string) =>
  starts[start].some((file) =>
    id.startsWith(path.join(source, 'islands', path.dirname(file).split('/')[0] ?? '')),
  );

const ICONS = /node_modules[\\/]lucide-react[\\/].*[\\/]lucide-react\.m?js$/;
const TAKEN = /import\s*{([^}]*)}\s*from\s*["']lucide-react["']/g;
const GIVEN = /export\s*{([^}]*)}\s*from\s*["']\.\/(icons\/[^"']+)["']/g;

/**
 * The files of the icons that a module takes from their package, whose one entry names all that there are. Left to the
 * bundler, an icon lies with the first screen that shows it, and every other that does would bring that along.
 */
function iconsOf(id: string, context: Context): string[] {
  const module = context.getModuleInfo(id);
  const entry = module?.importedIds.find((next) => ICONS.test(next));
  if (!entry) return [];
  icons ??= new Map(
    [...(context.getModuleInfo(entry)?.code ?? '').matchAll(GIVEN)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [
        name,
        path.join(path.dirname(entry), file),
      ]),
    ),
  );
  const names = [...(module?.code ?? '').matchAll(TAKEN)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(' ')[0] ?? ''),
  );
  return names.flatMap((name) => icons?.get(name) ?? []);
}

let icons: ReadonlyMap<string, string> | undefined;

/** Which first screens, and what of that which follows them, need each of our modules. */
function readNeeds(context: Context): Map<string, Set<Start>> {
  const found = new Map<string, Set<Start>>();
  for (const [start, files] of Object.entries({ ...starts, ...following, ...visited }) as [
    Start,
    string[],
  ][]) {
    const reached = new Set(files.map((file) => path.join(source, 'islands', file)));
    for (const id of reached) {
      const module = context.getModuleInfo(id);
      if (!module) throw new Error(`${id} is no module: config/script-files.ts is out of date.`);
      for (const next of module.importedIds) if (next.startsWith(source)) reached.add(next);
      for (const icon of iconsOf(id, context)) reached.add(icon);
      found.set(id, (found.get(id) ?? new Set()).add(start));
    }
  }
  return found;
}
