import { array, literal, number, object, optional, parse, string } from 'valibot';

const Status = object({
  /** The message's name at WhatsApp, `wamid.…`. */
  id: string(),
  status: string(),
  /** Seconds since 1970, as text. */
  timestamp: string(),
  biz_opaque_callback_data: optional(string()),
  errors: optional(
    array(
      object({
        code: number(),
        title: optional(string(), ''),
        error_data: optional(object({ details: optional(string(), '') })),
      }),
    ),
    [],
  ),
});

const Inbound = object({
  id: string(),
  /** Digits of the number, without a plus sign. */
  from: string(),
  timestamp: string(),
  type: string(),
  text: optional(object({ body: string() })),
  button: optional(object({ text: string() })),
});

const Event = object({
  object: literal('whatsapp_business_account'),
  entry: array(
    object({
      changes: array(
        object({
          field: string(),
          value: object({
            metadata: optional(object({ phone_number_id: string() })),
            statuses: optional(array(Status), []),
            messages: optional(array(Inbound), []),
          }),
        }),
      ),
    }),
  ),
});

const knownStatuses = ['sent', 'delivered', 'read', 'failed'] as const;

/** How a message of ours goes on. */
export interface WhatsappStatus {
  readonly providerId: string;
  /** Ours, as it was sent with the message; null for a message that was not. */
  readonly messageId: string | null;
  readonly status: (typeof knownStatuses)[number];
  readonly at: string;
  /** Meta's code and words; null where nothing failed. */
  readonly error: string | null;
}

/** Something that a person wrote to one of our numbers. */
export interface WhatsappInbound {
  readonly id: string;
  /** Whom they wrote to. */
  readonly phoneNumberId: string;
  /** E.164. */
  readonly from: string;
  readonly at: string;
  /** Empty for a picture or a voice. */
  readonly text: string;
}

const SIGNATURE = /^sha256=([0-9a-f]{64})$/i;
const utf8 = (text: string) => new TextEncoder().encode(text);
const hmac = (secret: string, uses: KeyUsage[]) =>
  crypto.subtle.importKey('raw', utf8(secret), { name: 'HMAC', hash: 'SHA-256' }, false, uses);

/**
 * Whether a body came from WhatsApp: `X-Hub-Signature-256` is its HMAC with the app's secret. Compared in constant time.
 *
 * @param body as it came, byte by byte
 */
export async function isSignedByWhatsapp(
  body: Uint8Array<ArrayBuffer>,
  header: string | null,
  appSecret: string,
): Promise<boolean> {
  const digits = SIGNATURE.exec(header ?? '')?.[1];
  if (!digits) return false;
  const signature = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await hmac(appSecret, ['verify']), signature, body);
}

/** Whether two secrets are the same, in a time that does not say how much of them is. */
export async function isSameSecret(given: string, own: string): Promise<boolean> {
  const signature = await crypto.subtle.sign('HMAC', await hmac(own, ['sign']), utf8(given));
  return crypto.subtle.verify('HMAC', await hmac(own, ['verify']), signature, utf8(own));
}

const JUST_NOW_MS = 2_000;

/** Moments come in whole seconds: what happened just now has the time at which it is heard of, so that it follows its sending. */
function moment(seconds: string): string {
  const at = Number(seconds) * 1_000;
  const now = Date.now();
  return new Date(at <= now && now - at < JUST_NOW_MS ? now : at).toISOString();
}

/**
 * What a signed body says. Fields and statuses that are of no use here are left out.
 *
 * @throws when it is not of the shape that WhatsApp sends
 */
export function readWhatsappEvent(value: unknown): {
  statuses: WhatsappStatus[];
  inbound: WhatsappInbound[];
} {
  const changes = parse(Event, value)
    .entry.flatMap((entry) => entry.changes)
    .filter(({ field }) => field === 'messages')
    .map((change) => change.value);
  return {
    statuses: changes.flatMap((change) =>
      change.statuses.flatMap((one) => {
        const status = knownStatuses.find((known) => known === one.status);
        if (!status) return [];
        const [error] = one.errors;
        return {
          providerId: one.id,
          messageId: one.biz_opaque_callback_data ?? null,
          status,
          at: moment(one.timestamp),
          error: error
            ? [`(#${error.code})`, error.title, error.error_data?.details].filter(Boolean).join(' ')
            : null,
        };
      }),
    ),
    inbound: changes.flatMap(({ metadata, messages }) =>
      messages.map(({ id, from, timestamp, text, button }) => ({
        id,
        phoneNumberId: metadata?.phone_number_id ?? '',
        from: `+${from.replace(/\D/g, '')}`,
        at: moment(timestamp),
        text: text?.body ?? button?.text ?? '',
      })),
    ),
  };
}
