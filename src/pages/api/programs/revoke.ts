import { env } from 'cloudflare:workers';
import { onlyMethods } from '#src/edge/endpoint.ts';
import { forPrograms } from '#src/edge/insight/programs/oauth.ts';
import { readProgramSettings } from '#src/edge/insight/programs/settings.ts';
import { takeTokenBack } from '#src/edge/insight/programs/tokens.ts';

export const prerender = false;

/** A program gives back what it was allowed. */
export const POST = forPrograms(
  () => readProgramSettings(env).siteUrl,
  ({ request }) => takeTokenBack(readProgramSettings(env), request),
);

export const ALL = onlyMethods('POST');
