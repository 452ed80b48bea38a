// Draws docs/database.md from the catalog: rooms, tables and their ties.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from 'postgres';
import { repositoryRoot } from '#stack/paths.ts';
import { filesOfRoom, readRooms } from '#stack/schemas/read.ts';

interface Table {
  name: string;
  comment: string | null;
  /** Tables that its rows point to, its organization aside. */
  ties: string[];
}

interface Verb {
  name: string;
  access: string[];
  isRepeatable: boolean;
}

const roomsFile = 'supabase/schemas/README.md';

/** What each room keeps, as the page beside the rooms says. */
function purposes(): Map<string, string> {
  const text = readFileSync(path.join(repositoryRoot, roomsFile), 'utf8');
  const rows = [...text.matchAll(/^\| ([a-z-]+) \| (.+) \|$/gm)];
  return new Map(rows.map(([, room = '', purpose = '']) => [room, purpose]));
}

const readTables = (sql: Sql) => sql<Table[]>`
  select n.nspname || '.' || c.relname as name, obj_description(c.oid, 'pg_class') as comment,
    array(
      select distinct k.confrelid::regclass::text from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid
        and k.confrelid <> 'public.organizations'::regclass
      order by 1) as ties
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind = 'r'
  order by c.relname`;

const readVerbs = (sql: Sql) => sql<Verb[]>`
  select name, access, is_repeatable as "isRepeatable" from private.verbs order by name`;

/** The whole page, as Markdown. */
export async function databasePage(sql: Sql): Promise<string> {
  const tables = new Map((await readTables(sql)).map((table) => [table.name, table]));
  const verbs = await readVerbs(sql);
  const rooms = readRooms().map((room) => ({
    room,
    tables: tablesOfRoom(room, tables),
    verbs: verbsOfRoom(room, verbs),
  }));
  const roomOf = new Map(rooms.flatMap(({ room, tables: own }) => own.map(({ name }) => [name, room])));
  const purpose = purposes();
  return [
    heading,
    drawTies(rooms, roomOf),
    ...rooms.map(({ room, tables: own, verbs: declared }) =>
      [
        `## ${room}`,
        '',
        `${capital(purpose.get(room) ?? '')}. [The room's page](rooms/${room}.md) says more.`,
        '',
        ...drawTables(own),
        ...drawVerbs(declared),
      ].join('\n'),
    ),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function tablesOfRoom(room: string, tables: ReadonlyMap<string, Table>): Table[] {
  return filesOfRoom(room).flatMap((file) => {
    const [, name] = /\/tables\/(\w+)\.sql$/.exec(file) ?? [];
    const table = name && (tables.get(`public.${name}`) ?? tables.get(`private.${name}`));
    return table ? [table] : [];
  });
}

function verbsOfRoom(room: string, verbs: readonly Verb[]): Verb[] {
  const texts = filesOfRoom(room).map((file) => readFileSync(path.join(repositoryRoot, file), 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(/^select private\.declare_verb\('(\w+)'/gm)]);
  const own = new Set(names.map(([, name]) => name));
  return verbs.filter(({ name }) => own.has(name));
}

const withSchema = (name: string) => (name.includes('.') ? name : `public.${name}`);
const plain = (name: string) => name.replace('public.', '');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Which room points into which, with the number of ties. */
function drawTies(
  rooms: readonly { room: string; tables: Table[] }[],
  roomOf: ReadonlyMap<string, string>,
): string {
  const arrows = rooms.flatMap(({ room, tables }) => {
    const others = tables.flatMap(({ ties }) => ties.map((tie) => roomOf.get(withSchema(tie)) ?? room));
    const counts = Map.groupBy(
      others.filter((other) => other !== room),
      (other) => other,
    );
    return [...counts].map(([other, ties]) => `  ${room} -- ${ties.length} --> ${other}`);
  });
  return ['```mermaid', 'flowchart LR', ...arrows, '```'].join('\n');
}

function drawTables(tables: readonly Table[]): string[] {
  return [
    '| table | what a row is | points to |',
    '|---|---|---|',
    ...tables.map(({ name, comment, ties }) => {
      const text = (comment ?? '').replaceAll('|', '\\|').replaceAll('\n', ' ');
      return `| \`${plain(name)}\` | ${text} | ${ties.map((tie) => `\`${plain(tie)}\``).join(', ')} |`;
    }),
  ];
}

/** Those of one access in one row: who may what is read by what is asked for. */
function drawVerbs(verbs: readonly Verb[]): string[] {
  if (verbs.length === 0) return [];
  const byAccess = [...Map.groupBy(verbs, ({ access }) => access.join(', '))].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return [
    '',
    '| asks for | functions of the API |',
    '|---|---|',
    ...byAccess.map(([access, own]) => {
      const names = own.map(({ name, isRepeatable }) => `\`${name}\`${isRepeatable ? ' ↻' : ''}`);
      return `| ${access} | ${names.join(', ')} |`;
    }),
  ];
}

const heading = `# The database

<!-- Drawn from the catalog by \`npm run docs:database\`. Do not edit. -->

\`supabase/schemas/<room>/\` is the database as it is, and the only place where it is edited:

- \`tables/<table>.sql\` has columns, constraints, indexes, comments, policies, grants, and what follows a change, in order.
- \`views/<view>.sql\` has a view, \`types.sql\` the types, \`data/\` reference rows as upserts.
- Every other file has the functions of one matter, each once, with the declaration of those that the API calls.

\`private.declare_verb\` makes the public function of a private one, with its guards, grants and comment. It says what the function
asks for: a permission, or else whose it is. \`own\`, \`admin\`, \`service\` and \`anyone\` say whose. \`rows\` shows what the caller's
policies show. Where there are several, one of them is enough on some path through it. ↻ runs once for each request id. A
repetition gets the first answer.

\`npm run migration -- <verb>_<noun>\` starts two databases, one of the migrations and one of the schemas. It writes what turns the
first into the second ([ADR 0012](decisions/0012-declarative-schemas.md)). A test holds that the two are equal. Arrows below count
the ties between rooms. Every table also points to its organization.`;
