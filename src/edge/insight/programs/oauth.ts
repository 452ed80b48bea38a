import type { APIContext, APIRoute } from 'astro';
import { programScopes } from '#src/domain/insight/programs/scopes.ts';
import { answering, checkOrigin, jsonAnswer } from '../../endpoint.ts';
import { Problem } from '../../problem.ts';
import type { Settings } from '../../settings.ts';

/** What the programs' side of OAuth answers when it refuses: `{ error, error_description }` (RFC 6749, 5.2). */
export class OAuthProblem extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The one thing that tokens are for (RFC 8707). */
export const resourceOf = ({ siteUrl }: Pick<Settings, 'siteUrl'>): string => `${siteUrl}/mcp`;

/** @throws OAuthProblem when a token is asked for something else. */
export function checkResource(settings: Settings, resource: string | null | undefined): void {
  if (!resource) return;
  if (!URL.canParse(resource) || new URL(resource).href.replace(/\/$/, '') !== resourceOf(settings))
    throw new OAuthProblem('invalid_target', 'There is no such resource here.');
}

/** Where programs are told who gives tokens for /mcp (RFC 9728). */
export const resourceMetadata = (settings: Settings) => ({
  resource: resourceOf(settings),
  authorization_servers: [settings.siteUrl],
  scopes_supported: programScopes,
  bearer_methods_supported: ['header'],
  resource_name: 'Llavero',
});

/** How programs ask for tokens (RFC 8414). */
export const serverMetadata = ({ siteUrl }: Settings) => ({
  issuer: siteUrl,
  authorization_endpoint: `${siteUrl}/connect/`,
  token_endpoint: `${siteUrl}/api/programs/token`,
  registration_endpoint: `${siteUrl}/api/programs/register`,
  revocation_endpoint: `${siteUrl}/api/programs/revoke`,
  scopes_supported: programScopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

/** An endpoint that programs call. No page does: what a browser sends from another site is refused. */
export const forPrograms = (
  siteUrl: () => string,
  handler: (context: APIContext) => Promise<Response>,
): APIRoute =>
  answering(async (context) => {
    checkOrigin(context.request, siteUrl());
    try {
      return await handler(context);
    } catch (error) {
      if (error instanceof OAuthProblem)
        return jsonAnswer({ error: error.code, error_description: error.message }, 400);
      if (error instanceof Problem && error.status < 500 && error.status !== 429)
        return jsonAnswer({ error: 'invalid_request', error_description: error.message }, 400);
      throw error;
    }
  });
