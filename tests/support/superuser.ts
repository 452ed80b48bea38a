import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { loadSecrets } from '#stack/keys.ts';
import { readPostmasterFile } from '#stack/postgres/orphan.ts';

/** Whoever administers the database of the stack that the browser tests use: no policy and no trigger holds them. */
export async function superuser(): Promise<Sql> {
  const dataDir = process.env.E2E_DATA_DIR ?? '';
  const { databasePassword } = await loadSecrets(dataDir);
  const server = await readPostmasterFile(path.join(dataDir, 'postgres'));
  if (!server) throw new Error(`No database runs in ${dataDir}.`);
  return postgres({
    host: '127.0.0.1',
    port: server.port,
    username: 'postgres',
    password: databasePassword,
    database: 'postgres',
    max: 1,
    onnotice: () => undefined,
  });
}
