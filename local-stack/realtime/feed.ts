import postgres, { type Sql } from 'postgres';
import { messageOf } from '#stack/errors.ts';

/** A column as the client is told about it. */
export interface Column {
  name: string;
  type: string;
}

/** A committed change, as read from the write-ahead log. */
export interface FeedChange {
  schema: string;
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  columns: Column[];
  /** Names of the columns of the primary key. */
  key: string[];
  record: Record<string, unknown>;
  committedAt: string;
}

export interface Feed {
  /** Starts reading, once; resolves when every later commit will be heard. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Relation {
  schema: string;
  table: string;
  columns: { name: string; type: number; key: number }[];
}

const keep = (oid: number) => ({ to: oid, from: [oid], serialize: String, parse: (text: string) => text });
const toNumber = (oid: number) => ({ to: oid, from: [oid], serialize: String, parse: Number });

/**
 * Follows the tables of the publication `supabase_realtime` through a temporary logical replication slot, which the
 * database drops with the connection.
 */
export function createFeed(databaseUrl: string, onChange: (change: FeedChange) => Promise<void>): Feed {
  let sql: Sql | undefined;
  let started: Promise<void> | undefined;
  let stopFollowing: (() => Promise<void>) | undefined;
  // Changes are told one after the other, in the order of their commits.
  let queue: Promise<void> = Promise.resolve();

  async function follow(): Promise<void> {
    sql = postgres(databaseUrl, {
      max: 1,
      publications: 'supabase_realtime',
      onnotice: () => undefined,
      types: {
        bigint: toNumber(20),
        numeric: toNumber(1700),
        date: keep(1082),
        timestamp: keep(1114),
        timestamptz: keep(1184),
      },
    });
    const typeNames = await readTypeNames(sql);
    const subscription = await sql.subscribe('*', (row, { command, relation }) => {
      const change = describe(row ?? {}, command, relation as unknown as Relation, typeNames);
      queue = queue
        .then(() => onChange(change))
        .catch((error: unknown) => console.error('realtime:', messageOf(error)));
    });
    const connection = (subscription as unknown as { sql: Sql }).sql;
    stopFollowing = () => connection.end({ timeout: 1 });
  }

  return {
    start() {
      started ??= follow();
      return started;
    },
    async stop() {
      await started?.catch(() => undefined);
      await stopFollowing?.();
      await sql?.end({ timeout: 1 });
      await queue;
    },
  };
}

async function readTypeNames(sql: Sql): Promise<Map<number, string>> {
  const rows = await sql<{ oid: number; name: string }[]>`select oid::int, typname as name from pg_type`;
  return new Map(rows.map((row) => [row.oid, row.name]));
}

function describe(
  row: Record<string, unknown>,
  command: string,
  relation: Relation,
  typeNames: Map<number, string>,
): FeedChange {
  return {
    schema: relation.schema,
    table: relation.table,
    type: command.toUpperCase() as FeedChange['type'],
    columns: relation.columns.map(({ name, type }) => ({ name, type: typeNames.get(type) ?? 'text' })),
    key: relation.columns.filter((column) => column.key).map((column) => column.name),
    record: row,
    committedAt: new Date().toISOString(),
  };
}
