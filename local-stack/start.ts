// The entry of `npm start`: the whole product on this machine, at http://127.0.0.1:4321.
import { chooseDataFolder, noteOnPlace } from '#stack/data-folder.ts';
import { readOptions } from '#stack/options.ts';
import { repositoryRoot } from '#stack/paths.ts';
import { exitWith, runStack } from '#stack/run.ts';
import { findDatabaseUser } from '#stack/system-user.ts';

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const dataDir = chooseDataFolder(options.dataDir, repositoryRoot, findDatabaseUser());
  const note = noteOnPlace(dataDir, options.dataDir, repositoryRoot);
  if (note) console.log(note);
  await runStack({
    dataDir,
    port: options.port,
    site: options.isFromSources ? 'from sources' : true,
    demo: !options.isEmpty,
    reset: options.isReset,
  });
}

main().catch(exitWith);
