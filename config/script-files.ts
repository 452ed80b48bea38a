import path from 'node:path';
import type { EnvironmentOptions, Rolldown } from 'vite';

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];
type Group = 'base' | 'dashboard' | Start;
type Start = keyof typeof starts;

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

/** Modules that so many screens share are in one file of theirs, not in each. */
const MANY = 5;
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
  { name: isOf('base'), debugName: 'base', priority: 9 },
  { name: isOf('dashboard'), debugName: 'dashboard', priority: 8 },
  // What forms are made of: the pages to enter by begin with one, many later screens have one.
  { name: shared('entering', 'forms'), debugName: 'forms', priority: 7, minShareCount: MANY },
  ...(Object.keys(starts) as Start[]).map((name) => ({ name: isOf(name), debugName: name, priority: 6 })),
  // Two packages that are needed by themselves: who signs out clears the store, who is cut off keeps the upload.
  { name: 'browser-store', test: /node_modules[\\/]idb-keyval[\\/]/, priority: 3 },
  { name: 'resumable-upload', test: /node_modules[\\/]tus-js-client[\\/]/, priority: 2 },
  { name: 'parts', test: (id: string) => !id.startsWith('\0'), priority: 1, minShareCount: MANY },
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
  if (needed.has('entering')) return needed.size > 1 ? 'base' : 'entering';
  const [only] = needed;
  // What one dashboard takes of the common code, screens of all of them take later.
  return only && needed.size === 1 && isOwnOf(only, id) ? only : 'dashboard';
}

const isOwnOf = (start: Start, id: string) =>
  starts[start].some((file) =>
    id.startsWith(path.join(source, 'islands', path.dirname(file).split('/')[0] ?? '')),
  );

/** Which first screens need each of our modules. */
function readNeeds(context: Context): Map<string, Set<Start>> {
  const found = new Map<string, Set<Start>>();
  for (const [start, files] of Object.entries(starts) as [Start, string[]][]) {
    const reached = new Set(files.map((file) => path.join(source, 'islands', file)));
    for (const id of reached) {
      const module = context.getModuleInfo(id);
      if (!module) throw new Error(`${id} is no module: config/script-files.ts is out of date.`);
      for (const next of module.importedIds) if (next.startsWith(source)) reached.add(next);
      found.set(id, (found.get(id) ?? new Set()).add(start));
    }
  }
  return found;
}
