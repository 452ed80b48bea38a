import { is, number, object, optional, string } from 'valibot';
import type { Language } from '#src/i18n/language.ts';
import { parseJson } from '../endpoint.ts';
import { type DeliveryOutcome, type OutcomeKind, outcome, retryAfterOf, wordsOf } from './outcome.ts';
import { type WhatsappTemplateName, whatsappLanguages, whatsappTemplates } from './whatsapp-templates.ts';

/** A number that sends, the organization's or the platform's. */
export interface WhatsappSender {
  /** Where the Graph API begins, with its version and without a slash at the end. */
  readonly apiUrl: string;
  readonly phoneNumberId: string;
  readonly accessToken: string;
}

export interface WhatsappMessage {
  /** Ours, at most 512 signs: the webhook gives it back with each status. */
  readonly id: string;
  /** E.164, `+18095550101`. */
  readonly to: string;
  readonly content:
    | {
        readonly kind: 'template';
        readonly name: WhatsappTemplateName;
        readonly language: Language;
        /** What stands for `{{1}}`. */
        readonly text: string;
        /** Below the site, without a slash at the beginning; of a template with a button. */
        readonly path: string;
      }
    /** Words of our own: only within 24 hours after the reader wrote. */
    | { readonly kind: 'text'; readonly text: string };
}

const TIMEOUT_MS = 10_000;
const LONGEST = { parameter: 300, text: 4_000 };

/** What Meta's errors mean for a message (https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes). */
const KINDS: Readonly<Record<number, OutcomeKind>> = {
  0: 'bad_key',
  3: 'bad_key',
  10: 'bad_key',
  190: 'bad_key',
  200: 'bad_key',
  131005: 'bad_key',
  131031: 'bad_key',
  131042: 'bad_key',
  131045: 'bad_key',
  133010: 'bad_key',
  4: 'throttled',
  80007: 'throttled',
  130429: 'throttled',
  131048: 'throttled',
  131056: 'throttled',
  131026: 'gone',
  131030: 'gone',
  131047: 'window_closed',
  132000: 'template_missing',
  132001: 'template_missing',
  132007: 'template_missing',
  132012: 'template_missing',
  132015: 'template_missing',
  132016: 'template_missing',
  132018: 'template_missing',
  132005: 'too_large',
  1: 'failed',
  2: 'failed',
  131000: 'failed',
  131016: 'failed',
  131057: 'failed',
  133004: 'failed',
};

/** What an error of this code means for a message; null for one that we do not know. */
export const whatsappKindOf = (code: number): OutcomeKind | null => KINDS[code] ?? null;

/** Neither line breaks nor tabs nor four blanks may stand in a parameter, nor nothing. */
const parameter = (text: string) => {
  const plain = text.replace(/\s+/g, ' ').trim();
  // The sentence goes on after it.
  const open = plain.replace(/[.…]+$/, '');
  return { type: 'text', text: [...(open || plain || '–')].slice(0, LONGEST.parameter).join('') };
};

function templateOf(content: Extract<WhatsappMessage['content'], { kind: 'template' }>) {
  const { name, language, text, path } = content;
  const isCode = whatsappTemplates[name].button === null;
  return {
    type: 'template',
    template: {
      name,
      language: { code: whatsappLanguages[language] },
      components: [
        { type: 'body', parameters: [parameter(text)] },
        {
          type: 'button',
          sub_type: 'url',
          index: '0',
          parameters: [isCode ? parameter(text) : { type: 'text', text: path || '/' }],
        },
      ],
    },
  };
}

/** Sends a message by the WhatsApp Cloud API: `POST /{phone number id}/messages`. Never throws, never follows a redirect. */
export async function sendWhatsapp(
  sender: WhatsappSender,
  { id, to, content }: WhatsappMessage,
  timeoutMs = TIMEOUT_MS,
): Promise<DeliveryOutcome> {
  const words =
    content.kind === 'template'
      ? templateOf(content)
      : { type: 'text', text: { body: content.text.slice(0, LONGEST.text), preview_url: false } };
  try {
    const response = await fetch(`${sender.apiUrl}/${encodeURIComponent(sender.phoneNumberId)}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sender.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: to.replace(/\D/g, ''),
        biz_opaque_callback_data: id,
        ...words,
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await outcomeOf(response);
  } catch (error) {
    // It may have gone all the same. The webhook then gives our id back, before it is tried again.
    return outcome('failed', { words: `No answer: ${String(error)}` });
  }
}

const GraphError = object({
  error: object({
    code: number(),
    message: optional(string(), ''),
    error_data: optional(object({ details: optional(string(), '') })),
  }),
});

async function outcomeOf(response: Response): Promise<DeliveryOutcome> {
  const { status } = response;
  const text = await wordsOf(response);
  const answer = parseJson(text);
  const retryAfterSeconds = retryAfterOf(response, new Date());
  if (response.ok) {
    const providerId = (answer as { messages?: { id?: unknown }[] } | undefined)?.messages?.[0]?.id;
    return typeof providerId === 'string'
      ? outcome('accepted', { status, providerId, words: text })
      : outcome('failed', { status, words: text || 'An answer without a message.' });
  }
  if (!is(GraphError, answer))
    return outcome(kindOfStatus(status), { status, words: text || String(status), retryAfterSeconds });
  const { code, message, error_data: data } = answer.error;
  const words = [message, data?.details].filter(Boolean).join(' – ');
  return outcome(whatsappKindOf(code) ?? kindOfStatus(status), {
    status,
    words: words.includes(String(code)) ? words : `(#${code}) ${words}`,
    retryAfterSeconds,
  });
}

function kindOfStatus(status: number): OutcomeKind {
  if (status === 401 || status === 403) return 'bad_key';
  if (status === 429) return 'throttled';
  return status >= 500 || status === 408 ? 'failed' : 'refused';
}
