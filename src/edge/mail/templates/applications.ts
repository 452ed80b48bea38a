import { object, string } from 'valibot';
import type { MailContext } from '../mail-content.ts';
import { placeOf } from '../place.ts';
import { OFF } from '../switch-off.ts';
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
      'Alguien solicitó un alquiler con este correo. Si fue usted, confírmelo y el propietario recibirá su solicitud.',
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
    preview: 'One step left: confirm the application is yours.',
    heading: 'Confirm your application',
    paragraphs: [
      'Someone applied for a rental with this email. If it was you, confirm it and the landlord will get your application.',
    ],
    facts: [
      ['Listing', title],
      ['Offered by', landlord],
    ],
    button: { label: 'Confirm my application', url: confirmUrl(context, token) },
    notes: [
      'The link works for seven days. If it wasn’t you, do nothing: unconfirmed applications are deleted.',
    ],
  }),
});

const Received = object({
  application_id: string(),
  applicant: string(),
  property: string(),
  unit: string(),
});
const screeningUrl = ({ siteUrl }: MailContext, id: string) =>
  `${siteUrl}/owner-dashboard/tenant-screening/${id}`;

/** To those who handle applications: one came in through a listing. */
export const applicationReceived = defineTemplate(Received, {
  es: (p, context) => ({
    subject: 'Llegó una solicitud de alquiler',
    preview: `${p.applicant} quiere alquilar.`,
    heading: 'Tiene una nueva solicitud',
    paragraphs: ['Alguien solicitó un alquiler por su anuncio y confirmó su correo.'],
    facts: [
      ['Solicitante', p.applicant],
      ['Lugar', placeOf(p)],
    ],
    button: { label: 'Ver la solicitud', url: screeningUrl(context, p.application_id) },
    notes: [OFF.es],
  }),
  en: (p, context) => ({
    subject: 'New rental application',
    preview: `${p.applicant} wants to rent.`,
    heading: 'You have a new application',
    paragraphs: ['Someone applied through your listing and confirmed their email.'],
    facts: [
      ['Applicant', p.applicant],
      ['Unit', placeOf(p)],
    ],
    button: { label: 'View application', url: screeningUrl(context, p.application_id) },
    notes: [OFF.en],
  }),
});
