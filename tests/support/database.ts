import { afterAll, beforeAll } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#tests/support/start-database.ts';

/** For a vitest file: a database that lives as long as the file's tests. Read its fields inside tests only. */
export function useDatabase(): TestDatabase {
  const holder = {} as TestDatabase;
  beforeAll(async () => {
    Object.assign(holder, await startTestDatabase());
  }, 120_000);
  afterAll(() => holder.stop?.(), 60_000);
  return holder;
}
