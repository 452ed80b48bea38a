import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StackError } from '#stack/errors.ts';
import { publishableKey } from '#stack/keys.ts';
import { repositoryRoot } from '#stack/paths.ts';
import { fingerprintSources } from '#stack/site/fingerprint.ts';

const dist = path.join(repositoryRoot, 'dist');
const stamp = path.join(dist, 'local-build.txt');

/** Build-time settings: an empty URL tells the browser that the API is on the page's own origin. */
export const siteEnvironment = { PUBLIC_SUPABASE_URL: '', PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey };

/** Where the build leaves the worker's configuration. */
export const workerConfig = path.join(dist, 'server', 'wrangler.json');

/** Builds the site for the local stack, unless the last build was made from the same sources. */
export async function ensureBuild(): Promise<void> {
  const fingerprint = fingerprintSources(repositoryRoot, siteEnvironment);
  const isCurrent =
    existsSync(stamp) && existsSync(workerConfig) && readFileSync(stamp, 'utf8') === fingerprint;
  if (isCurrent) return;
  console.log('Building the site (once for each change)…');
  await rm(stamp, { force: true });
  await runAstro();
  await writeFile(stamp, fingerprint);
}

function runAstro(): Promise<void> {
  const astro = path.join(repositoryRoot, 'node_modules', 'astro', 'bin', 'astro.mjs');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [astro, 'build'], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...siteEnvironment, NODE_ENV: 'production' },
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) return resolve();
      const tail = output.trim().split('\n').slice(-25).join('\n');
      reject(new StackError(`The site could not be built:\n${tail}`));
    });
  });
}
