import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the built site is made from, relative to the repository. */
const sources = [
  'src',
  'public',
  'config',
  'astro.config.mjs',
  'astro-i18next.config.cjs',
  'wrangler.toml',
  'tsconfig.json',
  'package-lock.json',
];

/** A fingerprint of everything that goes into a build; equal fingerprints mean that building again is idle work. */
export function fingerprintSources(root: string, environment: Record<string, string>): string {
  const hash = createHash('sha256').update(JSON.stringify(environment));
  for (const source of sources) add(hash, root, source);
  return hash.digest('hex');
}

function add(hash: Hash, root: string, name: string): void {
  const file = path.join(root, name);
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory()) {
    for (const entry of readdirSync(file).sort()) add(hash, root, path.join(name, entry));
    return;
  }
  // Tests stand beside the code and never reach a page.
  if (/\.test\.tsx?$/.test(name)) return;
  hash.update(name).update('\0').update(readFileSync(file)).update('\0');
}
