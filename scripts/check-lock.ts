import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// `npm install` on one platform can leave the optional packages of the others out of the lock file, and `npm ci`
// then fails there (https://github.com/npm/cli/issues/4828). Run after every change of a dependency:
//   node scripts/check-lock.ts         fails and names what is missing
//   node scripts/check-lock.ts --fix   adds it, as npm describes it

export interface LockEntry {
  version?: string;
  dev?: boolean;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}
export type LockPackages = Record<string, LockEntry>;

export interface Missing {
  name: string;
  /** What the package that wants it asks for: a version or a range. */
  wanted: string;
  /** Key of the package that wants it. */
  by: string;
}

const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const NESTING = '/node_modules/';

/** The optional packages that the lock file names as wanted, and has no usable entry for. */
export function missingOptional(packages: LockPackages): Missing[] {
  return Object.entries(packages).flatMap(([by, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name, wanted]) => !isFound(packages, by, name, wanted))
      .map(([name, wanted]) => ({ name, wanted, by })),
  );
}

/** Looks where Node would: beside the package itself, then outwards to the root. */
function isFound(packages: LockPackages, by: string, name: string, wanted: string): boolean {
  for (let folder: string | undefined = by; folder !== undefined; folder = outer(folder)) {
    const found = packages[`${folder}${folder ? '/' : ''}node_modules/${name}`];
    if (found && (!EXACT_VERSION.test(wanted) || found.version === wanted)) return true;
  }
  return false;
}

function outer(folder: string): string | undefined {
  if (!folder) return undefined;
  return folder.slice(0, Math.max(0, folder.lastIndexOf(NESTING)));
}

/** The same packages with the missing ones, in the order in which npm keeps them. */
export function withEntries(packages: LockPackages, added: (Missing & { entry: LockEntry })[]): LockPackages {
  const all = { ...packages };
  for (const { name, by, entry } of added) {
    // Beside the root packages, unless another version of it is there already.
    const key = packages[`node_modules/${name}`] ? `${by}/node_modules/${name}` : `node_modules/${name}`;
    const isDev = packages[by]?.dev === true;
    all[key] = { ...entry, ...(isDev ? { dev: true } : {}), optional: true };
  }
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/**
 * What npm would have written: version, checksum, and the platforms that the package is for. A registry that
 * mirrors only one platform does not know the others: then the package's name says what it is for, and npm adds
 * the checksum when it first installs it there.
 */
function describe({ name, wanted }: Missing): LockEntry {
  const fields = ['version', 'dist.integrity', 'cpu', 'os', 'libc', 'license', 'engines'];
  const command = ['view', `${name}@${wanted}`, ...fields, '--json'];
  const npm = spawnSync('npm', command, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (npm.status !== 0) return describeByName(name, wanted);
  const answer: unknown = JSON.parse(npm.stdout);
  // A range is answered with every version that fits, the newest last.
  const { 'dist.integrity': integrity, ...rest } = (
    Array.isArray(answer) ? answer.at(-1) : answer
  ) as LockEntry;
  return { integrity, ...rest };
}

const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'linux',
  'win32',
];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'riscv64', 'ppc64', 's390x', 'loong64', 'wasm32', 'arm'];

/** `@scope/tool-linux-arm64-musl` is for Linux on arm64 with musl. */
export function describeByName(name: string, wanted: string): LockEntry {
  const parts = name.replace('windows', 'win32').split(/[-/.]/);
  const [os, cpu] = [SYSTEMS, PROCESSORS].map((known) => known.find((word) => parts.includes(word)));
  if (!EXACT_VERSION.test(wanted) || !(os ?? cpu))
    throw new Error(`Neither npm nor its name describes ${name}.`);
  const libc = os === 'linux' && parts.includes('musl') ? { libc: ['musl'] } : {};
  return { version: wanted, ...(cpu && { cpu: [cpu] }), ...libc, ...(os && { os: [os] }) };
}

function main(isFixing: boolean): void {
  const file = path.resolve(import.meta.dirname, '../package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8')) as { packages: LockPackages };
  const missing = missingOptional(lock.packages);
  if (missing.length === 0) {
    console.log('package-lock.json is complete.');
    return;
  }

  for (const { name, wanted, by } of missing) console.log(`missing: ${name}@${wanted}, wanted by ${by}`);
  if (!isFixing) {
    console.error(
      'package-lock.json is incomplete. To add what is missing: node scripts/check-lock.ts --fix',
    );
    process.exitCode = 1;
    return;
  }
  const added = missing.map((one) => ({ ...one, entry: describe(one) }));
  const packages = withEntries(lock.packages, added);
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`Added ${added.length}.`);
}

if (import.meta.main) main(process.argv.includes('--fix'));
