import { object, string } from 'valibot';
import type { MailContext } from '../mail-content.ts';
import { defineTemplate } from '../template.ts';

const Parameters = object({ token: string(), title: string(), landlord: string() });

/** A page that asks first: mail scanners open every link they see. */
const confirmUrl = ({ siteUrl, language }: MailContext, token: string) =>
  `${siteUrl}/${language}/rentals/confirm/?token=${encodeURIComponent(token)}`;

/** Asks whoever owns the address whether the application is theirs. */
export const applicationConfirm = defineTemplate(Parameters, {
  es: ({ token, title, landlord }, context) => ({
    subject: 'Confirme su solicitud de alquiler',
    preview: 'Falta un paso: confirmar que la solicitud es suya.',
    heading: 'Confirme su solicitud',
    paragraphs: [
      'Alguien solicitó un alquiler con este correo. Si fue usted, confírmelo: entonces el propietario ve su solicitud.',
    ],
    facts: [
      ['Anuncio', title],
      ['Lo ofrece', landlord],
    ],
    button: { label: 'Confirmar mi solicitud', url: confirmUrl(context, token) },
    notes: [
      'El enlace sirve durante siete días. Si no fue usted, no haga nada: sin confirmar, la solicitud se borra.',
    ],
  }),
  en: ({ token, title, landlord }, context) => ({
    subject: 'Confirm your rental application',
    preview: 'One step left: confirm that the application is yours.',
    heading: 'Confirm your application',
    paragraphs: [
      'Someone applied for a rental with this e-mail. If it was you, confirm it: then the landlord sees your application.',
    ],
    facts: [
      ['Listing', title],
      ['Offered by', landlord],
    ],
    button: { label: 'Confirm my application', url: confirmUrl(context, token) },
    notes: [
      'The link works for seven days. If it was not you, do nothing: an application that nobody confirms is deleted.',
    ],
  }),
});
