import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A folder that lies in memory, where the system has one. */
const MEMORY = '/dev/shm';
/** Room for the databases of all tests that run at a time, several times over. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Where tests put what they throw away: in memory when there is room, because writing some thousand small files for each
 * database takes ten times as long on a disk.
 */
export function scratchFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
}
