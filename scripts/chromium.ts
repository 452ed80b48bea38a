// Finds the browser that the browser tests run in. The test runner's own download is not used: a system's
// Chromium or Chrome is, so that a machine without access to that download can run them too.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// The one without windows takes half the processor time.
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
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
  /** Runs a command to its end, without showing what it says. */
  run(command: string, args: readonly string[]): { status: number | null; stdout: string };
}

const thisMachine = (): Machine => ({
  named: process.env.CHROMIUM_PATH || undefined,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
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

/** Path of a Chromium; installs Debian's package where that is allowed; says how in one line where it is not. */
export function findChromium(machine: Machine = thisMachine()): string | undefined {
  const { named } = machine;
  if (named) {
    if (machine.exists(named)) return named;
    console.error(`CHROMIUM_PATH is ${named}, and there is nothing.`);
    return undefined;
  }
  const found = lookUp(machine) ?? (installPackage(machine) ? lookUp(machine) : undefined);
  if (!found)
    console.error(
      'No Chromium found: install it (`apt-get install -y chromium`) or set CHROMIUM_PATH to a Chrome or Chromium.',
    );
  return found;
}

function lookUp({ run, exists }: Machine): string | undefined {
  for (const command of COMMANDS) {
    const which = run('which', [command]);
    if (which.status === 0) return which.stdout.trim();
  }
  return PLACES.find(exists);
}

function installPackage({ isRoot, run }: Machine): boolean {
  if (!isRoot || run('which', ['apt-get']).status !== 0) return false;
  console.log('Installing Chromium (once)…');
  const get = (name: string) => run('apt-get', ['install', '-y', '-qq', name]).status === 0;
  const install = () => get('chromium-headless-shell') || get('chromium');
  return install() || (run('apt-get', ['update', '-qq']).status === 0 && install());
}
