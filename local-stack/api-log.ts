import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { inspect } from 'node:util';

/** The log file of the stack on whose behalf the current code runs. */
const currentLog = new AsyncLocalStorage<string>();
let isInstalled = false;

/**
 * The API package writes every refused request to the console. Inside `work`, such lines go to the stack's log file
 * instead, so that the terminal (and a test's output) shows only what needs attention.
 */
export function withApiLog<T>(file: string, work: () => Promise<T>): Promise<T> {
  install();
  return currentLog.run(file, work);
}

function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const toTerminal = console.error;
  console.error = (...parts: unknown[]) => {
    const file = currentLog.getStore();
    if (file === undefined) return toTerminal(...parts);
    const line = parts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' ');
    appendFileSync(file, `${new Date().toISOString()} ${line}\n`, { mode: 0o600 });
  };
}
