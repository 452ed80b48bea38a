import { is, object, string } from 'valibot';
import { call } from '../../call.ts';
import { createSealer, type Sealer } from '../../sealing.ts';
import { type DeliveryOutcome, outcome } from '../outcome.ts';
import { sendWhatsapp, type WhatsappMessage, type WhatsappSender } from '../whatsapp.ts';
import type { WhatsappTemplateName } from '../whatsapp-templates.ts';
import { wordsFor } from '../words.ts';
import type { LaneMaker } from './lane.ts';
import { pathOf } from './push.ts';

export interface WhatsappSettings {
  /** Where the Graph API begins, with its version and without a slash at the end. */
  readonly apiUrl: string;
  /** Open the tokens of numbers. */
  readonly sealingKeys: string;
}

/** What the token of a number is sealed for. */
export const aboutWhatsappNumber = (phoneNumberId: string): string => `whatsapp/${phoneNumberId}`;

/** Which template carries a message, by the beginning of its name; the others are about the account. */
const FAMILIES: readonly (readonly [beginning: string, name: WhatsappTemplateName])[] = [
  ['autopay', 'llavero_payment'],
  ['card', 'llavero_payment'],
  ['payment', 'llavero_payment'],
  ['plan', 'llavero_payment'],
  ['message', 'llavero_message'],
  ['maintenance', 'llavero_repair'],
  ['visit', 'llavero_repair'],
  ['contract', 'llavero_document'],
  ['document', 'llavero_document'],
  ['notice', 'llavero_notice'],
  ['parcel', 'llavero_notice'],
  ['reservation', 'llavero_notice'],
  ['rules', 'llavero_notice'],
];

export const familyOf = (template: string): WhatsappTemplateName =>
  FAMILIES.find(([beginning]) => template.startsWith(`${beginning}_`))?.[1] ?? 'llavero_account';

const Code = object({ code: string() });

/** Messages by WhatsApp, from the number of the organization or of the platform. */
export const whatsappLane: LaneMaker<WhatsappSettings & { siteUrl: string }> = (settings, database) => {
  const sealer = createSealer(settings.sealingKeys);
  // A rejection is told by the first message that needs it.
  sealer.catch(() => undefined);
  /** What was noted of each number in this run. */
  const noted = new Map<string, string>();

  return {
    channel: 'whatsapp',
    atOnce: 2,
    async send(message) {
      const { id, phone: to, sender } = message;
      if (!to || !sender) return outcome('refused', { words: 'No number to write from, or to.' });
      const from = await senderOf(await sealer, settings.apiUrl, sender);
      if (!from)
        return outcome('bad_key', { words: 'The token of this number does not open: enter it again.' });
      if (message.template === 'whatsapp_code') {
        const code = is(Code, message.parameters) ? message.parameters.code : '';
        return sendWhatsapp(from, {
          id,
          to,
          content: { ...templateOf(message, 'llavero_code', code), path: '' },
        });
      }
      const { content } = await wordsFor(database, message, settings.siteUrl);
      const path = pathOf(content.button?.url, settings.siteUrl);
      const template = {
        ...templateOf(message, familyOf(message.template), content.subject),
        path: path.slice(1),
      };
      const sent = await sendWhatsapp(from, { id, to, content: template });
      if (sent.kind !== 'template_missing' || !sender.isOpen) return sent;
      // The reader wrote within a day: they may be answered without a template.
      const text = [content.subject, content.preview, `${settings.siteUrl}${path}`]
        .filter(Boolean)
        .join('\n');
      return sendWhatsapp(from, { id, to, content: { kind: 'text', text } });
    },
    async follow({ sender }, result) {
      const problem = problemOf(result);
      if (!sender || problem === null || noted.get(sender.phoneNumberId) === problem) return;
      noted.set(sender.phoneNumberId, problem);
      await call(database, 'note_whatsapp_problem', { phoneNumberId: sender.phoneNumberId, problem });
    },
  };
};

/** What is said of the number; null where the outcome says nothing of it. */
function problemOf({ kind, words }: DeliveryOutcome): string | null {
  if (kind === 'accepted') return '';
  return kind === 'bad_key' || kind === 'template_missing' ? words : null;
}

const templateOf = ({ language }: { language: 'es' | 'en' }, name: WhatsappTemplateName, text: string) =>
  ({ kind: 'template', name, language, text }) satisfies Partial<WhatsappMessage['content']>;

async function senderOf(
  sealer: Sealer,
  apiUrl: string,
  { phoneNumberId, sealed }: { phoneNumberId: string; sealed: string },
): Promise<WhatsappSender | null> {
  const accessToken = await sealer.open(sealed, aboutWhatsappNumber(phoneNumberId)).catch(() => null);
  return typeof accessToken === 'string' ? { apiUrl, phoneNumberId, accessToken } : null;
}
