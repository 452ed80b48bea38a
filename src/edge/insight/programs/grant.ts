import {
  array,
  type InferOutput,
  literal,
  maxLength,
  nullable,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot';
import { programScopes } from '#src/domain/insight/programs/scopes.ts';
import { call } from '../../call.ts';
import { RecordId } from '../../endpoint.ts';
import { Problem } from '../../problem.ts';
import { createSealer } from '../../sealing.ts';
import type { Client } from '../../supabase.ts';
import { checkResource, OAuthProblem } from './oauth.ts';
import { hashOf, newSecret } from './secrets.ts';
import { aboutProgram } from './session.ts';
import type { ProgramSettings } from './settings.ts';

/** What a person agreed to, and the sign-in that they made for it. */
export const Consent = object({
  clientId: RecordId,
  redirectUri: pipe(string(), maxLength(500)),
  responseType: literal('code'),
  challenge: pipe(string(), regex(/^[\w-]{43}$/)),
  challengeMethod: literal('S256'),
  resource: optional(nullable(pipe(string(), maxLength(500)))),
  state: optional(nullable(pipe(string(), maxLength(2_000)))),
  organizationId: nullable(RecordId),
  scopes: array(picklist(programScopes)),
  refreshToken: pipe(string(), maxLength(500)),
});
type Agreed = InferOutput<typeof Consent>;

/**
 * Lets a program ask in the caller's name, and says where the browser goes on. The sign-in is sealed before it is kept: what
 * lies in the database opens nothing.
 *
 * @param accessToken of the sign-in that was made for the program; the caller acts with it
 * @throws Problem as the database refuses
 */
export async function grantProgram(
  settings: ProgramSettings,
  caller: Client,
  accessToken: string,
  agreed: Agreed,
): Promise<{ redirect: string }> {
  try {
    checkResource(settings, agreed.resource);
  } catch (error) {
    if (error instanceof OAuthProblem) throw new Problem(400, 'resource_unknown', error.message);
    throw error;
  }
  const { refreshToken, redirectUri, clientId, organizationId, scopes, challenge } = agreed;
  const [grantId, code] = [crypto.randomUUID(), newSecret()];
  const sealer = await createSealer(settings.sealingKeys);
  await call(caller, 'grant_program', {
    grantId,
    clientId,
    redirectUri,
    organizationId,
    scopes,
    challenge,
    codeHash: await hashOf(code),
    sealed: await sealer.seal({ accessToken, refreshToken }, aboutProgram(grantId)),
  });
  const redirect = new URL(redirectUri);
  redirect.searchParams.set('code', code);
  redirect.searchParams.set('iss', settings.siteUrl);
  if (agreed.state) redirect.searchParams.set('state', agreed.state);
  return { redirect: redirect.href };
}
