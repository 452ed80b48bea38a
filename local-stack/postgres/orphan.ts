import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StackError } from '#stack/errors.ts';
import { commandOf } from '#stack/process-identity.ts';

/** What PostgreSQL writes about itself into its data folder. */
export interface PostmasterFile {
  pid: number;
  port: number;
  isReady: boolean;
}

/** Reads `postmaster.pid`; undefined when no server runs or ran there. */
export async function readPostmasterFile(clusterDir: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  // Lines: pid, data folder, start time, port, socket folder, listen address, shared memory, status.
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

/**
 * Stops a database server that a killed stack left running on this cluster, so that a new one can be started.
 * Must be called by the holder of the data folder's lock only.
 */
export async function stopOrphan(clusterDir: string): Promise<void> {
  const file = await readPostmasterFile(clusterDir);
  if (!file) return;
  const command = commandOf(file.pid);
  if (!command.includes(clusterDir)) {
    // The id belongs to some other program by now; PostgreSQL itself would take it for a living server.
    await rm(path.join(clusterDir, 'postmaster.pid'), { force: true });
    return;
  }
  process.kill(file.pid, 'SIGINT');
  if (await hasEnded(file.pid, 10_000)) return;
  // An immediate stop leaves recovery from the write-ahead log to the next start; no committed row is lost.
  process.kill(file.pid, 'SIGQUIT');
  if (await hasEnded(file.pid, 10_000)) return;
  throw new StackError(`A database server left behind (process ${file.pid}) does not stop.`);
}

/**
 * Waits until the process has ended; false when it still runs after `timeoutMs`.
 * A process that ended but that nobody waited for (a zombie in a container without an init) has no command line.
 */
export async function hasEnded(pid: number, timeoutMs: number): Promise<boolean> {
  for (let waited = 0; waited < timeoutMs; waited += 25) {
    if (commandOf(pid) === '') return true;
    await sleep(25);
  }
  return commandOf(pid) === '';
}
