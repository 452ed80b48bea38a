import { object, picklist } from 'valibot';
import { call } from '#src/edge/call.ts';
import { checkoutPost, Minor } from '#src/edge/cards/endpoint.ts';
import { onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { languages } from '#src/i18n/language.ts';

export const prerender = false;

const Body = object({
  leaseId: RecordId,
  amountMinor: Minor,
  /** What the tenant was shown: another one is refused. */
  feeMinor: Minor,
  requestId: RecordId,
  language: picklist(languages),
});

/** A tenant pays by card: 201 `{ id, url }`, where the browser goes on. A repeated `requestId` is the same attempt. */
export const POST = checkoutPost(Body, (caller, { leaseId, amountMinor, feeMinor, requestId }) =>
  call(caller, 'start_card_payment', { leaseId, amountMinor, feeMinor }, requestId),
);

export const ALL = onlyMethods('POST');
