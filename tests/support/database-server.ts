// For vitest: one database server for all files of a run, on which each takes a database of its own. A server for each
// would be started, warmed and stopped a hundred times.
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startDatabase } from '#stack/database/start.ts';
import { loadSecrets } from '#stack/keys.ts';
import { migrationsFolder } from '#stack/paths.ts';
import { makeDataFolder } from '#tests/support/template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection URL of the superuser, to the database that the files' databases are copies of. */
    databaseServer: string;
  }
}

let stop: (() => Promise<void>) | undefined;

export async function setup(project: TestProject): Promise<void> {
  const dataDir = await makeDataFolder();
  const secrets = await loadSecrets(dataDir);
  const server = await startDatabase({ dataDir, secrets, migrationsFolder, isDurable: false });
  stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  project.provide('databaseServer', server.url);
}

export const teardown = (): Promise<void> | undefined => stop?.();
