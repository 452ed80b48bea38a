import type { DemoAccount } from '#stack/demo/seed.ts';
import { StackError } from '#stack/errors.ts';
import { type Stack, type StackOptions, startStack } from '#stack/stack.ts';
import { stopAtSignal } from '#stack/stop-signals.ts';

/** The demo accounts as lines of aligned columns. */
export function tableOf(accounts: DemoAccount[]): string {
  const rows = accounts.map(({ role, email, password }) => [role, email, password]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  return lines.map((line) => `  ${line.trimEnd()}`).join('\n');
}

/** Runs a stack in this process until Ctrl-C or a signal, and ends the process. */
export async function runStack(options: StackOptions): Promise<void> {
  const starting = startStack(options);
  stopAtSignal(() => stopAndExit(starting, 0));
  const stack = await starting;
  console.log(`Llavero is ready: ${stack.url}`);
  if (stack.demoAccounts.length > 0) console.log(`Demo accounts:\n${tableOf(stack.demoAccounts)}`);
  await stack.failed;
  console.error('The database stopped by itself; postgres.log in the data folder says why.');
  await stopAndExit(starting, 1);
}

async function stopAndExit(starting: Promise<Stack>, status: number): Promise<void> {
  // A signal may come while the stack is still starting: it is stopped as soon as it can be.
  const stack = await starting.catch(() => undefined);
  await stack?.stop();
  process.exit(stack ? status : 1);
}

/** Prints what went wrong, as one line when a person can put it right, and ends the process. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StackError ? error.message : error);
  process.exit(1);
}
