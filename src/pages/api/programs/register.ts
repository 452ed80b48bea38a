import { env } from 'cloudflare:workers';
import { onlyMethods } from '#src/edge/endpoint.ts';
import { forPrograms } from '#src/edge/insight/programs/oauth.ts';
import { registerProgram } from '#src/edge/insight/programs/register.ts';
import { readProgramSettings } from '#src/edge/insight/programs/settings.ts';

export const prerender = false;

/** A program registers itself: 201 with its `client_id`. */
export const POST = forPrograms(
  () => readProgramSettings(env).siteUrl,
  ({ request }) => registerProgram(readProgramSettings(env), request),
);

export const ALL = onlyMethods('POST');
