import type { Rule } from '../repository.ts';

/** The product's matters. Every floor has its folders under these names; docs/architecture.md shows them. */
export const rooms = [
  'foundation',
  'people',
  'portfolio',
  'leasing',
  'money',
  'cards',
  'expenses',
  'bank',
  'books',
  'taxes',
  'signing',
  'law',
  'screening',
  'maintenance',
  'messages',
  'community',
  'decisions',
  'documents',
  'calendar',
  'notifications',
  'trust',
  'insight',
  'mail',
  'public-forms',
] as const;

const FLOOR =
  /^(src\/(?:data|domain|edge|i18n\/dictionaries|islands\/[a-z-]+\/screens)|tests\/db\/stories|supabase\/schemas)\/(?:([^/]+)\/)?[^/]*/;
/** Rooms that keep nothing: their facts are in the code, or in the tables of others. */
const WITHOUT_TABLES: ReadonlySet<string> = new Set();
export const roomsWithTables = rooms.filter((room) => !WITHOUT_TABLES.has(room));
/** What all rooms of these floors share lies beside them. */
const SHARED = new Set(['src/data', 'src/edge', 'supabase/schemas']);

/** A floor is divided into rooms of the same names, and into nothing else. */
export const sameRooms: Rule = (files) =>
  files.flatMap(({ path }) => {
    const [, floor = '', room] = FLOOR.exec(path) ?? [];
    if (!floor || (room === undefined && SHARED.has(floor))) return [];
    if (room === undefined) return [`${path}:1 lies in no room of ${floor}`];
    return rooms.some((one) => one === room) ? [] : [`${path}:1 ${room} is no room`];
  });

/** The Supabase command line and our own take the rooms of the database from its settings, in reading order. */
export const roomsInSettings: Rule = (files) =>
  files.flatMap(({ path, text }) => {
    if (path !== 'supabase/config.toml') return [];
    const listed = [...text.matchAll(/"\.\/schemas\/([a-z-]+)\/\*\*\/\*\.sql"/g)].map(([, room]) => room);
    return listed.join() === roomsWithTables.join()
      ? []
      : [`${path}:1 schema_paths lists other rooms: ${listed.join(', ')}`];
  });
