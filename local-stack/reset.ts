import { rm } from 'node:fs/promises';
import path from 'node:path';
import { stopOrphan } from '#stack/postgres/orphan.ts';

/** Everything that the stack keeps in its data folder. */
export const contents: readonly string[] = [
  'postgres',
  'postgres-new',
  'postgres-password',
  'postgres.log',
  'secrets.json',
  'storage',
  'uploads',
  'mail',
  'edge',
  'edge.log',
  'cards.json',
  'demo.json',
  'api.log',
];

/**
 * Throws the stack's data away. Removes only what the stack itself makes, because the folder was named by a person
 * and may hold other things. The caller holds the lock.
 */
export async function resetDataFolder(dataDir: string): Promise<void> {
  await stopOrphan(path.join(dataDir, 'postgres'));
  for (const name of contents) await rm(path.join(dataDir, name), { recursive: true, force: true });
}
