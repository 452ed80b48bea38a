import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StackError } from '#stack/errors.ts';
import { readJson, writeWhole } from '#stack/state-file.ts';

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
  const known = await readJson(file, isSecrets);
  if (known) return known;
  if (existsSync(path.join(dataDir, 'postgres', 'PG_VERSION')))
    throw new StackError(
      `${file} is missing, and the database there opens with nothing else: put it back, or start over with \`npm start -- --reset\`.`,
    );
  const secrets: Secrets = {
    databasePassword: randomBytes(24).toString('base64url'),
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
  await writeWhole(file, JSON.stringify(secrets, null, 2));
  return secrets;
}

const isSecrets = (value: Partial<Secrets>): value is Secrets =>
  [value.databasePassword, value.secretKey, value.jwtSecret].every(
    (one) => typeof one === 'string' && one !== '',
  );

/** The key with which the worker encrypts the credentials of card processors: 32 bytes, base64. */
export function cardKeyOf(secrets: Pick<Secrets, 'secretKey'>): string {
  return createHmac('sha256', secrets.secretKey).update('card credentials').digest('base64');
}

/** The key with which the worker encrypts the keys of those who sign electronic receipts: 32 bytes, base64. */
export function signingKeyOf(secrets: Pick<Secrets, 'secretKey'>): string {
  return createHmac('sha256', secrets.secretKey).update('signing keys').digest('base64');
}

/** The seed of the key with which the worker signs checkpoints of the logs: 32 bytes, base64. */
export function logKeyOf(secrets: Pick<Secrets, 'secretKey'>): string {
  return createHmac('sha256', secrets.secretKey).update('log checkpoints').digest('base64');
}

/** The keys with which the worker signs what it sends to browsers, in base64url. */
export function vapidKeysOf(secrets: Pick<Secrets, 'secretKey'>): { publicKey: string; privateKey: string } {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(createHmac('sha256', secrets.secretKey).update('push').digest());
  return { publicKey: keys.getPublicKey('base64url'), privateKey: keys.getPrivateKey('base64url') };
}

/** What the worker and the local WhatsApp show each other. */
export function whatsappKeysOf(secrets: Pick<Secrets, 'secretKey'>) {
  const key = (what: string) =>
    createHmac('sha256', secrets.secretKey).update(`whatsapp ${what}`).digest('base64url');
  return { accessToken: key('token'), appSecret: key('app'), verifyToken: key('webhook') };
}

/** The key that the worker shows to the local mail provider. */
export function mailApiKeyOf(secrets: Secrets): string {
  return `re_${createHmac('sha256', secrets.secretKey).update('mail provider').digest('base64url')}`;
}
