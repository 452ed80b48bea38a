import { object, parse, string } from 'valibot';
import type { Answer } from '#src/data/functions.ts';
import { fromBase64Url } from '../../base64url.ts';
import { call } from '../../call.ts';
import { parseJson } from '../../endpoint.ts';
import { Problem } from '../../problem.ts';
import { createSealer } from '../../sealing.ts';
import { publicClient, serviceClient } from '../../supabase.ts';
import { hashOf } from './secrets.ts';
import type { ProgramSettings } from './settings.ts';

/** What a sealed sign-in of a program is bound to. */
export const aboutProgram = (grantId: string): string => `program/${grantId}`;

/** In whose name a program asks, and for what. */
export type ProgramGrant = Answer<'use_program_token'>[number];

const KeptSession = object({ accessToken: string(), refreshToken: string() });
const RENEWED_BEFORE_END_SECONDS = 60;
const BEARER = /^Bearer ([\w-]{43})$/i;

/** A token is not good, or not any more. */
export const notGood = () =>
  new Problem(401, 'invalid_token', 'The access token is not good, or not any more.');

/** The grant of the token that a request brings. @throws Problem 401 `unauthenticated`, `invalid_token`; 429 `rate_limited` */
export async function grantOf(settings: ProgramSettings, request: Request): Promise<ProgramGrant> {
  const given = request.headers.get('authorization');
  if (!given) throw new Problem(401, 'unauthenticated', 'An access token is required.');
  const token = BEARER.exec(given)?.[1];
  if (!token) throw notGood();
  const [grant] = await call(serviceClient(settings), 'use_program_token', {
    accessHash: await hashOf(token),
  });
  if (!grant) throw notGood();
  return grant;
}

function endsSoon(accessToken: string): boolean {
  const [, claims = ''] = accessToken.split('.');
  const { exp } = parseJson(new TextDecoder().decode(fromBase64Url(claims))) as { exp?: number };
  return (exp ?? 0) - Date.now() / 1_000 < RENEWED_BEFORE_END_SECONDS;
}

/**
 * The person's own access token, of the sign-in that was made for the program; renewed and sealed again when it is about to
 * end. It never leaves the Worker.
 *
 * @throws Problem 401 `invalid_token` when the sign-in has ended: so has the grant then
 */
export async function accessTokenOf(settings: ProgramSettings, grant: ProgramGrant): Promise<string> {
  const sealer = await createSealer(settings.sealingKeys);
  const about = aboutProgram(grant.grantId);
  const kept = parse(KeptSession, await sealer.open(grant.sealed, about));
  if (!endsSoon(kept.accessToken)) return kept.accessToken;
  const service = serviceClient(settings);
  const { data, error } = await publicClient(settings).auth.refreshSession({
    refresh_token: kept.refreshToken,
  });
  if (error && (error.status ?? 0) >= 400 && (error.status ?? 0) < 500 && error.status !== 429) {
    await call(service, 'end_program_grant', { grantId: grant.grantId });
    throw notGood();
  }
  if (error || !data.session) throw new Problem(502, 'unexpected', 'The sign-in could not be renewed.');
  const { access_token: accessToken, refresh_token: refreshToken } = data.session;
  await call(service, 'keep_program_session', {
    grantId: grant.grantId,
    was: grant.sealed,
    sealed: await sealer.seal({ accessToken, refreshToken }, about),
  });
  return accessToken;
}
