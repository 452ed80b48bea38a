import { nullish, object, picklist } from 'valibot';
import { call } from '#src/edge/call.ts';
import { callerPost } from '#src/edge/caller-endpoint.ts';
import { jsonAnswer, onlyMethods, RecordId } from '#src/edge/endpoint.ts';
import { deliverSoon } from '#src/edge/mail/outbox.ts';
import { readMailSettings } from '#src/edge/settings.ts';

export const prerender = false;

const Body = object({
  channel: picklist(['in_app', 'email', 'push', 'whatsapp']),
  /** Of the caller's, for push. */
  deviceId: nullish(RecordId),
  requestId: RecordId,
});

/** Sends the caller a test by the way of every message, at once. 201 `{ id }`: `my_test_messages` has its hops. */
export const POST = callerPost(readMailSettings, Body, async ({ settings, caller, locals, body }) => {
  const { channel, deviceId, requestId } = body;
  const values = { channel, ...(deviceId && { deviceId }) };
  const id = await call(caller, 'send_test_notification', values, requestId);
  deliverSoon({ locals }, settings);
  return jsonAnswer({ id }, 201);
});

export const ALL = onlyMethods('POST');
