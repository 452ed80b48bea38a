import { createHmac, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '#stack/errors.ts';

/**
 * The key that browsers send to the local stack. Public by design, and constant so that a site built once
 * works against every data folder.
 */
export const publishableKey = 'sb_publishable_llavero_local_development';

/** What must stay private to one data folder. */
export interface Secrets {
  /** Password of the database's superuser. */
  databasePassword: string;
  /** API key that acts as service_role. */
  secretKey: string;
  /** HS256 secret that signs access tokens and storage links. */
  jwtSecret: string;
}

/** Reads the data folder's secrets, or makes them on the first start (file mode 600). */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Secrets;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  const secrets: Secrets = {
    databasePassword: randomBytes(24).toString('base64url'),
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
  await writeFile(file, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: 'wx' });
  return secrets;
}

/** The key with which the worker encrypts the credentials of card processors: 32 bytes, base64. */
export function cardKeyOf(secrets: Pick<Secrets, 'secretKey'>): string {
  return createHmac('sha256', secrets.secretKey).update('card credentials').digest('base64');
}

/** The key that the worker shows to the local mail provider. */
export function mailApiKeyOf(secrets: Secrets): string {
  return `re_${createHmac('sha256', secrets.secretKey).update('mail provider').digest('base64url')}`;
}
