import { callerPost } from '#src/edge/caller-endpoint.ts';
import { jsonAnswer, onlyMethods } from '#src/edge/endpoint.ts';
import { Consent, grantProgram } from '#src/edge/insight/programs/grant.ts';
import { readProgramSettings } from '#src/edge/insight/programs/settings.ts';

export const prerender = false;

/**
 * The caller lets a program ask in their name, in the sign-in that this is called with: `{ redirect }`, where the browser goes
 * on. 400 `invalid`, `resource_unknown`; 404 `not_found`; 409 `reauthentication_needed`, `second_factor_needed`.
 */
export const POST = callerPost(readProgramSettings, Consent, async ({ caller, settings, body, request }) => {
  const accessToken = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
  return jsonAnswer(await grantProgram(settings, caller, accessToken, body));
});

export const ALL = onlyMethods('POST');
