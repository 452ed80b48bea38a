import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { bootSql } from '#stack/database/boot.ts';
import { fingerprintOf, readMigrations } from '#stack/database/migrations.ts';
import { startDatabase } from '#stack/database/start.ts';
import { loadSecrets } from '#stack/keys.ts';
import { migrationsFolder } from '#stack/paths.ts';
import { scratchFolder } from '#tests/support/scratch.ts';

/**
 * Makes a fresh data folder with the schema applied, by copying a prepared one: a copy takes a fraction of the time
 * of a new cluster. The prepared folder is named by what went into it, so it is made again when a migration changes.
 * @returns the new folder, in the scratch folder; the caller removes it
 */
export async function makeDataFolder(): Promise<string> {
  const template = await ensureTemplate();
  const folder = await makeTemporaryFolder('llavero-test-');
  await copyFolder(template, folder);
  return folder;
}

async function makeTemporaryFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(scratchFolder(), prefix));
  // The account that runs the database must be able to enter; the secrets inside are closed files.
  await chmod(folder, 0o711);
  return folder;
}

async function ensureTemplate(): Promise<string> {
  const hash = createHash('sha256').update(bootSql());
  for (const migration of readMigrations(migrationsFolder))
    hash.update(`${migration.version} ${fingerprintOf(migration)}`);
  const template = path.join(scratchFolder(), `llavero-template-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(template)) {
    const now = new Date();
    await utimes(template, now, now);
    return template;
  }
  const partial = await makeTemporaryFolder('llavero-template-partial-');
  const secrets = await loadSecrets(partial);
  await removeOldTemplates();
  const server = await startDatabase({ dataDir: partial, secrets, migrationsFolder, isDurable: false });
  await server.stop();
  try {
    await rename(partial, template);
  } catch (error) {
    // Another test process was faster.
    if (!existsSync(template)) throw error;
    await rm(partial, { recursive: true, force: true });
  }
  return template;
}

const UNUSED_MS = 60 * 60 * 1000;

/**
 * Templates of earlier migrations are of no more use, and lie in memory; one that was used within the hour may be in use by
 * another checkout's tests.
 */
async function removeOldTemplates(): Promise<void> {
  for (const name of await readdir(scratchFolder())) {
    if (!name.startsWith('llavero-template-')) continue;
    const folder = path.join(scratchFolder(), name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > UNUSED_MS) await rm(folder, { recursive: true, force: true });
  }
}

async function copyFolder(source: string, target: string): Promise<void> {
  // cp -a keeps the owner of the database files, which Node's own copy does not.
  const copied = spawnSync('cp', ['-a', `${source}/.`, target], { encoding: 'utf8' });
  if (copied.error) await cp(source, target, { recursive: true });
  else if (copied.status !== 0) throw new Error(copied.stderr);
}
