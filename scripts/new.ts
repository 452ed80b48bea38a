// `npm run new -- screen <area> <room> <name> "<title>" "<título>"`: an empty screen that works, with its test.
import { spawnSync } from 'node:child_process';
import { repositoryRoot } from '#stack/paths.ts';
import { makeScreen, readCommand } from './new/screen.ts';

const [what, ...words] = process.argv.slice(2);
const wanted =
  what === 'screen' ? readCommand(words) : `"${what ?? ''}" is nothing that can be made: screen.`;
const made = typeof wanted === 'string' ? wanted : makeScreen(repositoryRoot, wanted);
if (typeof made === 'string') {
  console.error(
    `${made}\nnpm run new -- screen <area> <room> <name> "<title in English>" "<título en español>"`,
  );
  process.exitCode = 1;
} else {
  spawnSync('biome', ['check', '--write', ...made], { cwd: repositoryRoot });
  for (const file of made) console.log(file);
}
