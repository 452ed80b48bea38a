import { env } from 'cloudflare:workers';
import { answering, jsonAnswer, onlyMethods } from '#src/edge/endpoint.ts';
import { readPushSettings } from '#src/edge/settings.ts';

export const prerender = false;

/** With which key a browser subscribes: `{ publicKey }`, null where this deployment sends none. */
export const GET = answering(async () => jsonAnswer({ publicKey: readPushSettings(env)?.publicKey ?? null }));

export const ALL = onlyMethods('GET', 'HEAD');
