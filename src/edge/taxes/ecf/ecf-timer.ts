import type { Client } from '#src/edge/supabase.ts';
import { readSettings } from '../../settings.ts';
import { serviceClient } from '../../supabase.ts';
import { annulNumbers } from './annul-numbers.ts';
import { databaseBooks } from './database-books.ts';
import { inTurn } from './each-alone.ts';
import { type WorkDeps, workOnAll } from './run-work.ts';
import { accessFor } from './signer.ts';

/** Work on documents with what a deployment has. @param now the time by which work is due; signed is by the clock */
export function workDeps(env: Env, database: Client, now: () => Date = () => new Date()): WorkDeps {
  return {
    books: databaseBooks(database, now),
    now: Date.now,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    access: (key) => accessFor(env, database, key),
  };
}

/** Signs, sends and asks for what is due, and tells the authority of numbers that nobody will use. */
export async function runEcfWork(env: Env, now: Date): Promise<void> {
  // It goes on while the run does: what is claimed late in it is claimed from then.
  const aheadMs = Math.max(now.getTime() - Date.now(), 0);
  const deps = workDeps(env, serviceClient(readSettings(env)), () => new Date(Date.now() + aheadMs));
  await inTurn([() => workOnAll(deps), () => annulNumbers(deps)]);
}
