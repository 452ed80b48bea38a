import { env } from 'cloudflare:workers';
import { maxLength, object, pipe, string } from 'valibot';
import { call } from '#src/edge/call.ts';
import { answering, checkOrigin, doneAnswer, onlyMethods, readBody } from '#src/edge/endpoint.ts';
import { Problem } from '#src/edge/problem.ts';
import { readSettings } from '#src/edge/settings.ts';
import { serviceClient } from '#src/edge/supabase.ts';

export const prerender = false;

const Body = object({ token: pipe(string(), maxLength(200)) });

/** A device says that it has shown a push message, by the token that came with it. Nobody need be signed in there. 204. */
export const POST = answering(async ({ request }) => {
  const settings = readSettings(env);
  checkOrigin(request, settings.siteUrl);
  const { token } = await readBody(request, Body);
  const isKnown = await call(serviceClient(settings), 'record_push_receipt', { token });
  if (!isKnown) throw new Problem(400, 'token_invalid', 'No message has this token.');
  return doneAnswer();
});

export const ALL = onlyMethods('POST');
