import { env } from 'cloudflare:workers';
import { integer, minValue, number, object, picklist, pipe, string, uuid } from 'valibot';
import { call } from '#src/edge/call.ts';
import { openCheckout } from '#src/edge/cards/checkout.ts';
import { readCardSettings } from '#src/edge/cards/processors.ts';
import { answering, checkOrigin, onlyMethods, readBody } from '#src/edge/endpoint.ts';
import { callerClient } from '#src/edge/supabase.ts';
import { languages } from '#src/i18n/language.ts';

export const prerender = false;

const minor = pipe(number(), integer(), minValue(0));
const Body = object({
  leaseId: pipe(string(), uuid()),
  amountMinor: minor,
  /** What the tenant was shown: another one is refused. */
  feeMinor: minor,
  requestId: pipe(string(), uuid()),
  language: picklist(languages),
});

/** A tenant pays by card: 201 `{ id, url }`, where the browser goes on. A repeated `requestId` is the same attempt. */
export const POST = answering(async ({ request }) => {
  const settings = readCardSettings(env);
  checkOrigin(request, settings.siteUrl);
  const caller = callerClient(settings, request);
  const body = await readBody(request, Body);
  const data = await call(
    caller,
    'start_card_payment',
    {
      leaseId: body.leaseId,
      amountMinor: body.amountMinor,
      feeMinor: body.feeMinor,
    },
    body.requestId,
  );
  return Response.json(
    { id: data, url: await openCheckout(settings, data, body.language) },
    { status: 201, headers: { 'cache-control': 'no-store' } },
  );
});

export const ALL = onlyMethods('POST');
