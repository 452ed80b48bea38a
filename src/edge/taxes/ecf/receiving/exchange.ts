import type { Certificate } from '#src/domain/taxes/ecf/certificate.ts';
import { readAuthorityHosts, readSettings } from '#src/edge/settings.ts';
import { type Client, serviceClient } from '#src/edge/supabase.ts';
import { inTurn } from '../each-alone.ts';
import type { Access } from '../run-work.ts';
import { accessFor } from '../signer.ts';
import { sendApprovals } from './approvals.ts';
import { askOfReceived } from './ask-dgii.ts';
import { deliverReceipts, type OthersDesk, type OwnIssuer } from './deliveries.ts';
import { readTrustedAuthorities } from './trusted-authorities.ts';

/** How issuers are let in: each key is opened once in a run, however many receipts its issuer has. */
function rememberedAccess(env: Env, database: Client): (issuer: OwnIssuer) => Promise<Access> {
  const known = new Map<string, Promise<Access>>();
  return (issuer) => {
    const key = [issuer.issuerId, issuer.environment, issuer.issuingWay].join('/');
    const found = known.get(key) ?? accessFor(env, database, issuer);
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
  const accessOf = rememberedAccess(env, database);
  const desk: OthersDesk = {
    database,
    fetch: (input, init) => fetch(input, init),
    authorities,
    // A counterpart on this machine has no TLS.
    isInsecureAllowed: readAuthorityHosts(env).url.startsWith('http:'),
    now: now.getTime(),
    authorityOf: async (issuer) => (await accessOf(issuer)).authority,
    signerOf: async (issuer) => (await accessOf(issuer)).signingKey,
  };
  await inTurn([
    () => askOfReceived(database, desk.authorityOf, now),
    () => sendApprovals(desk),
    () => deliverReceipts(desk),
  ]);
}
