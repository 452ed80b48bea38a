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

/** Path of a Chromium; installs Debian's package where that is allowed; says how in one line where it is not. */
export function findChromium(): string | undefined {
  const found = lookUp() ?? (installPackage() ? lookUp() : undefined);
  if (!found)
    console.error(
      'No Chromium found: install it (`apt-get install -y chromium`) or set CHROMIUM_PATH to a Chrome or Chromium.',
    );
  return found;
}

function lookUp(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  for (const command of COMMANDS) {
    const which = spawnSync('which', [command], { encoding: 'utf8' });
    if (which.status === 0) return which.stdout.trim();
  }
  return PLACES.find((place) => existsSync(place));
}

function installPackage(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return false;
  console.log('Installing Chromium (once)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'ignore', env } as const;
  const get = (name: string) => spawnSync('apt-get', ['install', '-y', '-qq', name], options).status === 0;
  const install = () => get('chromium-headless-shell') || get('chromium');
  return install() || (spawnSync('apt-get', ['update', '-qq'], options).status === 0 && install());
}
