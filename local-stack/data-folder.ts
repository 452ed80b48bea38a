import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeOf, StackError } from '#stack/errors.ts';
import { startTimeOf } from '#stack/process-identity.ts';
import { contents } from '#stack/reset.ts';
import { isReachableByOthers, type SystemUser } from '#stack/system-user.ts';

/** Who uses a data folder, as written in its lock file. */
export interface LockOwner {
  pid: number;
  startTime: string | undefined;
  port: number;
}

/**
 * Chooses where the data lives.
 * @param requested LLAVERO_DATA_DIR; undefined means `.llavero/` in the repository
 * @param user the account PostgreSQL runs as, if it is not ours: it must be able to reach the folder, and below
 *   /root it cannot. The default then moves to the system's temporary folder; a requested folder is refused.
 */
export function chooseDataFolder(requested: string | undefined, root: string, user?: SystemUser): string {
  const folder = path.resolve(root, requested ?? '.llavero');
  if (!user || isReachableByOthers(folder)) return folder;
  if (requested) {
    throw new StackError(
      `The account "${user.name}", which runs PostgreSQL when you are root, cannot enter ${folder}: choose another LLAVERO_DATA_DIR.`,
    );
  }
  const suffix = createHash('sha256').update(root).digest('hex').slice(0, 8);
  return path.join(tmpdir(), `llavero-${suffix}`);
}

/**
 * What is said at a start whose data is not where everybody looks for it: in `.llavero/`, or where it was asked to be.
 * @returns undefined when it is there
 */
export function noteOnPlace(
  dataDir: string,
  requested: string | undefined,
  root: string,
): string | undefined {
  const usual = path.resolve(root, '.llavero');
  if (requested || dataDir === usual) return undefined;
  return `The data is in ${dataDir}: the account that runs PostgreSQL cannot enter ${usual}. LLAVERO_DATA_DIR names another folder.`;
}

/**
 * Takes the data folder for this process, making it when it does not exist.
 * @returns a function that gives the folder back
 * @throws StackError when a living process holds it; a lock left behind by a killed process is taken over
 */
export async function lockDataFolder(dataDir: string, port: number): Promise<() => Promise<void>> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw new StackError(
      `${dataDir} cannot be the data folder (${codeOf(error)}): choose another LLAVERO_DATA_DIR.`,
    );
  }
  await refuseForeign(dataDir);
  const lockFile = path.join(dataDir, 'lock.json');
  const ours = path.join(dataDir, `lock-${randomUUID()}.json`);
  const owner: LockOwner = { pid: process.pid, startTime: startTimeOf(process.pid), port };
  await writeFile(ours, JSON.stringify(owner));
  try {
    // Linking fails when the name exists, and the content is complete the moment the name appears.
    await linkOrTakeOver(ours, lockFile, dataDir);
  } finally {
    await rm(ours, { force: true });
  }
  return () => rm(lockFile, { force: true });
}

/** @throws StackError for a folder that holds other things and nothing of ours: it was named by mistake */
async function refuseForeign(dataDir: string): Promise<void> {
  // What a system puts into an empty volume, and what hides, is nobody's.
  const names = (await readdir(dataDir)).filter((name) => !name.startsWith('.') && name !== 'lost+found');
  const isOurs = (name: string) => contents.includes(name) || /^(lock|secrets|demo)\b.*json\b/.test(name);
  if (names.length > 0 && !names.some(isOurs))
    throw new StackError(
      `${dataDir} holds other things and no data of Llavero: choose an empty folder, or a new one, as LLAVERO_DATA_DIR.`,
    );
}

async function linkOrTakeOver(ours: string, lockFile: string, dataDir: string): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      return await link(ours, lockFile);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const holder = await readLock(lockFile);
    if (holder && isHeld(holder)) {
      throw new StackError(
        `${dataDir} is in use by a running Llavero (process ${holder.pid}, http://127.0.0.1:${holder.port}): stop it first, or set LLAVERO_DATA_DIR.`,
      );
    }
    const stale = `${lockFile}.${randomUUID()}`;
    await rename(lockFile, stale).catch(() => undefined);
    await rm(stale, { force: true });
  }
  throw new StackError(`${lockFile} could not be taken; another start is under way.`);
}

/** Reads a lock file; undefined when it is gone or unreadable (a half-written file cannot occur, an edited one can). */
export async function readLock(lockFile: string): Promise<LockOwner | undefined> {
  try {
    return JSON.parse(await readFile(lockFile, 'utf8')) as LockOwner;
  } catch {
    return undefined;
  }
}

function isHeld(owner: LockOwner): boolean {
  const startTime = startTimeOf(owner.pid);
  return startTime !== undefined && startTime === owner.startTime;
}
