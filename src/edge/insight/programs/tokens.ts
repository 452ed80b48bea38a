import type { ProgramScope } from '#src/domain/insight/programs/scopes.ts';
import { call } from '../../call.ts';
import { checked, doneAnswer, jsonAnswer, RecordId, readText } from '../../endpoint.ts';
import { serviceClient } from '../../supabase.ts';
import { checkResource, OAuthProblem } from './oauth.ts';
import { challengeOf, hashOf, newSecret } from './secrets.ts';
import type { ProgramSettings } from './settings.ts';

const HOUR_SECONDS = 3_600;
const VERIFIER = /^[\w.~-]{43,128}$/;
const notGood = () => new OAuthProblem('invalid_grant', 'This is not good, or not good any more.');

async function readForm(request: Request): Promise<URLSearchParams> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? ''))
    throw new OAuthProblem('invalid_request', 'The body must be a form.');
  return new URLSearchParams(await readText(request));
}

function needed(form: URLSearchParams, name: string): string {
  const [value, ...more] = form.getAll(name);
  if (!value || more.length > 0) throw new OAuthProblem('invalid_request', `${name} must be given once.`);
  return value;
}

/** Programs are public: their id says who they are, and proves nothing. */
const clientIdOf = (form: URLSearchParams) => checked(RecordId, needed(form, 'client_id'));

/**
 * Trades a code, or a refresh token, for new tokens. Each works once: one that comes again ends the whole grant.
 *
 * @throws OAuthProblem as RFC 6749 names them
 */
export async function giveTokens(settings: ProgramSettings, request: Request): Promise<Response> {
  const form = await readForm(request);
  checkResource(settings, form.get('resource'));
  const [accessToken, refreshToken] = [newSecret(), newSecret()];
  const hashes = { accessHash: await hashOf(accessToken), refreshHash: await hashOf(refreshToken) };
  const scopes = await trade(settings, form, hashes);
  if (!scopes) throw notGood();
  return jsonAnswer({
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: HOUR_SECONDS,
    refresh_token: refreshToken,
    scope: scopes.join(' '),
  });
}

async function trade(
  settings: ProgramSettings,
  form: URLSearchParams,
  { accessHash, refreshHash }: { accessHash: string; refreshHash: string },
): Promise<readonly ProgramScope[] | null> {
  const service = serviceClient(settings);
  const kind = needed(form, 'grant_type');
  const clientId = clientIdOf(form);
  if (kind === 'refresh_token') {
    return call(service, 'refresh_program_tokens', {
      refreshHash: await hashOf(needed(form, 'refresh_token')),
      clientId,
      accessHash,
      newRefreshHash: refreshHash,
    });
  }
  if (kind !== 'authorization_code')
    throw new OAuthProblem('unsupported_grant_type', 'Only codes and refresh tokens.');
  const verifier = needed(form, 'code_verifier');
  if (!VERIFIER.test(verifier)) throw notGood();
  return call(service, 'redeem_program_code', {
    codeHash: await hashOf(needed(form, 'code')),
    clientId,
    redirectUri: needed(form, 'redirect_uri'),
    challenge: await challengeOf(verifier),
    accessHash,
    refreshHash,
  });
}

/** A program gives back what it was allowed (RFC 7009). 200, also for a token that is none. */
export async function takeTokenBack(settings: ProgramSettings, request: Request): Promise<Response> {
  const form = await readForm(request);
  await call(serviceClient(settings), 'revoke_program_token', {
    tokenHash: await hashOf(needed(form, 'token')),
    clientId: clientIdOf(form),
  });
  return doneAnswer(200);
}
