import { env } from 'cloudflare:workers';
import type { APIContext } from 'astro';
import { pipe, string, uuid } from 'valibot';
import { takeReturn } from '#src/edge/cards/checkout.ts';
import { readCardSettings } from '#src/edge/cards/processors.ts';
import { answering, checked, onlyMethods, readText } from '#src/edge/endpoint.ts';

export const prerender = false;

const FORM = /^application\/x-www-form-urlencoded\b/i;

/**
 * Where a processor sends the tenant back, by address or by posting a form from its own site: 303 to the screen that
 * says how it went. Anybody may come here with anything: only what is signed or confirmed is believed.
 */
const takeBack = answering(async ({ request, params }: APIContext) => {
  const settings = readCardSettings(env);
  const id = checked(pipe(string(), uuid()), params.id);
  const returned = new URL(request.url).searchParams;
  if (request.method === 'POST' && FORM.test(request.headers.get('content-type') ?? '')) {
    for (const [name, value] of new URLSearchParams(await readText(request))) {
      if (!returned.has(name)) returned.set(name, value);
    }
  }
  const location = await takeReturn(settings, id, returned);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
});

export const GET = takeBack;
export const POST = takeBack;
export const ALL = onlyMethods('GET', 'POST');
