import type { PushPayload } from '#src/domain/notifications/push-payload.ts';
import { type DeliveryOutcome, type OutcomeKind, outcome, retryAfterOf, wordsOf } from './outcome.ts';
import { type DeviceKeys, encryptForDevice } from './push-encryption.ts';
import { isPushEndpoint } from './push-endpoint.ts';
import { payloadBytes } from './push-payload.ts';
import { type VapidKeys, vapidAuthorization } from './vapid.ts';

/** Where a browser takes its messages, and how it reads them. */
export interface PushDevice extends DeviceKeys {
  readonly endpoint: string;
}

export interface PushSettings extends VapidKeys {
  /** Of the counterpart on this machine, in place of a public host; null elsewhere. */
  readonly localUrl: string | null;
}

/** How a push service treats a message (RFC 8030). */
export interface PushManner {
  /** How long it is kept for a device that is away. */
  readonly ttlSeconds: number;
  readonly urgency: 'low' | 'normal' | 'high';
  /** Of two of the same topic a device that was away gets the later one: at most 32 signs of base64url. */
  readonly topic?: string | undefined;
}

const TIMEOUT_MS = 10_000;
const TOPIC = /^[\w-]{1,32}$/;

const KINDS: Readonly<Record<number, OutcomeKind>> = {
  401: 'bad_key',
  403: 'bad_key',
  404: 'gone',
  410: 'gone',
  408: 'failed',
  413: 'too_large',
  425: 'failed',
  429: 'throttled',
};

const kindOf = (status: number): OutcomeKind => {
  if (status >= 200 && status < 300) return 'accepted';
  return KINDS[status] ?? (status >= 500 ? 'failed' : 'refused');
};

/**
 * Hands a message to a device's push service (RFC 8030, encrypted by RFC 8291, signed by RFC 8292). Never throws, never follows
 * a redirect.
 */
export async function sendPush(
  settings: PushSettings,
  device: PushDevice,
  payload: PushPayload,
  manner: PushManner,
  timeoutMs = TIMEOUT_MS,
): Promise<DeliveryOutcome> {
  if (!isPushEndpoint(device.endpoint, settings.localUrl))
    return outcome('gone', { words: 'The endpoint is not at a public host.' });
  const request = await prepared(settings, device, payload, manner);
  if ('kind' in request) return request;
  try {
    const response = await fetch(device.endpoint, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    return outcome(kindOf(status), {
      status,
      words: (await wordsOf(response)) || `${status} ${response.statusText}`.trim(),
      providerId: response.headers.get('location') ?? '',
      retryAfterSeconds: retryAfterOf(response, new Date()),
    });
  } catch (error) {
    return outcome('failed', { words: `No answer: ${String(error)}` });
  }
}

/** The request, or why there is none: our keys, the payload or the device's keys are wrong. */
async function prepared(
  settings: PushSettings,
  device: PushDevice,
  payload: PushPayload,
  { ttlSeconds, urgency, topic }: PushManner,
): Promise<DeliveryOutcome | { method: string; headers: Record<string, string>; body: BodyInit }> {
  let wrong: OutcomeKind = 'bad_key';
  try {
    const authorization = await vapidAuthorization(settings, device.endpoint, new Date());
    wrong = 'too_large';
    const message = payloadBytes(payload);
    wrong = 'gone';
    const body = await encryptForDevice(message, device);
    return {
      method: 'POST',
      headers: {
        authorization,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttlSeconds),
        urgency,
        ...(topic && TOPIC.test(topic) && { topic }),
      },
      body,
    };
  } catch (error) {
    return outcome(wrong, { words: `Not sent: ${String(error)}` });
  }
}
