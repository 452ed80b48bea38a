import { env } from 'cloudflare:workers';
import { object, picklist, pipe, string, uuid } from 'valibot';
import { call } from '#src/edge/call.ts';
import { openCheckout } from '#src/edge/cards/checkout.ts';
import { readCardSettings } from '#src/edge/cards/processors.ts';
import { answering, checkOrigin, onlyMethods, readBody } from '#src/edge/endpoint.ts';
import { callerClient } from '#src/edge/supabase.ts';
import { languages } from '#src/i18n/language.ts';

export const prerender = false;

const Body = object({
  organizationId: pipe(string(), uuid()),
  requestId: pipe(string(), uuid()),
  language: picklist(languages),
});

/** The owner tries the processor in test mode; nothing is posted: 201 `{ id, url }`. */
export const POST = answering(async ({ request }) => {
  const settings = readCardSettings(env);
  checkOrigin(request, settings.siteUrl);
  const caller = callerClient(settings, request);
  const body = await readBody(request, Body);
  const data = await call(
    caller,
    'start_card_test',
    {
      organizationId: body.organizationId,
    },
    body.requestId,
  );
  return Response.json(
    { id: data, url: await openCheckout(settings, data, body.language) },
    { status: 201, headers: { 'cache-control': 'no-store' } },
  );
});

export const ALL = onlyMethods('POST');
