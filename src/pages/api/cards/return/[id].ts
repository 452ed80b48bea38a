import { takeReturn } from '#src/edge/cards/checkout.ts';
import { openEndpoint } from '#src/edge/cards/endpoint.ts';
import { checked, onlyMethods, RecordId, readText } from '#src/edge/endpoint.ts';

export const prerender = false;

const FORM = /^application\/x-www-form-urlencoded\b/i;

/**
 * Where a processor sends the tenant back, by address or by posting a form from its own site: 303 to the screen that
 * says how it went. Anybody may come here with anything: only what is signed or confirmed is believed.
 */
const takeBack = openEndpoint(async (settings, { request, params }) => {
  const id = checked(RecordId, params.id);
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
