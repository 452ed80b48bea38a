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
import { openCheckout } from '#src/edge/cards/checkout.ts';
import { readCardSettings } from '#src/edge/cards/processors.ts';
import { answering, checkOrigin, onlyMethods, readBody } from '#src/edge/endpoint.ts';
import { fromDatabase } from '#src/edge/problem.ts';
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
  const { data, error } = await caller.rpc('start_autopay', {
    p_request_id: body.requestId,
    p_lease_id: body.leaseId,
    p_amount_minor: body.amountMinor,
    p_fee_minor: body.feeMinor,
    p_limit_minor: body.limitMinor,
    p_pays_on: body.paysOn,
    p_consent_version: body.consentVersion,
    p_language: body.language,
  });
  if (error) throw fromDatabase(error);
  return Response.json(
    { id: data, url: await openCheckout(settings, data, body.language) },
    { status: 201, headers: { 'cache-control': 'no-store' } },
  );
});

export const ALL = onlyMethods('POST');
