// Starts the database alone, with the schema up to date, and prints its URL: for work on migrations.
// LLAVERO_DATA_DIR chooses the data folder, LLAVERO_MIGRATIONS another folder of migrations; --reset starts over.
import path from 'node:path';
import { chooseDataFolder, lockDataFolder } from '#stack/data-folder.ts';
import { startDatabase } from '#stack/database/start.ts';
import { loadSecrets } from '#stack/keys.ts';
import { readOptions } from '#stack/options.ts';
import { migrationsFolder, repositoryRoot } from '#stack/paths.ts';
import { resetDataFolder } from '#stack/reset.ts';
import { exitWith } from '#stack/run.ts';
import { stopAtSignal } from '#stack/stop-signals.ts';
import { findDatabaseUser } from '#stack/system-user.ts';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const dataDir = chooseDataFolder(options.dataDir, repositoryRoot, findDatabaseUser());
  const unlock = await lockDataFolder(dataDir, options.port);
  if (options.isReset) await resetDataFolder(dataDir);
  const server = await startDatabase({
    dataDir,
    secrets: await loadSecrets(dataDir),
    migrationsFolder: path.resolve(process.env.LLAVERO_MIGRATIONS ?? migrationsFolder),
    isDurable: true,
  }).catch(async (error: unknown) => {
    await unlock();
    throw error;
  });
  console.log(server.url);
  stopAtSignal(async () => {
    await server.stop();
    await unlock();
    process.exit(0);
  });
}

main().catch(exitWith);
