import { call } from '#src/edge/call.ts';
import { clientKey } from '#src/edge/client-key.ts';
import { Problem } from '#src/edge/problem.ts';
import type { SigningKey } from '../sign.ts';
import { type Receiver, type Reception, serviceAt } from './reception.ts';

/** What the services of all issuers share. */
export interface ReceptionDesk extends Pick<Reception, 'database' | 'authorities' | 'secret' | 'now'> {
  signerOf(receiver: Receiver): Promise<SigningKey | null>;
}

/**
 * Answers another taxpayer at the services of one of our issuers.
 *
 * @param slug the part of the address that is the issuer's own
 * @param path what follows it, in any case
 * @throws Problem
 */
export async function answerOthers(
  desk: ReceptionDesk,
  request: Request,
  slug: string,
  path: string,
): Promise<Response> {
  const { signerOf, ...shared } = desk;
  const serve = serviceAt(request.method, path);
  const found = await call(desk.database, 'find_ecf_receiver', { slug, client: clientKey(request) });
  if (!found) throw new Problem(404, 'not_found', 'There is no such service.');
  const receiver = found as unknown as Receiver;
  return serve({ ...shared, receiver, signer: () => signerOf(receiver) }, request);
}
