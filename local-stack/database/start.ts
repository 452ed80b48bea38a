import type { Sql } from 'postgres';
import { bootDatabase } from '#stack/database/boot.ts';
import { applyMigrations } from '#stack/database/migrations.ts';
import { openDatabase } from '#stack/database/open.ts';
import type { Secrets } from '#stack/keys.ts';
import { unlessLost } from '#stack/postgres/loss.ts';
import { type PostgresServer, startPostgres } from '#stack/postgres/server.ts';
import { findDatabaseUser } from '#stack/system-user.ts';

export interface DatabaseOptions {
  dataDir: string;
  secrets: Secrets;
  migrationsFolder: string;
  /** Told of the server as soon as it runs, before its schema is up to date. */
  onStarted?: (server: PostgresServer) => void;
  /** false gives up crash safety for speed: for tests that throw their data away. */
  isDurable: boolean;
}

async function bringUpToDate(sql: Sql, migrationsFolder: string): Promise<void> {
  await bootDatabase(sql);
  await applyMigrations(sql, migrationsFolder);
}

/** Starts the database server and brings its schema up to date. The caller holds the data folder's lock. */
export async function startDatabase(options: DatabaseOptions): Promise<PostgresServer> {
  const server = await startPostgres({
    dataDir: options.dataDir,
    password: options.secrets.databasePassword,
    user: findDatabaseUser(),
    isDurable: options.isDurable,
  });
  options.onStarted?.(server);
  const sql = openDatabase(server.url, 1);
  try {
    await unlessLost(server, options.dataDir, bringUpToDate(sql, options.migrationsFolder));
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    // What waits for a server that is gone waits for ever.
    await sql.end({ timeout: 1 });
  }
}
