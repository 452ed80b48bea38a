import type { Certificate } from '#src/domain/taxes/ecf/certificate.ts';
import { readAuthorityHosts, readSettings } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';
import type { Authority } from '../authority.ts';
import type { SigningKey } from '../sign.ts';
import { authorityFor, signerFor } from '../signer.ts';
import { sendApprovals } from './approvals.ts';
import { askOfReceived } from './ask-dgii.ts';
import { deliverReceipts, type OthersDesk, type OwnIssuer } from './deliveries.ts';
import { readTrustedAuthorities } from './trusted-authorities.ts';

/** Each is found once in a run, however many receipts an issuer has. */
function remembered<Found>(
  find: (issuer: OwnIssuer) => Promise<Found>,
): (issuer: OwnIssuer) => Promise<Found> {
  const known = new Map<string, Promise<Found>>();
  return (issuer) => {
    const key = [issuer.issuerId, issuer.environment, issuer.issuingWay].join('/');
    const found = known.get(key) ?? find(issuer);
    known.set(key, found);
    return found;
  };
}

/**
 * What goes on with other taxpayers, and with DGII about them: it is asked of what they sent, the office's answers go out, and
 * accepted receipts of ours are delivered. A deployment that has no keys, or trusts nobody, does nothing of it.
 */
export async function exchangeReceipts(env: Env, now: Date): Promise<void> {
  if (!env.SIGNING_KEYS_KEY || !env.ECF_AUTHORITIES) return;
  const authorities: readonly Certificate[] = readTrustedAuthorities(env);
  const database = serviceClient(readSettings(env));
  const authorityOf = remembered<Authority | null>((issuer) => authorityFor(env, database, issuer));
  const signerOf = remembered<SigningKey | null>(
    async ({ issuerId, environment }) =>
      (await signerFor(env, database, issuerId, environment))?.signingKey ?? null,
  );
  const desk: OthersDesk = {
    database,
    fetch: (input, init) => fetch(input, init),
    authorities,
    // A counterpart on this machine has no TLS.
    isInsecureAllowed: readAuthorityHosts(env).url.startsWith('http:'),
    now: now.getTime(),
    authorityOf,
    signerOf,
  };
  await askOfReceived(database, authorityOf, now);
  await sendApprovals(desk);
  await deliverReceipts(desk);
}
