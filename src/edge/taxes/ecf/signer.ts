import { nullable, object, parse, string } from 'valibot';
import type { NoSigner } from '#src/domain/taxes/ecf/no-signer.ts';
import type { EcfEnvironment } from '#src/domain/taxes/issuers.ts';
import { call } from '#src/edge/call.ts';
import { Problem } from '#src/edge/problem.ts';
import { createSealer, type Sealer } from '#src/edge/sealing.ts';
import { readAuthorityHosts, readSettings, type Settings } from '#src/edge/settings.ts';
import type { Client } from '#src/edge/supabase.ts';
import type { Authority, TokenCache } from './authority.ts';
import { createDgii } from './dgii.ts';
import { createProvider } from './provider.ts';
import type { Access, AccessKey } from './run-work.ts';
import { openKey } from './sealed-key.ts';
import { type SigningKey, signDocument } from './sign.ts';

/** What the keys of those who sign are sealed with, beside the rest. */
export interface SigningSettings extends Settings {
  /** One key or several, each 32 bytes in base64: the first seals, any opens. */
  readonly sealingKeys: string;
}

/** The worker's variables for keys of those who sign. @throws Problem 503 `not_configured`. */
export function readSigningSettings(env: Env): SigningSettings {
  const { SIGNING_KEYS_KEY: sealingKeys } = env;
  if (!sealingKeys) throw new Problem(503, 'not_configured', 'The variable SIGNING_KEYS_KEY is not set.');
  return { ...readSettings(env), sealingKeys };
}

const KeptKey = nullable(
  object({
    organizationId: string(),
    certificateId: string(),
    fingerprint: string(),
    certificate: string(),
    sealed: nullable(string()),
  }),
);

export interface Signer {
  readonly certificateId: string;
  readonly signingKey: SigningKey;
  /** Opened the key, and seals the tokens that are got with it. */
  readonly sealer: Sealer;
}

/**
 * Who signs for an issuer in an environment, or why nobody does. The key is opened for this request, and cannot be read out
 * again. One that does not open is this issuer's trouble alone: it stands in the log, and others go on.
 */
export async function findSigner(
  env: Env,
  database: Client,
  issuerId: string,
  environment: EcfEnvironment,
): Promise<Signer | NoSigner> {
  const kept = parse(KeptKey, await call(database, 'read_signing_key', { issuerId, environment }));
  if (!kept) return 'no_key';
  if (kept.sealed === null) return 'consent_missing';
  const { certificateId, sealed } = kept;
  const sealer = await createSealer(readSigningSettings(env).sealingKeys);
  const opened = await openKey(sealer, { ...kept, sealed }, new Date());
  if (opened === 'key_unreadable') console.error('Signing key: nothing opens that of', certificateId);
  return typeof opened === 'string' ? opened : { certificateId, sealer, signingKey: opened };
}

/** The key that signs for an issuer, for whoever need not know why there is none. */
export async function signingKeyFor(
  env: Env,
  database: Client,
  { issuerId, environment }: Pick<AccessKey, 'issuerId' | 'environment'>,
): Promise<SigningKey | null> {
  const signer = await findSigner(env, database, issuerId, environment);
  return typeof signer === 'string' ? null : signer.signingKey;
}

const KeptToken = nullable(object({ sealed: string(), expiresAt: string() }));

/** The token of a signer, as the database keeps it: all that the same person signs for share it. */
function tokensOf(
  database: Client,
  sealer: Sealer,
  certificateId: string,
  environment: EcfEnvironment,
): TokenCache {
  const about = `authority-token/${certificateId}/${environment}`;
  return {
    async get() {
      const kept = parse(
        KeptToken,
        await call(database, 'read_authority_token', { certificateId, environment }),
      );
      if (!kept) return null;
      // One of a key that is gone is got anew.
      const token = await sealer.open(kept.sealed, about).catch(() => null);
      return typeof token === 'string' ? { token, expiresAt: Date.parse(kept.expiresAt) } : null;
    },
    async put(token) {
      const kept = token && {
        sealed: await sealer.seal(token.token, about),
        expiresAt: new Date(token.expiresAt).toISOString(),
      };
      await call(database, 'keep_authority_token', { certificateId, environment, ...kept });
    },
  };
}

/** DGII as a signer is let in there. */
export function dgiiFor(
  env: Env,
  database: Client,
  { certificateId, signingKey, sealer }: Signer,
  environment: EcfEnvironment,
): Authority {
  return createDgii({
    ...readAuthorityHosts(env),
    environment,
    fetch: (input, init) => fetch(input, init),
    signXml: async (document) => (await signDocument(document, signingKey)).bytes,
    tokens: tokensOf(database, sealer, certificateId, environment),
    now: Date.now,
  });
}

/** The provider of this deployment, which signs itself; null where there is none. */
export function providerOf(env: Env, environment: EcfEnvironment): Authority | null {
  const { ECF_PROVIDER_URL: url, ECF_PROVIDER_KEY: key } = env;
  if (!url || !key) return null;
  return createProvider({
    url: url.replace(/\/+$/, ''),
    key,
    environment,
    fetch: (input, init) => fetch(input, init),
  });
}

/** How an issuer is let in at the authority: by who signs for it here, or by its provider. */
export async function accessFor(
  env: Env,
  database: Client,
  { issuerId, environment, issuingWay }: AccessKey,
): Promise<Access> {
  if (issuingWay === 'provider')
    return { authority: providerOf(env, environment), signingKey: null, tokenOf: issuerId };
  const signer = issuingWay === 'direct' ? await findSigner(env, database, issuerId, environment) : 'no_key';
  if (typeof signer === 'string')
    return { authority: null, signingKey: null, tokenOf: issuerId, noSigner: signer };
  const { certificateId, signingKey } = signer;
  const authority = dgiiFor(env, database, signer, environment);
  return { authority, signingKey, tokenOf: certificateId };
}
