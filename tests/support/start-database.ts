import { rm } from 'node:fs/promises';
import type { Sql } from 'postgres';
import { openDatabase } from '#stack/database/open.ts';
import { startDatabase } from '#stack/database/start.ts';
import { loadSecrets } from '#stack/keys.ts';
import { migrationsFolder } from '#stack/paths.ts';
import { makeDataFolder } from '#tests/support/template.ts';

export interface TestDatabase {
  /** Connection URL of the superuser. */
  url: string;
  /** A pool as the superuser. */
  sql: Sql;
  stop(): Promise<void>;
}

/** Starts a database of its own with the product's schema, without API, and without data. */
export async function startTestDatabase(): Promise<TestDatabase> {
  const dataDir = await makeDataFolder();
  const secrets = await loadSecrets(dataDir);
  const server = await startDatabase({ dataDir, secrets, migrationsFolder, isDurable: false });
  const sql = openDatabase(server.url, 20);
  return {
    url: server.url,
    sql,
    async stop() {
      await sql.end();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
