import { setTimeout as sleep } from 'node:timers/promises';
import { atMost } from '#stack/at-most.ts';
import { Cleanup } from '#stack/cleanup.ts';
import type { DemoAccount } from '#stack/demo/seed.ts';
import { messageOf, StackError } from '#stack/errors.ts';
import { whyLost } from '#stack/postgres/loss.ts';
import { type StackOptions, startStack } from '#stack/stack.ts';
import { stopAtSignal } from '#stack/stop-signals.ts';

/** The demo accounts as lines of aligned columns. */
export function tableOf(accounts: DemoAccount[]): string {
  const rows = accounts.map(({ role, email, password }) => [role, email, password]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return lines.map((line) => `  ${line.trimEnd()}`).join('\n');
}

/** How long a start that was broken off may take to notice. */
const LONGEST_START_MS = 20_000;

/** Runs a stack in this process until Ctrl-C or a signal, and ends the process. */
export async function runStack(options: StackOptions): Promise<void> {
  const cleanup = new Cleanup();
  const starting = startStack(options, cleanup);
  let isStopping = false;
  const stop = async (status: number): Promise<never> => {
    if (isStopping) return new Promise(() => undefined);
    isStopping = true;
    return stopAndExit(starting, cleanup, status);
  };
  stopAtSignal(() => stop(0));
  stopAtMishap(() => stop(1));
  const stack = await starting.catch((error: unknown) => {
    if (!isStopping) throw error;
  });
  // Whoever stops ends the process; that the start fails meanwhile is no news.
  if (isStopping || !stack) return;
  console.log(`Llavero is ready: ${stack.url}`);
  if (stack.demoAccounts.length > 0) console.log(`Demo accounts:\n${tableOf(stack.demoAccounts)}`);
  await stack.failed;
  console.error(await whyLost(options.dataDir));
  await stop(1);
}

/** A signal may come while the stack is still starting: what was started so far is stopped, and the rest as it comes. */
async function stopAndExit(starting: Promise<unknown>, cleanup: Cleanup, status: number): Promise<never> {
  await cleanup.run();
  const hasEnded = await atMost(
    LONGEST_START_MS,
    starting.catch(() => undefined),
  );
  await cleanup.settled();
  process.exit(hasEnded ? status : 1);
}

/** The database's client trips over a connection that is cut while it writes; mostly because its server has ended. */
const isOfConnection = (error: unknown) =>
  error instanceof TypeError && /[\\/]postgres[\\/]src[\\/]connection\.js/.test(error.stack ?? '');
/** How long whoever knows better why has to say so. */
const KNOWN_BETTER_MS = 2_000;

/** An error that nobody waits for ends the process as well, but not before the parts that are processes of their own. */
function stopAtMishap(stop: () => Promise<never>): void {
  let isStopping = false;
  const tell = async (error: unknown) => {
    if (isStopping) return;
    isStopping = true;
    if (isOfConnection(error)) await sleep(KNOWN_BETTER_MS);
    console.error('Llavero stops, because of what nobody thought of:', error);
    await stop();
  };
  process.on('uncaughtException', tell);
  process.on('unhandledRejection', tell);
}

/** Prints what went wrong, as one line when a person can put it right, and ends the process. */
export function exitWith(error: unknown): never {
  const isDiskFull = /ENOSPC|No space left on device/.test(messageOf(error));
  if (isDiskFull)
    console.error(`The disk is full: make room for the data, and start again. (${messageOf(error)})`);
  else console.error(error instanceof StackError ? error.message : error);
  process.exit(1);
}
