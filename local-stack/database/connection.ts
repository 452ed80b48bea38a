import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { type Kysely, sql } from 'kysely';
import { cancelWhenLeft } from '#stack/database/leaving.ts';
import { limitsOf, TEMP_FILE_LIMIT_KB } from '#stack/database/limits.ts';
import { statusOf } from '#stack/database/status.ts';

/** How long queries under way may take when the pool ends. */
const END_SECONDS = 1;

/** The schema that the API answers for. */
export const API_SCHEMA = 'public';

/** A JSON value as the database wants it; the API package hands over some values already serialised. */
function serializeJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** PostgreSQL's text of a point in time as PostgREST writes it: `2026-11-03T10:00:00+00:00`. */
function toIsoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

interface DatabaseError {
  code?: unknown;
  message?: string;
  detail?: string;
  hint?: string;
}

/**
 * Opens the connection that the API package works with, and corrects what differs from hosted Supabase:
 * it would grant everything to every role on the first request, write JSON columns as JSON strings, send
 * points in time as PostgreSQL prints them, and answer most SQLSTATEs with status 500.
 */
export function openApiConnection(url: string): PostgresConnection {
  const json = (oid: number) => ({ to: oid, from: [oid], serialize: serializeJson, parse: JSON.parse });
  const time = (oid: number) => ({ to: oid, from: [oid], serialize: String, parse: toIsoTime });
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      onnotice: () => undefined,
      connection: { temp_file_limit: TEMP_FILE_LIMIT_KB },
      types: { json: json(114), jsonb: json(3802), timestamp: time(1114), timestamptz: time(1184) },
    },
  });
  // Private in the package's types; 'active' means "the roles and their rights are set up already".
  Object.assign(connection, { rlsState: 'active', normalizeDbError: withHostedStatus });
  // Without a limit the pool waits for ever for a connection that was lent to a request: it does not notice its return.
  connection.close = () => connection.driver.end({ timeout: END_SECONDS });
  keepToWhatIsAsked(connection);
  setAtOnce(connection);
  prepareStatements(connection);
  return connection;
}

/**
 * With each request the package goes through every column of the database, and searches the text of the views for each, for
 * casts to types that are its own: two fifths of the time of a small request. No view here has one, so it gets them without
 * their texts, and the columns of the schema that the API answers for. It loses the ways from a table to another through a
 * view, which nothing asks for.
 */
function keepToWhatIsAsked(connection: PostgresConnection): void {
  const readAll = connection.introspect.bind(connection);
  type Known = Awaited<ReturnType<typeof readAll>>;
  const lean = new WeakMap<Known, Known>();
  connection.introspect = async (options) => {
    const all = await readAll(options);
    const known = lean.get(all) ?? {
      ...all,
      columns: all.columns.filter(({ schema }) => schema === API_SCHEMA),
      views: all.views.map((view) => ({ ...view, sql: '' })),
    };
    lean.set(all, known);
    return known;
  };
}

interface Caller {
  auth?: { role?: string; uid?: string | null; jwt?: unknown };
  storage?: { operation?: string };
}

interface FunctionCall {
  method: string;
  path: string;
  requestHeaders?: Record<string, string>;
}

/**
 * The package sets what a transaction knows of its caller, and of the call of a function, with up to ten statements, each of
 * which goes to the database and back twice. The same in one for each of the two.
 */
function setAtOnce(connection: PostgresConnection): void {
  const ownTimes = readOwnTimes();
  const set = (transaction: Kysely<unknown>, settings: Record<string, string>) =>
    sql`select ${sql.join(
      Object.entries(settings).map(([name, value]) => sql`set_config(${sql.lit(name)}, ${value}, true)`),
    )}`.execute(transaction);
  // Private in the package's types.
  Object.assign(connection, {
    async applyJwtSessionContext(transaction: Kysely<unknown>, { auth, storage }: Caller) {
      const role = auth?.role || 'anon';
      const isSignedIn = typeof auth?.jwt === 'object' && auth.jwt !== null;
      await set(transaction, {
        'request.jwt.claim.sub': String(auth?.uid ?? ''),
        'request.jwt.claim.role': role,
        'storage.operation': String(storage?.operation ?? ''),
        ...(isSignedIn && { 'request.jwt.claims': JSON.stringify(auth.jwt) }),
        ...limitsOf(role),
        role,
      });
    },
    async applyRpcRequestGucs(transaction: Kysely<unknown>, call: FunctionCall) {
      const ownTime = (await ownTimes(transaction)).get(call.path.split('/').at(-1) ?? '');
      await set(transaction, {
        ...(ownTime && { statement_timeout: ownTime }),
        'response.status': '',
        'response.headers': '',
        'request.method': call.method,
        'request.path': call.path,
        'request.headers': JSON.stringify(call.requestHeaders ?? {}),
      });
    },
  });
}

/** As PostgREST does: what a function says of its own time holds for the request that calls it. Read once. */
export function readOwnTimes() {
  let known: Map<string, string> | undefined;
  return async (transaction: Kysely<unknown>): Promise<Map<string, string>> => {
    if (known) return known;
    const { rows } = await sql<{ name: string; time: string }>`
      select p.proname as name, split_part(s, '=', 2) as time from pg_catalog.pg_proc p cross join unnest(p.proconfig) s
      where p.pronamespace = ${sql.lit(API_SCHEMA)}::regnamespace and s like 'statement_timeout=%'`.execute(
      transaction,
    );
    known = new Map(rows.map(({ name, time }) => [name, time]));
    return known;
  };
}

/** As PostgREST does: a statement is read and planned once for each connection, and goes to the database and back once. */
function prepareStatements({ driver }: PostgresConnection): void {
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => {
    const reserved = await reserve();
    const unsafe = reserved.unsafe.bind(reserved);
    reserved.unsafe = (query, parameters, options) =>
      cancelWhenLeft(unsafe(query, parameters, { prepare: true, ...options }));
    return reserved;
  };
}

/**
 * Gives a database error the HTTP status that PostgREST gives it. The package reads status and body from an error
 * with the code `PGRST`, as PostgREST does for errors raised by functions.
 */
function withHostedStatus(error: DatabaseError): DatabaseError {
  const { code } = error ?? {};
  if (typeof code !== 'string') return error;
  const status = statusOf(code);
  if (status === undefined) return error;
  return {
    code: 'PGRST',
    message: JSON.stringify({
      code,
      message: error.message,
      details: error.detail ?? null,
      hint: error.hint ?? null,
    }),
    detail: JSON.stringify({ status, headers: {} }),
  };
}
