import { readFileSync, statSync } from 'node:fs';
import { chmod, chown, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** The account that PostgreSQL runs as. */
export interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. When we are root, it runs as the first of these accounts that the machine
 * has; a bare container has at least `nobody`.
 */
const unprivilegedNames = ['postgres', 'nobody', 'daemon'];

/**
 * Finds the account for PostgreSQL.
 * @returns undefined when we are not root, and PostgreSQL can simply run as ourselves
 * @throws when we are root and the machine has none of the usual unprivileged accounts
 */
export function findDatabaseUser(passwdFile = '/etc/passwd'): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync(passwdFile, 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of unprivilegedNames) {
    const fields = accounts.find(([account]) => account === name);
    if (fields) return { name, uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error(
    `PostgreSQL does not run as root, and no account of ${unprivilegedNames.join(', ')} exists.`,
  );
}

/** Whether every folder on the way to `target` can be entered by accounts that do not own it. */
export function isReachableByOthers(target: string): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats?.isDirectory() && (stats.mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

/** Makes a private folder that belongs to `user` (to ourselves when undefined). */
export async function makeFolderFor(user: SystemUser | undefined, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
}
