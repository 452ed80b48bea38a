import { checkOrigin } from '../../endpoint.ts';
import { Problem } from '../../problem.ts';
import { accessTokenOf, grantOf } from './session.ts';
import type { ProgramSettings } from './settings.ts';

/**
 * Answers a program of somebody's own by the Model Context Protocol. What it asks for is done as that person, in a sign-in that
 * they made for this program: row-level security decides what it sees, as with everything else.
 *
 * @throws Problem 403 `bad_origin`, 429 `rate_limited`; what is wrong with the token is answered as RFC 9728 wants it
 */
export async function answerProgram(settings: ProgramSettings, request: Request): Promise<Response> {
  checkOrigin(request, settings.siteUrl);
  try {
    const grant = await grantOf(settings, request);
    const accessToken = await accessTokenOf(settings, grant);
    // The protocol's library is a part of its own: nothing else waits for it.
    const { serveTools } = await import('./serve-tools.ts');
    return await serveTools(settings, request, { ...grant, accessToken });
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return askForToken(settings, error);
    throw error;
  }
}

function askForToken({ siteUrl }: ProgramSettings, problem: Problem): Response {
  const where = `Bearer resource_metadata="${siteUrl}/.well-known/oauth-protected-resource/mcp"`;
  const isWrong = problem.code === 'invalid_token';
  return problem.toResponse({ 'www-authenticate': isWrong ? `${where}, error="invalid_token"` : where });
}
