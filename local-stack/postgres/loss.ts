import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { atMost } from '#stack/at-most.ts';
import { codeOf, StackError } from '#stack/errors.ts';
import type { PostgresServer } from '#stack/postgres/server.ts';

/** Why a server that ended by itself did so, in one line, as far as its log says. */
export async function whyLost(dataDir: string): Promise<string> {
  const log = await readFile(path.join(dataDir, 'postgres.log'), 'utf8').catch(() => '');
  const lines = log.trim().split('\n').slice(-200);
  if (lines.some((line) => line.includes('No space left on device')))
    return `The disk is full, so the database stopped: make room where ${dataDir} is, and start again. Nothing that was committed is lost.`;
  const last = lines
    .findLast((line) => /\b(PANIC|FATAL):/.test(line))
    ?.replace(/^.*?\b(PANIC|FATAL):\s*/, '');
  return `The database stopped by itself${last ? ` (${last})` : ''}; postgres.log in ${dataDir} says more.`;
}

/** Waits for what needs the server, but not once the server is gone. @throws StackError then */
export async function unlessLost<Result>(
  server: Pick<PostgresServer, 'failed' | 'ended'>,
  dataDir: string,
  work: Promise<Result>,
): Promise<Result> {
  const lose = async (): Promise<never> => {
    throw new StackError(await whyLost(dataDir));
  };
  const worked = work.catch(async (error: unknown) => {
    if (!isConnectionLost(error)) throw error;
    // The connection is gone before the server is: it has the last word.
    await atMost(LONGEST_END_MS, server.ended);
    return lose();
  });
  const lost = server.failed.then(lose);
  // Whatever becomes of the other is of no interest.
  for (const one of [worked, lost]) one.catch(() => undefined);
  return Promise.race([worked, lost]);
}

/** How long a server may take to end after it has cut its connections. */
const LONGEST_END_MS = 10_000;

function isConnectionLost(error: unknown): boolean {
  const codes = [codeOf(error), codeOf((error as { cause?: unknown } | null)?.cause)];
  return codes.some((code) => /^(57P0\d|08\w{3}|CONNECTION_\w+|ECONN\w+)$/.test(code ?? ''));
}
