// A stack without the site, as its own process: what the tests of starting, stopping and crashing start.
import { chooseDataFolder } from '#stack/data-folder.ts';
import { readOptions } from '#stack/options.ts';
import { repositoryRoot } from '#stack/paths.ts';
import { exitWith, runStack } from '#stack/run.ts';
import { findDatabaseUser } from '#stack/system-user.ts';

// A mistake that nobody waits for, as of a library in the answer to a socket.
process.on('SIGUSR2', () => {
  throw new TypeError('a mistake');
});

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  await runStack({
    dataDir: chooseDataFolder(options.dataDir, repositoryRoot, findDatabaseUser()),
    port: options.port,
    site: false,
    demo: false,
    reset: options.isReset,
    timedJobs: false,
    ...(process.env.LLAVERO_MIGRATIONS && { migrationsFolder: process.env.LLAVERO_MIGRATIONS }),
  });
}

main().catch(exitWith);
