// Plain Node 20 without dependencies: installs when needed, then runs the given command on the Node version
// that the lock file pins (node_modules/.bin/node), whatever Node started npm.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const bin = path.join(root, 'node_modules', '.bin');
const stamp = path.join(root, 'node_modules', '.lock-hash');

/** Installs when the lock file is not the one that node_modules was made from. */
function installWhenNeeded() {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing packages (once)…');
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) process.exit(install.status ?? 1);
  writeFileSync(stamp, hash);
}

installWhenNeeded();

const [command, ...args] = process.argv.slice(2);
const env = {
  // What Node makes of the sources before it runs them is kept: reading the local stack's takes half the processor time then.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  // Node reads the types away itself: the browser tests' runner would do it anew in each of its workers, for each dictionary.
  PW_DISABLE_TS_ESM: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  ASTRO_DISABLE_UPDATE_CHECK: 'true',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
};
const child = spawn(path.join(bin, command), args, {
  cwd: root,
  stdio: 'inherit',
  env,
  shell: process.platform === 'win32',
});
// Ctrl-C reaches the child through the terminal; a signal sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm hands a signal to the shell that it runs this in, and the shell ends without handing it on.
const parent = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));
child.on('error', (error) => {
  console.error(`Could not start ${command}: ${error.message}`);
  process.exit(1);
});
