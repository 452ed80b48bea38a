import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StackError } from '#stack/errors.ts';
import type { PostgresBinaries } from '#stack/postgres/binaries.ts';
import { makeFolderFor, type SystemUser } from '#stack/system-user.ts';

/**
 * Whether the folder holds a database cluster. A folder of that name is one that was completely made: what is being made has
 * another name.
 * @throws StackError for one that lacks what PostgreSQL cannot do without: what is left of it is not ours to throw away
 */
export function isClusterReady(clusterDir: string): boolean {
  if (!existsSync(clusterDir) || readdirSync(clusterDir).length === 0) return false;
  const missing = ['PG_VERSION', 'base', 'global/pg_control'].filter(
    (name) => !existsSync(path.join(clusterDir, name)),
  );
  if (missing.length === 0) return true;
  throw new StackError(
    `The database in ${clusterDir} is not whole (${missing.join(', ')} is missing): copy it again from where it came, or start over with \`npm start -- --reset\`.`,
  );
}

/**
 * Makes the database cluster, once. A cluster whose creation was interrupted is made anew.
 * The encoding is UTF-8 and the collation is hosted Supabase's en_US, from ICU so that it is the same everywhere.
 */
export async function createCluster(
  binaries: PostgresBinaries,
  clusterDir: string,
  password: string,
  user?: SystemUser,
): Promise<void> {
  if (isClusterReady(clusterDir)) return;
  const newDir = `${clusterDir}-new`;
  await rm(newDir, { recursive: true, force: true });
  await makeFolderFor(user, newDir);
  const passwordFile = `${clusterDir}-password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user) await chown(passwordFile, user.uid, user.gid);
  try {
    await run(
      binaries.initdb,
      [
        `--pgdata=${newDir}`,
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=en-US',
        // The system writes it out in its own time: what a killed process leaves is whole all the same.
        '--no-sync',
      ],
      user,
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(newDir, clusterDir);
}

function run(program: string, args: string[], user?: SystemUser): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: path.parse(program).root,
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new StackError(`The database could not be created: ${output.trim()}`));
    });
  });
}
