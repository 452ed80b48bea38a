// A stack without the site, as its own process: what the tests of starting, stopping and crashing start.
import { chooseDataFolder } from '#stack/data-folder.ts';
import { readOptions } from '#stack/options.ts';
import { repositoryRoot } from '#stack/paths.ts';
import { exitWith, runStack } from '#stack/run.ts';
import { findDatabaseUser } from '#stack/system-user.ts';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  await runStack({
    dataDir: chooseDataFolder(options.dataDir, repositoryRoot, findDatabaseUser()),
    port: options.port,
    site: false,
    demo: false,
    reset: options.isReset,
    timedJobs: false,
  });
}

main().catch(exitWith);
