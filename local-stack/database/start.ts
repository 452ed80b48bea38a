import { bootDatabase } from '#stack/database/boot.ts';
import { applyMigrations } from '#stack/database/migrations.ts';
import { openDatabase } from '#stack/database/open.ts';
import type { Secrets } from '#stack/keys.ts';
import { type PostgresServer, startPostgres } from '#stack/postgres/server.ts';
import { findDatabaseUser } from '#stack/system-user.ts';

export interface DatabaseOptions {
  dataDir: string;
  secrets: Secrets;
  migrationsFolder: string;
  /** false gives up crash safety for speed: for tests that throw their data away. */
  isDurable: boolean;
}

/** Starts the database server and brings its schema up to date. The caller holds the data folder's lock. */
export async function startDatabase(options: DatabaseOptions): Promise<PostgresServer> {
  const server = await startPostgres({
    dataDir: options.dataDir,
    password: options.secrets.databasePassword,
    user: findDatabaseUser(),
    isDurable: options.isDurable,
  });
  const sql = openDatabase(server.url, 1);
  try {
    await bootDatabase(sql);
    await applyMigrations(sql, options.migrationsFolder);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    await sql.end();
  }
}
