import { env } from 'cloudflare:workers';
import { answering, jsonAnswer, onlyMethods } from '#src/edge/endpoint.ts';
import { serverMetadata } from '#src/edge/insight/programs/oauth.ts';
import { readProgramSettings } from '#src/edge/insight/programs/settings.ts';

export const prerender = false;

/** How programs ask for access. */
export const GET = answering(async () => jsonAnswer(serverMetadata(readProgramSettings(env))));

export const ALL = onlyMethods('GET');
