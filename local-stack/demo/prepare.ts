import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoAccount } from '#stack/demo/seed.ts';
import { codeOf } from '#stack/errors.ts';
import { resetDataFolder } from '#stack/reset.ts';
import type { Stack } from '#stack/stack.ts';

/** What the data folder remembers about its demo data. */
type DemoState =
  | { state: 'none' }
  /** Written before seeding: found at a start, it tells that seeding was interrupted. */
  | { state: 'seeding' }
  | { state: 'seeded'; accounts: DemoAccount[] };

export interface Demo {
  /** Seeds the running stack if that is to be done. @returns the accounts of the demo data */
  seedInto(stack: Stack): Promise<DemoAccount[]>;
}

/**
 * Decides whether a data folder gets demo data: only a new one does, and only once. A folder whose seeding was
 * interrupted holds nothing else yet (the stack was not up), so it is emptied and seeded again.
 */
export async function prepareDemo(dataDir: string, isWanted: boolean): Promise<Demo> {
  const file = path.join(dataDir, 'demo.json');
  const write = (state: DemoState) => writeFile(file, JSON.stringify(state), { mode: 0o600 });
  let state = await readState(file);
  if (state?.state === 'seeding') {
    await resetDataFolder(dataDir);
    state = undefined;
  }
  if (state?.state === 'seeded') {
    const { accounts } = state;
    return { seedInto: async () => accounts };
  }
  if (state || !isWanted) {
    if (!state) await write({ state: 'none' });
    return { seedInto: async () => [] };
  }
  await write({ state: 'seeding' });
  return {
    async seedInto(stack) {
      const { seedDemo } = await import('#stack/demo/seed.ts');
      const accounts = await seedDemo(stack, new Date().toISOString().slice(0, 10));
      await write({ state: 'seeded', accounts });
      return accounts;
    },
  };
}

async function readState(file: string): Promise<DemoState | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as DemoState;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
