import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import postgres, { type Sql } from 'postgres';
import { messageOf } from '#stack/errors.ts';
import { type Commit, CommitReader, type RowChange } from '#stack/realtime/pgoutput.ts';

/** A column as the client is told about it. */
export interface Column {
  name: string;
  type: string;
}

/** A committed change, as read from the write-ahead log. */
export interface FeedChange {
  schema: string;
  table: string;
  type: RowChange['type'];
  columns: Column[];
  /** Names of the columns of the primary key. */
  key: string[];
  record: Record<string, unknown>;
  committedAt: string;
}

/** The changes that one transaction made. */
export interface FeedCommit {
  /** The transaction's number, without its epoch. */
  xid: number;
  changes: FeedChange[];
}

export interface FeedListener {
  /** Told one after the other, in the order of the commits. */
  onCommit(commit: FeedCommit): Promise<void>;
  /** Reading broke off: what is committed until the next start is not told. */
  onLost(): void;
}

export interface Feed {
  /** Starts reading, unless it is; resolves when every later commit will be heard. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const keep = (oid: number) => ({ to: oid, from: [oid], serialize: String, parse: (text: string) => text });
const toNumber = (oid: number) => ({ to: oid, from: [oid], serialize: String, parse: Number });
const types = {
  bigint: toNumber(20),
  numeric: toNumber(1700),
  date: keep(1082),
  timestamp: keep(1114),
  timestamptz: keep(1184),
};

/** How long a connection may take to end in order before it is cut. */
const END_SECONDS = 1;
const WAL_DATA = 'w'.charCodeAt(0);
const WAL_DATA_HEADER_BYTES = 25;
const KEEPALIVE = 'k'.charCodeAt(0);

/**
 * Follows the tables of the publication `supabase_realtime` through a temporary logical replication slot, which the
 * database drops with the connection.
 */
export function createFeed(databaseUrl: string, listener: FeedListener): Feed {
  let started: Promise<void> | undefined;
  let isStopped = false;
  let connection: Sql | undefined;
  let queue: Promise<void> = Promise.resolve();

  const say = (error: unknown) => {
    if (!isStopped) console.error('realtime:', messageOf(error));
  };

  function tell(commit: FeedCommit): void {
    queue = queue.then(() => (isStopped ? undefined : listener.onCommit(commit))).catch(say);
  }

  async function follow(): Promise<void> {
    const toChanges = await readTypes(databaseUrl);
    if (isStopped) throw new Error('The feed has been stopped.');
    const own = postgres(databaseUrl, {
      max: 1,
      fetch_types: false,
      max_lifetime: null,
      onnotice: () => undefined,
      connection: { replication: 'database' } as Record<string, string>,
    });
    connection = own;
    const stream = await openStream(own);
    const lose = (error?: unknown) => {
      if (connection !== own) return;
      connection = undefined;
      started = undefined;
      if (!isStopped) say(error ?? 'the stream of changes broke off');
      void own.end({ timeout: 0 });
      listener.onLost();
    };
    stream.on('error', lose);
    stream.on('close', () => lose());
    const reader = new CommitReader(toChanges.parse);
    stream.on('data', (message: Buffer) => {
      try {
        if (message[0] === KEEPALIVE) answerKeepalive(stream, message);
        if (message[0] !== WAL_DATA) return;
        const commit = reader.read(message.subarray(WAL_DATA_HEADER_BYTES));
        if (commit && commit.changes.length > 0) tell(toChanges.of(commit));
      } catch (error) {
        lose(error);
      }
    });
  }

  return {
    start() {
      started ??= follow().catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      return started;
    },
    async stop() {
      isStopped = true;
      await connection?.end({ timeout: END_SECONDS });
    },
  };
}

async function openStream(connection: Sql): Promise<Duplex> {
  const slot = `llavero_${randomUUID().replaceAll('-', '')}`;
  const [made] = await connection.unsafe<{ consistent_point: string }[]>(
    `CREATE_REPLICATION_SLOT ${slot} TEMPORARY LOGICAL pgoutput NOEXPORT_SNAPSHOT`,
  );
  const options = "(proto_version '1', publication_names 'supabase_realtime')";
  const stream = await connection
    .unsafe(`START_REPLICATION SLOT ${slot} LOGICAL ${made?.consistent_point} ${options}`)
    .writable();
  return stream as Duplex;
}

/** Tells the server, when it asks, that everything up to its own position has been read. */
function answerKeepalive(stream: Duplex, message: Buffer): void {
  const position = message.subarray(1, 9);
  const wantsAnswer = message[17] === 1;
  if (!wantsAnswer) return;
  const time = Buffer.alloc(8);
  time.writeBigInt64BE(BigInt(Date.now() - Date.UTC(2000, 0, 1)) * 1000n);
  // Written, flushed and applied up to here.
  stream.write(Buffer.concat([Buffer.from('r'), position, position, position, time, Buffer.from([0])]));
}

/** How values and types of the database are told. */
async function readTypes(databaseUrl: string) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined, types });
  const rows = await sql<{ oid: number; name: string }[]>`select oid::int, typname as name from pg_type`;
  const names = new Map(rows.map((row) => [row.oid, row.name]));
  const parsers = sql.options.parsers as Record<number, ((text: string) => unknown) & { array?: true }>;
  await sql.end({ timeout: END_SECONDS });
  return {
    parse(text: string, type: number): unknown {
      const parser = parsers[type];
      // The parser of an array begins after its opening brace.
      return parser ? parser(parser.array ? text.slice(1) : text) : text;
    },
    of: ({ xid, committedAt, changes }: Commit): FeedCommit => ({
      xid,
      changes: changes.map(({ type, record, relation: { schema, table, columns } }) => ({
        schema,
        table,
        type,
        columns: columns.map((column) => ({ name: column.name, type: names.get(column.type) ?? 'text' })),
        key: columns.filter(({ isKey }) => isKey).map(({ name }) => name),
        record,
        committedAt,
      })),
    }),
  };
}
