import { array, maxLength, minLength, object, optional, picklist, pipe, string, trim } from 'valibot';
import { call } from '../../call.ts';
import { clientKey } from '../../client-key.ts';
import { checked, jsonAnswer, parseJson, readText } from '../../endpoint.ts';
import { Problem } from '../../problem.ts';
import { serviceClient } from '../../supabase.ts';
import { OAuthProblem } from './oauth.ts';
import type { ProgramSettings } from './settings.ts';

const Registration = object({
  client_name: pipe(string(), trim(), minLength(1), maxLength(80)),
  redirect_uris: pipe(array(pipe(string(), maxLength(500))), minLength(1), maxLength(5)),
  token_endpoint_auth_method: optional(picklist(['none'])),
});

/**
 * A program registers itself (RFC 7591). It gets no secret: what protects it is PKCE, and where it is answered.
 *
 * @throws OAuthProblem `invalid_client_metadata`, `invalid_redirect_uri`; Problem 429
 */
export async function registerProgram(settings: ProgramSettings, request: Request): Promise<Response> {
  const asked = read(await readText(request));
  const id = await call(serviceClient(settings), 'register_program', {
    name: asked.client_name,
    redirectUris: asked.redirect_uris,
    caller: clientKey(request),
  }).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'redirect_invalid')
      throw new OAuthProblem(
        'invalid_redirect_uri',
        'Addresses must be https, or http on the loopback host.',
      );
    throw error;
  });
  return jsonAnswer(
    {
      client_id: id,
      client_id_issued_at: Math.floor(Date.now() / 1_000),
      client_name: asked.client_name,
      redirect_uris: asked.redirect_uris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    201,
  );
}

function read(body: string) {
  try {
    return checked(Registration, parseJson(body));
  } catch (error) {
    if (error instanceof Problem) throw new OAuthProblem('invalid_client_metadata', error.message);
    throw error;
  }
}
