import path from 'node:path';
import type { EnvironmentOptions } from 'vite';
import { type Context, iconsOf } from './icon-files.ts';

type Group =
  | 'base'
  | 'dashboard'
  | 'between'
  | 'controls'
  | 'shared'
  | 'home-shared'
  | 'visited'
  | 'records'
  | 'owner-lists'
  | Start
  | `${First}-parts`;
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
    ...['favorites/favorite-star', 'account/notices', 'fetch-ahead', 'trust/log-watch'].map(shellFile),
  ],
  // Around the tenant's home, and what it keeps for later.
  'home-parts': [
    ...['latest-notice', 'latest-receipt', 'moved-money', 'pending-notices'].map((name) =>
      tenantScreen(`people/home/${name}`),
    ),
    ...[tenantScreen('signing/parts/pending-contracts'), shellFile('outbox/outbox-rows')],
    'tenant-dashboard/cache-for-offline.ts',
  ],
};

/**
 * The screens that are opened most, with what they show by themselves. What one shares with a few others is one file of its
 * own, not one for each module, and what several of these share is one more.
 */
const visited = {
  'lease-parts': ownerScreens('leasing/lease/lease-screen'),
  'place-parts': ownerScreens('portfolio/property/property-screen', 'portfolio/unit/unit-screen'),
  'person-parts': ownerScreens('leasing/tenant/tenant-screen'),
  'own-parts': [tenantScreen('leasing/rental/rental-screen')],
  'money-parts': ownerScreens('money/finance/finance-screen'),
  'list-parts': ownerScreens(
    ...['portfolio/units/units-screen', 'leasing/tenants/tenants-screen'],
    'maintenance/maintenance/maintenance-screen',
  ),
  'rental-parts': ['money/charges/charges-screen', 'money/payments/payments-screen'].map(tenantScreen),
};

/** Those of them that show one record: what these alone share keeps no list waiting. */
const records: ReadonlySet<string> = new Set(['lease-parts', 'place-parts', 'person-parts', 'own-parts']);

const visitedParts = Object.keys(visited) as Visited[];
const firsts = Object.keys(starts) as First[];

/** The rooms of accountants and taxes, which share much among themselves and little with the others. */
const BOOKS = /[\\/]src[\\/].*[\\/](books|taxes|bank|expenses)[\\/]/;

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
  { name: isOf('controls'), debugName: 'controls', priority: 9 },
  // What forms are made of: the pages to enter by begin with one, many later screens have one.
  { name: shared('entering', 'forms'), debugName: 'forms', priority: 7, minShareCount: MANY },
  ...firsts.flatMap((name) => [
    // Before what imports it, which would bring it along.
    { name: isOf(`${name}-parts`), debugName: `${name}-parts`, priority: 8 },
    { name: isOf(name), debugName: name, priority: 6 },
  ]),
  // Two packages that are needed by themselves: who signs out clears the store, who is cut off keeps the upload.
  { name: 'browser-store', test: /node_modules[\\/]idb-keyval[\\/]/, priority: 6 },
  // Before those that they lie between, which would bring them along.
  { name: isOf('shared'), debugName: 'shared', priority: 6 },
  { name: isOf('home-shared'), debugName: 'home-shared', priority: 6 },
  { name: isOf('charts'), debugName: 'charts', priority: 5 },
  { name: isOf('soon'), debugName: 'soon', priority: 4 },
  { name: isOf('home-parts'), debugName: 'home-parts', priority: 4 },
  { name: 'resumable-upload', test: /node_modules[\\/]tus-js-client[\\/]/, priority: 2 },
  { name: isOf('visited'), debugName: 'visited', priority: 3, minShareCount: 2 },
  { name: isOf('records'), debugName: 'records', priority: 2, minShareCount: 2 },
  { name: isOf('owner-lists'), debugName: 'owner-lists', priority: 3, minShareCount: 2 },
  ...visitedParts.map((name) => ({ name: isOf(name), debugName: name, priority: 2, minShareCount: 2 })),
  {
    name: 'parts',
    test: (id: string) => !id.startsWith('\0') && !BOOKS.test(id),
    priority: 1,
    minShareCount: MANY,
  },
  { name: 'books', test: BOOKS, minShareCount: MANY },
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
  if (needed.has('entering'))
    return needed.size === 1 ? 'entering' : isFollowing(needed) ? 'between' : 'controls';
  if (!only) return laterGroupOf(needed, id);
  // What one dashboard takes of the common code, other pages and later screens of all of them take without the rest.
  return isOwnOf(only, id) ? only : `${only}-parts`;
}

/** Whether what comes by itself after more than one first screen needs it. */
const isFollowing = (needed: ReadonlySet<Start>) => needed.has('charts') || needed.has('soon');

/** The group of what no first screen needs. */
function laterGroupOf(needed: ReadonlySet<Start>, id: string): Group {
  const [one = 'visited', ...others] = needed;
  if (others.length === 0) return one;
  // All of what stands around the tenant's home follows it on every visit.
  if (needed.has('soon') && needed.has('home-parts') && others.length === 1) return 'soon';
  if (isFollowing(needed)) return 'shared';
  if (needed.has('home-parts')) return 'home-shared';
  if ([...needed].every((name) => records.has(name))) return 'records';
  // In the file that lists of every area share, it would bring the owner's first screen to them.
  return isOwnOf('owner', id) ? 'owner-lists' : 'visited';
}

const isOwnOf = (start: First, id: string) =>
  starts[start].some((file) =>
    id.startsWith(path.join(source, 'islands', path.dirname(file).split('/')[0] ?? '')),
  );

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
