import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** A folder that lies in memory, where the system has one. */
const MEMORY = '/dev/shm';
/** Room for the databases of all tests that run at a time, several times over. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/** Whether the system has a folder in memory with room for what tests throw away. */
export function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES;
}

/**
 * Where tests put what they throw away: in memory when there is room, because writing some thousand small files for each
 * database takes ten times as long on a disk.
 */
export const scratchFolder = (): string => (hasRoomInMemory() ? MEMORY : tmpdir());
