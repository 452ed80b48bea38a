import { env } from 'cloudflare:workers';
import {
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot';
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
  /** Of the first payment, with which the card is stored. */
  amountMinor: minor,
  feeMinor: minor,
  limitMinor: minor,
  /** Null is the lease's due day. */
  paysOn: nullable(pipe(number(), integer(), minValue(1), maxValue(28))),
  /** Of the text that the tenant was shown: a newer one is shown again. */
  consentVersion: pipe(string(), maxLength(20)),
  requestId: pipe(string(), uuid()),
  language: picklist(languages),
});

/** A tenant agrees to automatic payments and goes on to store a card: 201 `{ id, url }`. */
export const POST = answering(async ({ request }) => {
  const settings = readCardSettings(env);
  checkOrigin(request, settings.siteUrl);
  const caller = callerClient(settings, request);
  const body = await readBody(request, Body);
  const data = await call(
    caller,
    'start_autopay',
    {
      leaseId: body.leaseId,
      amountMinor: body.amountMinor,
      feeMinor: body.feeMinor,
      limitMinor: body.limitMinor,
      paysOn: body.paysOn,
      consentVersion: body.consentVersion,
      language: body.language,
    },
    body.requestId,
  );
  return Response.json(
    { id: data, url: await openCheckout(settings, data, body.language) },
    { status: 201, headers: { 'cache-control': 'no-store' } },
  );
});

export const ALL = onlyMethods('POST');
