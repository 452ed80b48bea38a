// What the API answers for, by name. Read once: the schema changes with a migration, before the API starts.
import type { PostgresConnection } from '@supabase/lite/postgres';
import { atMost } from '#stack/at-most.ts';
import { API_SCHEMA, readOwnTimes } from '#stack/database/connection.ts';
import { NotPlain } from '#stack/rest/plain.ts';

type Introspection = Awaited<ReturnType<PostgresConnection['introspect']>>;

/** How rows of one relation lead to rows of another. */
export interface Way {
  /** Pairs of columns: the rows that the way starts from, and those that it leads to. */
  columns: readonly (readonly [from: string, to: string])[];
  isToOne: boolean;
}

export interface ApiFunction {
  name: string;
  args: ReadonlyMap<string, { type: string; isOptional: boolean }>;
  /** It changes nothing, so that it may be asked by GET and runs in a transaction that only reads. */
  isReading: boolean;
  isSet: boolean;
  answers: 'nothing' | 'value' | 'row';
  /** The table or view whose rows it gives. */
  relation?: string;
  /** How long it may work, where it says so itself. */
  ownTime?: string;
}

export interface Catalog {
  relations: ReadonlySet<string>;
  /** @throws NotPlain for one that is not there, has variants, or is called in another way than by names */
  functionNamed(name: string): ApiFunction;
  /** @throws NotPlain where there is no way, more than one, or one over a third table */
  wayBetween(from: string, to: string, hint?: string): Way;
}

interface ForeignKey {
  name: string;
  table: string;
  refTable: string;
  columns: [own: string, referenced: string][];
}

/** A question of a connection that was cut may be answered by nobody. */
const PATIENCE_MS = 10_000;

/** Reads the catalog when it is first asked for; a reading that failed, or that nobody answers, is begun anew by the next. */
export function keepCatalog(connection: PostgresConnection): () => Promise<Catalog> {
  let catalog: Promise<Catalog> | undefined;
  const read = async () => {
    const reading = readCatalog(connection);
    if (await atMost(PATIENCE_MS, reading)) return reading;
    throw new Error('The database does not say what it has.');
  };
  return () => {
    catalog ??= read().catch((error) => {
      catalog = undefined;
      throw error;
    });
    return catalog;
  };
}

async function readCatalog(connection: PostgresConnection): Promise<Catalog> {
  const known = await connection.introspect({ useCache: true });
  // The package prints why, and answers with nothing.
  if (known.tables.length === 0) throw new Error('What the database has could not be read.');
  return catalogOf(known, await readOwnTimes()(connection.kysely as never));
}

function catalogOf(known: Introspection, ownTimes: ReadonlyMap<string, string>): Catalog {
  const isOurs = ({ schema }: { schema: string }) => schema === API_SCHEMA;
  const relations = new Set([...known.tables, ...known.views].filter(isOurs).map(({ name }) => name));
  const functions = new Map<string, ApiFunction | 'not plain'>();
  for (const one of (known.functions ?? []).filter(isOurs))
    functions.set(
      one.name,
      (!functions.has(one.name) && functionOf(one, relations, ownTimes)) || 'not plain',
    );
  const keys = foreignKeysOf(known);
  const uniques = [...known.primary_keys, ...known.unique_constraints].filter(isOurs);
  const uniqueSets = new Set(uniques.map(({ table, columns }) => setOf(table, columns)));
  const primaryKeys = new Map(known.primary_keys.filter(isOurs).map((key) => [key.table, key.columns]));
  return {
    relations,
    functionNamed(name) {
      const found = functions.get(name);
      if (!found || found === 'not plain') throw new NotPlain(name);
      return found;
    },
    wayBetween(from, to, hint) {
      const ways = keys.flatMap((key) => waysOf(key, from, to, uniqueSets, hint));
      const [way] = ways;
      if (!way || ways.length > 1 || (!hint && isJoined(keys, primaryKeys, from, to))) throw new NotPlain(to);
      return way;
    },
  };
}

const setOf = (table: string, columns: readonly string[]) => [table, ...[...columns].sort()].join(' ');

function foreignKeysOf({ foreign_keys: rows }: Introspection): ForeignKey[] {
  const keys = new Map<string, ForeignKey>();
  for (const row of rows) {
    if (row.schema !== API_SCHEMA) continue;
    const name = row.foreign_key_name;
    const id = `${row.table} ${name}`;
    const key = keys.get(id) ?? { name, table: row.table, refTable: row.ref_table, columns: [] };
    key.columns.push([row.column, row.ref_column]);
    keys.set(id, key);
  }
  return [...keys.values()];
}

function waysOf(
  key: ForeignKey,
  from: string,
  to: string,
  uniqueSets: ReadonlySet<string>,
  hint?: string,
): Way[] {
  const own = key.columns.map(([column]) => column);
  const isMeant = hint === undefined || hint === key.name || (own.length === 1 && own[0] === hint);
  // Of a table to itself, either end may be meant.
  if (!isMeant || from === to) return [];
  if (key.table === from && key.refTable === to) return [{ columns: key.columns, isToOne: true }];
  if (key.table !== to || key.refTable !== from) return [];
  const columns = key.columns.map(([column, referenced]) => [referenced, column] as const);
  return [{ columns, isToOne: uniqueSets.has(setOf(key.table, own)) }];
}

/** Whether a third table joins the two, as PostgREST sees it: its primary key has the columns of both keys. */
function isJoined(
  keys: readonly ForeignKey[],
  primaryKeys: ReadonlyMap<string, readonly string[]>,
  from: string,
  to: string,
): boolean {
  const within = ({ table, columns }: ForeignKey) =>
    columns.every(([column]) => primaryKeys.get(table)?.includes(column));
  return keys.some(
    (one) =>
      one.refTable === from &&
      within(one) &&
      keys.some(
        (other) => other !== one && other.table === one.table && other.refTable === to && within(other),
      ),
  );
}

function functionOf(
  found: NonNullable<Introspection['functions']>[number],
  relations: ReadonlySet<string>,
  ownTimes: ReadonlyMap<string, string>,
): ApiFunction | undefined {
  const names = found.arg_names;
  if (found.has_variadic || names.length !== found.arg_types.length || names.includes('')) return undefined;
  const isRow = found.has_out_args || found.return_typtype === 'c';
  const isValue = ['b', 'e', 'r', 'm'].includes(found.return_typtype ?? '');
  if (!isRow && !isValue && found.return_type !== 'void') return undefined;
  const ownTime = ownTimes.get(found.name);
  const firstOptional = names.length - found.arg_defaults;
  return {
    name: found.name,
    args: new Map(
      names.map((name, n) => [name, { type: found.arg_types[n] ?? '', isOptional: n >= firstOptional }]),
    ),
    isReading: found.volatility !== 'v',
    isSet: found.return_is_setof === true,
    answers: isRow ? 'row' : isValue ? 'value' : 'nothing',
    ...(relations.has(found.return_type) && { relation: found.return_type }),
    ...(ownTime && { ownTime }),
  };
}
