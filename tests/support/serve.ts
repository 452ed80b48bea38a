// The product as `npm start` serves it, demo data included, but without its timer: the browser tests say when jobs run.
import { chooseDataFolder } from '#stack/data-folder.ts';
import { readOptions } from '#stack/options.ts';
import { repositoryRoot } from '#stack/paths.ts';
import { exitWith, runStack } from '#stack/run.ts';
import { findDatabaseUser } from '#stack/system-user.ts';

const { dataDir, port } = readOptions([], process.env);

runStack({
  dataDir: chooseDataFolder(dataDir, repositoryRoot, findDatabaseUser()),
  port,
  site: true,
  demo: true,
  timedJobs: false,
  isDurable: false,
}).catch(exitWith);
