// The product as `npm start` serves it, demo data included, but without its timer: the browser tests say when jobs run. Its
// data goes with it.
import { rmSync } from 'node:fs';
import { chooseDataFolder } from '#stack/data-folder.ts';
import { StackError } from '#stack/errors.ts';
import { readOptions } from '#stack/options.ts';
import { repositoryRoot } from '#stack/paths.ts';
import { exitWith, runStack } from '#stack/run.ts';
import { findDatabaseUser } from '#stack/system-user.ts';

const { dataDir, port } = readOptions([], process.env);

const folder = chooseDataFolder(dataDir, repositoryRoot, findDatabaseUser());
let isRefused = false;
// A folder that another one serves stays its own.
process.on('exit', () => isRefused || rmSync(folder, { recursive: true, force: true }));
runStack({
  dataDir: folder,
  port,
  site: true,
  demo: true,
  timedJobs: false,
  isDurable: false,
  believesClientAddress: true,
}).catch((error) => {
  isRefused = error instanceof StackError;
  exitWith(error);
});
