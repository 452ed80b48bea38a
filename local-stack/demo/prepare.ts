import path from 'node:path';
import { DEFAULT_TIME_ZONE, todayIn } from '#src/domain/foundation/time-zone.ts';
import type { DemoAccount } from '#stack/demo/seed.ts';
import type { SeededStack } from '#stack/demo/seeded-stack.ts';
import { resetDataFolder } from '#stack/reset.ts';
import { readJson, writeWhole } from '#stack/state-file.ts';

/** What the data folder remembers about its demo data. */
type DemoState =
  | { state: 'none' }
  /** Written before seeding: found at a start, it tells that seeding was interrupted. */
  | { state: 'seeding' }
  | { state: 'seeded'; accounts: DemoAccount[] };

export interface Demo {
  /** Seeds the running stack if that is to be done. @returns the accounts of the demo data */
  seedInto(stack: SeededStack): Promise<DemoAccount[]>;
}

/**
 * Decides whether a data folder gets demo data: only a new one does, and only once. A folder whose seeding was
 * interrupted holds nothing else yet (the stack was not up), so it is emptied and seeded again.
 * @param now the moment up to which the demo's history goes, read when it is made
 */
export async function prepareDemo(
  dataDir: string,
  isWanted: boolean,
  now: () => number = Date.now,
): Promise<Demo> {
  const file = path.join(dataDir, 'demo.json');
  const write = (state: DemoState) => writeWhole(file, JSON.stringify(state));
  let state = await readJson(file, isState);
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
      // The day of the demo's organization: UTC is a day further in the evening, and nothing is posted in the future.
      const accounts = await seedDemo(stack, todayIn(DEFAULT_TIME_ZONE, now()));
      await write({ state: 'seeded', accounts });
      return accounts;
    },
  };
}

const isState = (value: Partial<DemoState>): value is DemoState =>
  value.state === 'none' ||
  value.state === 'seeding' ||
  (value.state === 'seeded' && 'accounts' in value && Array.isArray(value.accounts));
