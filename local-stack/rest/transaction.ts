import { type Claims, settingsOf } from '#stack/database/as-caller.ts';
import { PATIENCE_MS } from '#stack/database/leaving.ts';
import { openDatabase } from '#stack/database/open.ts';
import { type Line, openLine } from '#stack/rest/line.ts';

const LINES = 10;
const END_SECONDS = 1;

export interface Work {
  /** Its one row has the number of rows found, then what is to be answered, then the number of all. */
  text: string;
  values: readonly string[];
  isReading: boolean;
  /** What holds for this transaction beside the caller's own settings. */
  settings?: Readonly<Record<string, string>>;
}

/** What a statement found. */
export interface Found {
  /** How many rows. */
  rows: number;
  /** What is to be answered, in UTF-8. */
  body?: Uint8Array<ArrayBuffer>;
  /** How many rows there are beyond the limit too. */
  total?: number;
}

export interface Transactions {
  /**
   * Runs one statement in a transaction of its own, as the caller.
   * @param signal ends what works on when its client has left
   * @throws the driver's errors
   */
  run(claims: Claims, work: Work, signal: AbortSignal): Promise<Found>;
  close(): Promise<void>;
}

/** Opens connections for requests that are one statement each. */
export function openTransactions(url: string): Transactions {
  const lines = Array.from({ length: LINES }, () => openLine(url));
  const free = [...lines];
  const waiting: ((line: Line) => void)[] = [];
  const stack = openDatabase(url, 1, { isKept: true });
  const cancel = (pid: string) => stack`select pg_cancel_backend(${pid})`;
  return {
    async run(claims, work, signal) {
      const line = free.pop() ?? (await new Promise<Line>((resolve) => waiting.push(resolve)));
      try {
        return await runOn(line, claims, work, signal, cancel);
      } finally {
        const next = waiting.shift();
        if (next) next(line);
        else free.push(line);
      }
    },
    async close() {
      await Promise.all([...lines.map((line) => line.close()), stack.end({ timeout: END_SECONDS })]);
    },
  };
}

/** The claims of a token are the same object as long as it is known. */
const known = new WeakMap<Claims, ReturnType<typeof settingsOf>>();
function knownSettingsOf(claims: Claims): ReturnType<typeof settingsOf> {
  const found = known.get(claims) ?? settingsOf(claims);
  known.set(claims, found);
  return found;
}

/** Where a step fails, the rest fail too, and the last undoes everything: nothing is left for who has the connection next. */
async function runOn(
  line: Line,
  claims: Claims,
  work: Work,
  signal: AbortSignal,
  cancel: (pid: string) => PromiseLike<unknown>,
): Promise<Found> {
  const settings = Object.entries({ ...knownSettingsOf(claims), ...work.settings });
  const set = settings.map(([name], n) => `set_config('${name}', $${n + 1}, true)`).join(', ');
  const { rows, ended } = line.ask([
    { text: work.isReading ? 'begin read only' : 'begin', values: [] },
    {
      text: `select pg_backend_pid(), ${set}`,
      values: settings.map(([, value]) => value),
      isPrepared: true,
    },
    { text: work.text, values: work.values, isPrepared: true },
    { text: 'commit', values: [] },
  ]);
  await cancelledWhenLeft(signal, ended, async () => {
    const row = await rows[1];
    if (row?.[0]) await cancel(row[0].toString());
  });
  const [, , asked] = await Promise.all(rows);
  const [count, body, total] = asked ?? [];
  return { rows: Number(count), ...(body && { body }), ...(total && { total: Number(total) }) };
}

/** Waits for the work, and for its being cancelled: a cancel that comes late would meet the next request. */
async function cancelledWhenLeft<Result>(
  signal: AbortSignal,
  work: Promise<Result>,
  cancel: () => Promise<void>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  let cancelling: Promise<void> | undefined;
  const cancelSoon = () => {
    timer = setTimeout(() => {
      cancelling = cancel().catch(() => undefined);
    }, PATIENCE_MS);
  };
  if (signal.aborted) cancelSoon();
  else signal.addEventListener('abort', cancelSoon, { once: true });
  const result = await work;
  clearTimeout(timer);
  signal.removeEventListener('abort', cancelSoon);
  await cancelling;
  return result;
}
