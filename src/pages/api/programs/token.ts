import { env } from 'cloudflare:workers';
import { onlyMethods } from '#src/edge/endpoint.ts';
import { forPrograms } from '#src/edge/insight/programs/oauth.ts';
import { readProgramSettings } from '#src/edge/insight/programs/settings.ts';
import { giveTokens } from '#src/edge/insight/programs/tokens.ts';

export const prerender = false;

/** Codes and refresh tokens become access tokens. */
export const POST = forPrograms(
  () => readProgramSettings(env).siteUrl,
  ({ request }) => giveTokens(readProgramSettings(env), request),
);

export const ALL = onlyMethods('POST');
