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

/** What became of a message. `isFinal`: trying again would end the same. */
export type SendOutcome =
  | { isSent: true; providerId: string }
  | { isSent: false; error: string; isFinal: boolean; retryAfterSeconds: number };

const TIMEOUT_MS = 10_000;
/** 401 and 403 are ours to put right, 408 and 429 pass, 409 says that the first request is still under way. */
const PASSING_STATUS = [401, 403, 408, 409, 425, 429];

/**
 * Hands a message to the provider over HTTP: `POST /emails` with a bearer key and an `Idempotency-Key`, the protocol of
 * Resend (https://resend.com/docs/api-reference/emails/send-email). Never throws.
 */
export async function sendThroughProvider(settings: MailSettings, mail: ProviderMail): Promise<SendOutcome> {
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
    return { isSent: false, error: `no answer: ${String(error)}`, isFinal: false, retryAfterSeconds: 0 };
  }
}

interface ProviderAnswer {
  id?: unknown;
  name?: unknown;
  message?: unknown;
}

async function outcomeOf(response: Response): Promise<SendOutcome> {
  const answer = (await response.json().catch(() => ({}))) as ProviderAnswer;
  if (response.ok) return { isSent: true, providerId: String(answer.id ?? '') };
  const { status } = response;
  const isReusedKey = answer.name === 'invalid_idempotent_request';
  return {
    isSent: false,
    error: `${status} ${String(answer.name ?? '')}: ${String(answer.message ?? '')}`,
    isFinal: isReusedKey || (status < 500 && !PASSING_STATUS.includes(status)),
    retryAfterSeconds: Math.ceil(Number(response.headers.get('retry-after'))) || 0,
  };
}
