import postgres from 'postgres';
import { TEMP_FILE_LIMIT_KB } from '#stack/database/limits.ts';

/** The types that the driver would write in its own way, were their values not texts already. */
const WRITTEN_BY_THE_DRIVER = [16, 17, 20, 21, 23, 26, 114, 700, 701, 1082, 1114, 1184, 3802];
/** Less than what the driver hands to the system at once: what is more waits in the driver. */
const MOST_AT_ONCE = 8_000;
const END_SECONDS = 1;

export interface Step {
  text: string;
  values: readonly string[];
  /** Read and planned once for each connection. */
  isPrepared?: boolean;
}

/** The columns of a row as the bytes that came. */
export type Row = readonly (Buffer<ArrayBuffer> | null)[];

type Settled = PromiseSettledResult<Row | undefined>;

/** One connection to the database, for one request at a time. */
export interface Line {
  /**
   * Asks all steps at once where the connection knows them, else one after the other. None is done after one that failed but the
   * last, which ends the transaction.
   * @returns the first row of each step, and what is settled once nothing is under way any more
   */
  ask(steps: readonly Step[]): { rows: Promise<Row | undefined>[]; ended: Promise<Settled[]> };
  close(): Promise<void>;
}

/** How long a question of a connection that was cut may still be answered by the next one. */
const CUT_PATIENCE_MS = 2_000;

/** A question that is under way, and how it is given up. */
interface Asked {
  giveUp: () => void;
}

interface Session {
  sql: postgres.Sql;
  /** What the connection has read and planned. */
  known: Set<string>;
  asked: Set<Asked>;
}

/** @param onStuck what was asked of a connection that was cut is answered by nobody: the driver lost it */
function openSession(url: string, onStuck: (session: Session) => void): Session {
  const known = new Set<string>();
  const asked = new Set<Asked>();
  const sql = postgres(url, {
    max: 1,
    max_lifetime: null,
    onnotice: () => undefined,
    onclose: () => {
      known.clear();
      const before = [...asked];
      if (before.length === 0) return;
      setTimeout(() => before.some((one) => asked.has(one)) && onStuck(session), CUT_PATIENCE_MS).unref();
    },
    types: { asText: { to: 25, from: WRITTEN_BY_THE_DRIVER, serialize: String, parse: String } },
    // Outside of a transaction, a connection is nobody: whatever fails, nothing runs with the rights of the stack.
    connection: { TimeZone: 'UTC', temp_file_limit: TEMP_FILE_LIMIT_KB, role: 'anon' },
  });
  const session = { sql, known, asked };
  return session;
}

async function sendTo(
  { sql, known, asked }: Session,
  { text, values, isPrepared = false }: Step,
): Promise<Row | undefined> {
  const how = { prepare: isPrepared, simple: !isPrepared } as object;
  const { promise: given, reject } = Promise.withResolvers<never>();
  const one = { giveUp: () => reject(new Error('The connection was cut.')) };
  asked.add(one);
  try {
    const [row] = await Promise.race([sql.unsafe(text, [...values], how).raw(), given]);
    known.add(text);
    return row as Row | undefined;
  } finally {
    asked.delete(one);
  }
}

export function openLine(url: string): Line {
  const renew = (stuck: Session) => {
    if (session === stuck) session = openSession(url, renew);
    for (const { giveUp } of stuck.asked) giveUp();
    void stuck.sql.end({ timeout: 0 });
  };
  let session = openSession(url, renew);
  return {
    ask(steps) {
      const own = session;
      const length = steps.reduce((sum, step) => sum + step.text.length + step.values.join('').length, 0);
      const isAtOnce = length < MOST_AT_ONCE && steps.every(({ text }) => own.known.has(text));
      const rows: Promise<Row | undefined>[] = [];
      for (const [n, step] of steps.entries()) {
        const before = n === steps.length - 1 ? rows.at(-1)?.catch(() => undefined) : rows.at(-1);
        rows.push(isAtOnce || !before ? sendTo(own, step) : before.then(() => sendTo(own, step)));
      }
      return { rows, ended: Promise.allSettled(rows) };
    },
    close: () => session.sql.end({ timeout: END_SECONDS }),
  };
}
