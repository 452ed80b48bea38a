import { boolean, type InferOutput, integer, number, object, picklist, pipe, string } from 'valibot';
import type { Language } from '#src/i18n/language.ts';
import type { MailContext } from '../mail-content.ts';
import { short } from '../short.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';
import { ofLease, tenantUrl } from '../tenant-url.ts';

const Received = object({
  ...ofLease,
  conversation_id: string(),
  from: string(),
  subject: string(),
  text: string(),
  attachments: pipe(number(), integer()),
  to: picklist(['office', 'tenant']),
});
const conversationUrl = ({ siteUrl }: MailContext, p: InferOutput<typeof Received>) =>
  p.to === 'office'
    ? `${siteUrl}/owner-dashboard/messages/${p.conversation_id}`
    : tenantUrl(siteUrl, `messages/${p.conversation_id}`, p);

/** To who has not read a message ten minutes after it came. */
export const messageReceived = defineTemplate(Received, {
  es: (p, context) => ({
    subject: `${short(p.from || 'Un inquilino', 60)} le escribió`,
    preview: p.subject || 'Tiene un mensaje sin leer.',
    heading: 'Tiene un mensaje sin leer',
    paragraphs: [`${p.from || 'Un inquilino'} le escribió${p.subject ? ` sobre «${p.subject}»` : ''}:`],
    quote: p.text || (p.attachments === 1 ? '[1 archivo]' : `[${p.attachments} archivos]`),
    button: { label: 'Leer y responder', url: conversationUrl(context, p) },
    notes: ['Responda en Llavero: las respuestas a este correo no llegan.', OFF.es],
  }),
  en: (p, context) => ({
    subject: `New message from ${short(p.from || 'a tenant', 60)}`,
    preview: p.subject || 'You have an unread message.',
    heading: 'You have an unread message',
    paragraphs: [`${p.from || 'A tenant'} wrote to you${p.subject ? ` about “${p.subject}”` : ''}:`],
    quote: p.text || (p.attachments === 1 ? '[1 file]' : `[${p.attachments} files]`),
    button: { label: 'Read and reply', url: conversationUrl(context, p) },
    notes: ['Reply in Llavero: replies to this email aren’t delivered.', OFF.en],
  }),
});

const Published = object({
  ...ofLease,
  notice_id: string(),
  landlord: string(),
  title_es: string(),
  body_es: string(),
  title_en: string(),
  body_en: string(),
  needs_acknowledgement: boolean(),
  is_reminder: boolean(),
});
type Notice = {
  title_es: string;
  body_es: string;
  title_en: string;
  body_en: string;
};

/** In the reader's language, or in the one that it was written in. */
function wordsIn(language: Language, p: Notice): { title: string; body: string } {
  const es = { title: p.title_es, body: p.body_es };
  const en = { title: p.title_en, body: p.body_en };
  const [own, other] = language === 'es' ? [es, en] : [en, es];
  return own.title === '' ? other : own;
}
const noticeUrl = ({ siteUrl }: MailContext, p: InferOutput<typeof Published>) =>
  tenantUrl(siteUrl, `notices/${p.notice_id}`, p);

/** To the tenants whom a notice is for, when it is published and when they are reminded. */
export const noticePublished = defineTemplate(Published, {
  es: (p, context) => {
    const { title, body } = wordsIn('es', p);
    return {
      subject: short(`${p.is_reminder ? 'Recordatorio' : 'Aviso'}: ${title}`, 60),
      preview: `De ${p.landlord}`,
      heading: title,
      paragraphs: [p.is_reminder ? `${p.landlord} le recuerda este aviso:` : `${p.landlord} avisa:`],
      quote: body,
      button: {
        label: p.needs_acknowledgement ? 'Confirmar que lo leí' : 'Ver el aviso',
        url: noticeUrl(context, p),
      },
      notes: [OFF.es],
    };
  },
  en: (p, context) => {
    const { title, body } = wordsIn('en', p);
    return {
      subject: short(`${p.is_reminder ? 'Reminder' : 'Notice'}: ${title}`, 60),
      preview: `From ${p.landlord}`,
      heading: title,
      paragraphs: [p.is_reminder ? `${p.landlord} reminds you of this notice:` : `${p.landlord} says:`],
      quote: body,
      button: {
        label: p.needs_acknowledgement ? 'Confirm that I read it' : 'View notice',
        url: noticeUrl(context, p),
      },
      notes: [OFF.en],
    };
  },
});
