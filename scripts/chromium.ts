// Finds the browser that the browser tests run in. The test runner's own download is not used: a system's
// Chromium or Chrome is, so that a machine without access to that download can run them too.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Without windows: the same tests need a fifth less processor time than in the whole browser (161 seconds instead of 207). */
const HEADLESS_SHELL = 'chromium-headless-shell';
const COMMANDS = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What of a machine the search looks at and acts on. */
export interface Machine {
  /** CHROMIUM_PATH. */
  readonly named: string | undefined;
  readonly isRoot: boolean;
  exists(file: string): boolean;
  /** Names what was found for whoever looks next. */
  remember(file: string): void;
  /** Runs a command to its end, without showing what it says. */
  run(command: string, args: readonly string[]): { status: number | null; stdout: string };
}

const thisMachine = (): Machine => ({
  named: process.env.CHROMIUM_PATH || undefined,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  remember: (file) => {
    process.env.CHROMIUM_PATH = file;
  },
  run: (command, args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status, stdout } = spawnSync(command, args, {
      encoding: 'utf8',
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
      // An installation tells a lot.
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    return { status, stdout: stdout ?? '' };
  },
});

/**
 * Path of a Chromium, without windows if it can be had: Debian's package is installed where that is allowed. Says in one
 * line what to do where there is none. What this process starts takes the same one.
 */
export function findChromium(machine: Machine = thisMachine()): string | undefined {
  const { named } = machine;
  if (named) {
    if (machine.exists(named)) return named;
    console.error(`CHROMIUM_PATH is ${named}, and there is nothing.`);
    return undefined;
  }
  const found = lookUp(machine);
  const best = found && isHeadlessShell(found) ? found : (installPackage(machine, found) ?? found);
  if (best) machine.remember(best);
  else
    console.error(
      'No Chromium found: install it (`apt-get install -y chromium`) or set CHROMIUM_PATH to a Chrome or Chromium.',
    );
  return best;
}

const isHeadlessShell = (file: string) => path.basename(file) === HEADLESS_SHELL;

function lookUp({ run, exists }: Machine): string | undefined {
  for (const command of COMMANDS) {
    const which = run('which', [command]);
    if (which.status === 0) return which.stdout.trim();
  }
  return PLACES.find(exists);
}

/** @param found the browser that is there already: then only the one without windows is worth it, and nothing is removed. */
function installPackage(machine: Machine, found: string | undefined): string | undefined {
  const { isRoot, run } = machine;
  if (!isRoot || run('which', ['apt-get']).status !== 0) return undefined;
  console.log(`Installing ${found ? 'Chromium without windows' : 'Chromium'} (once)…`);
  const get = (name: string) => run('apt-get', ['install', '-y', '-qq', '--no-remove', name]).status === 0;
  const install = () => get(HEADLESS_SHELL) || (!found && get('chromium'));
  const isInstalled = install() || (run('apt-get', ['update', '-qq']).status === 0 && install());
  return isInstalled ? lookUp(machine) : undefined;
}
