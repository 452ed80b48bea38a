import { type DeliveryOutcome, type OutcomeKind, outcome } from '../notifications/outcome.ts';
import type { MailSettings } from '../settings.ts';
import type { MailFile, RenderedMail } from './mail-content.ts';

export interface ProviderMail extends RenderedMail {
  /** With the same key the provider sends once, for a day. */
  key: string;
  to: string;
  replyTo: string | null;
  files: readonly MailFile[];
  /** Named to the provider, for its figures. */
  template: string;
}

const TIMEOUT_MS = 10_000;
/** 401 and 403 are ours to put right, 408 and 429 pass, 409 says that the first request is still under way. */
const KINDS: Readonly<Record<number, OutcomeKind>> = {
  401: 'bad_key',
  403: 'bad_key',
  408: 'failed',
  409: 'failed',
  425: 'failed',
  429: 'throttled',
};

/**
 * Hands a message to the provider over HTTP: `POST /emails` with a bearer key and an `Idempotency-Key`, the protocol of
 * Resend (https://resend.com/docs/api-reference/emails/send-email). Never throws.
 */
export async function sendThroughProvider(
  settings: MailSettings,
  mail: ProviderMail,
): Promise<DeliveryOutcome> {
  try {
    const response = await fetch(`${settings.mailApiUrl}/emails`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${settings.mailApiKey}`,
        'content-type': 'application/json',
        'idempotency-key': mail.key,
      },
      body: JSON.stringify({
        from: settings.mailFrom,
        to: [mail.to],
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: mail.headers,
        tags: [{ name: 'template', value: mail.template }],
        ...(mail.replyTo && { reply_to: mail.replyTo }),
        ...(mail.files.length > 0 && {
          attachments: mail.files.map(({ name, type, content }) => ({
            filename: name,
            content_type: type,
            content,
          })),
        }),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await outcomeOf(response);
  } catch (error) {
    // It may have arrived all the same: the key makes sure that trying again does not send it twice.
    return outcome('failed', { words: `no answer: ${String(error)}` });
  }
}

interface ProviderAnswer {
  id?: unknown;
  name?: unknown;
  message?: unknown;
}

async function outcomeOf(response: Response): Promise<DeliveryOutcome> {
  const answer = (await response.json().catch(() => ({}))) as ProviderAnswer;
  const { status } = response;
  if (response.ok) return outcome('accepted', { status, providerId: String(answer.id ?? '') });
  const isReusedKey = answer.name === 'invalid_idempotent_request';
  return outcome(isReusedKey ? 'refused' : (KINDS[status] ?? (status < 500 ? 'refused' : 'failed')), {
    status,
    words: `${status} ${String(answer.name ?? '')}: ${String(answer.message ?? '')}`,
    retryAfterSeconds: Math.ceil(Number(response.headers.get('retry-after'))) || 0,
  });
}
