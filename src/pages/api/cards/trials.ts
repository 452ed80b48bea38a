import { object, picklist } from 'valibot';
import { call } from '#src/edge/call.ts';
import { checkoutPost } from '#src/edge/cards/endpoint.ts';
import { onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { languages } from '#src/i18n/language.ts';

export const prerender = false;

const Body = object({ organizationId: RecordId, requestId: RecordId, language: picklist(languages) });

/** The owner tries the processor in test mode; nothing is posted: 201 `{ id, url }`. */
export const POST = checkoutPost(Body, (caller, { organizationId, requestId }) =>
  call(caller, 'start_card_test', { organizationId }, requestId),
);

export const ALL = onlyMethods('POST');
