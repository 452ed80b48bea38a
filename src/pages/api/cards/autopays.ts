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
} from 'valibot';
import { call } from '#src/edge/call.ts';
import { checkoutPost, Minor } from '#src/edge/cards/endpoint.ts';
import { onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { languages } from '#src/i18n/language.ts';

export const prerender = false;

const Body = object({
  leaseId: RecordId,
  /** Of the first payment, with which the card is stored. */
  amountMinor: Minor,
  feeMinor: Minor,
  limitMinor: Minor,
  /** Null is the lease's due day. */
  paysOn: nullable(pipe(number(), integer(), minValue(1), maxValue(28))),
  /** Of the text that the tenant was shown: a newer one is shown again. */
  consentVersion: pipe(string(), maxLength(20)),
  requestId: RecordId,
  language: picklist(languages),
});

/** A tenant agrees to automatic payments and goes on to store a card: 201 `{ id, url }`. */
export const POST = checkoutPost(Body, (caller, { requestId, ...terms }) =>
  call(caller, 'start_autopay', terms, requestId),
);

export const ALL = onlyMethods('POST');
