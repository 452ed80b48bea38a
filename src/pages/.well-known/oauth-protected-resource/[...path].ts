import { env } from 'cloudflare:workers';
import { answering, jsonAnswer, onlyMethods } from '#src/edge/endpoint.ts';
import { resourceMetadata } from '#src/edge/insight/programs/oauth.ts';
import { readProgramSettings } from '#src/edge/insight/programs/settings.ts';
import { Problem } from '#src/edge/problem.ts';

export const prerender = false;

/** Who gives tokens for /mcp. */
export const GET = answering(async ({ params }) => {
  if (params.path && params.path !== 'mcp') throw new Problem(404, 'not_found', 'There is no such resource.');
  return jsonAnswer(resourceMetadata(readProgramSettings(env)));
});

export const ALL = onlyMethods('GET');
