import { env } from 'cloudflare:workers';
import { toBase64 } from '#src/domain/trust/hashes.ts';
import { answering, jsonAnswer, onlyMethods } from '#src/edge/endpoint.ts';
import { readLogKey } from '#src/edge/settings.ts';
import { openLogSigner } from '#src/edge/trust/log-signer.ts';

export const prerender = false;

/** The public key that checkpoints are signed with, for everybody: `{ publicKey }`, Ed25519 in base64. 503 `not_configured` without one. */
export const GET = answering(async () =>
  jsonAnswer({ publicKey: toBase64((await openLogSigner(readLogKey(env))).publicKey) }),
);

export const ALL = onlyMethods('GET', 'HEAD');
