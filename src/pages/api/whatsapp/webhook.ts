import { env } from 'cloudflare:workers';
import { readBytes } from '#src/edge/body.ts';
import { call } from '#src/edge/call.ts';
import { answering, jsonAnswer, onlyMethods, parseJson } from '#src/edge/endpoint.ts';
import {
  isSameSecret,
  isSignedByWhatsapp,
  readWhatsappEvent,
  type WhatsappStatus,
} from '#src/edge/notifications/whatsapp-webhook.ts';
import { Problem } from '#src/edge/problem.ts';
import { readSettings, readWebhookSecrets } from '#src/edge/settings.ts';
import { type Client, serviceClient } from '#src/edge/supabase.ts';

export const prerender = false;

/** WhatsApp sends up to 3 MB; what is read here is a hundredth of that. */
const MAX_BYTES = 256 * 1024;

/** WhatsApp asks once, when the webhook is entered, whether it is ours: it gets its own word back. */
export const GET = answering(async ({ url }) => {
  const { verifyToken } = readWebhookSecrets(env);
  const asked = (name: string) => url.searchParams.get(`hub.${name}`) ?? '';
  const isOurs = asked('mode') === 'subscribe' && (await isSameSecret(asked('verify_token'), verifyToken));
  if (!isOurs) throw new Problem(403, 'token_invalid', 'This is not the token of the webhook.');
  return new Response(asked('challenge'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
});

/**
 * What WhatsApp says of messages, and what people write to a number, signed with the app's secret: 200 once it is written down.
 * Anything else makes WhatsApp say it again.
 */
export const POST = answering(async ({ request }) => {
  const settings = readSettings(env);
  const { appSecret } = readWebhookSecrets(env);
  const body = await readBytes(request, MAX_BYTES);
  if (!(await isSignedByWhatsapp(body, request.headers.get('x-hub-signature-256'), appSecret)))
    throw new Problem(400, 'signature_invalid', 'The signature is not valid.');
  const { statuses, inbound } = read(body);
  const database = serviceClient(settings);
  for (const one of statuses) await record(database, one);
  for (const { from, at, text, phoneNumberId } of inbound)
    await call(database, 'record_whatsapp_inbound', { from, at, text, phoneNumberId });
  return jsonAnswer({ received: true });
});

const OURS = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function record(
  database: Client,
  { messageId, providerId, status, at, error }: WhatsappStatus,
): Promise<void> {
  // The answer to its sending may have been lost: it is not sent again.
  if (status === 'sent' && messageId && OURS.test(messageId))
    await call(database, 'mark_message_sent', { id: messageId, providerId });
  await call(database, 'record_whatsapp_status', { providerId, status, at, error: error ?? '' });
}

function read(body: Uint8Array): ReturnType<typeof readWhatsappEvent> {
  try {
    return readWhatsappEvent(parseJson(new TextDecoder().decode(body)));
  } catch {
    throw new Problem(400, 'invalid', 'The body is not one of WhatsApp.');
  }
}

export const ALL = onlyMethods('GET', 'HEAD', 'POST');
