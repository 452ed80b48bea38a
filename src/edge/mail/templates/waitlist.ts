import { object, string } from 'valibot';
import type { Language } from '#src/i18n/language.ts';
import type { MailContent, MailContext } from '../mail-content.ts';
import { defineTemplate } from '../template.ts';

const Tokens = object({ confirm_token: string(), leave_token: string() });
const LeaveToken = object({ leave_token: string() });

/** A link of a message leads to a page that asks first: mail scanners open every link they see. */
function pageUrl({ siteUrl, language }: MailContext, action: 'confirm' | 'leave', token: string): string {
  return `${siteUrl}/api/waitlist/${action}?language=${language}&token=${encodeURIComponent(token)}`;
}

const leaveLabels: Record<Language, string> = {
  es: 'Sacar mi correo de la lista de espera',
  en: 'Remove my email from the waitlist',
};

function leaving(context: MailContext, token: string): MailContent['unsubscribe'] {
  const url = pageUrl(context, 'leave', token);
  return { label: leaveLabels[context.language], url, postUrl: url };
}

/** Asks whoever owns the address whether they really want to be on the list. */
export const waitlistConfirm = defineTemplate(Tokens, {
  es: (tokens, context) => ({
    subject: 'Confirme su lugar en la lista de espera de Llavero',
    preview: 'Falta un paso: confirmar que este correo es suyo.',
    heading: 'Confirme su lugar en la lista',
    paragraphs: [
      'Alguien inscribió este correo en la lista de espera de Llavero. Si fue usted, confirme que el correo es suyo.',
      'Cuando Llavero abra del todo, le escribiremos a este correo. Hasta entonces no le enviaremos nada más.',
    ],
    button: {
      label: 'Confirmar mi correo',
      url: pageUrl(context, 'confirm', tokens.confirm_token),
    },
    notes: [
      'El enlace sirve durante siete días. Si no fue usted, no haga nada: sin confirmar, borramos el correo.',
    ],
    unsubscribe: leaving(context, tokens.leave_token),
  }),
  en: (tokens, context) => ({
    subject: 'Confirm your place on the Llavero waitlist',
    preview: 'One step left: confirm this email is yours.',
    heading: 'Confirm your place on the list',
    paragraphs: [
      'Someone added this email to the Llavero waitlist. If it was you, confirm it’s yours.',
      'When Llavero fully opens, we’ll email you. We won’t send you anything else until then.',
    ],
    button: {
      label: 'Confirm my email',
      url: pageUrl(context, 'confirm', tokens.confirm_token),
    },
    notes: [
      'The link works for seven days. If it wasn’t you, do nothing: we’ll delete the email if it isn’t confirmed.',
    ],
    unsubscribe: leaving(context, tokens.leave_token),
  }),
});

/** Tells somebody who asks again that they are on the list already. Only their mailbox learns it. */
export const waitlistKnown = defineTemplate(LeaveToken, {
  es: ({ leave_token }, context) => ({
    subject: 'Su correo ya está en la lista de espera de Llavero',
    preview: 'No tiene que hacer nada.',
    heading: 'Ya está en la lista',
    paragraphs: [
      'Alguien inscribió este correo otra vez. Ya está en la lista y confirmado: no tiene que hacer nada.',
    ],
    unsubscribe: leaving(context, leave_token),
  }),
  en: ({ leave_token }, context) => ({
    subject: 'Your email is already on the Llavero waitlist',
    preview: 'There’s nothing else to do.',
    heading: 'You’re already on the list',
    paragraphs: [
      'Someone tried to add this email again. It’s already on the list and confirmed, so there’s nothing else to do.',
    ],
    unsubscribe: leaving(context, leave_token),
  }),
});
