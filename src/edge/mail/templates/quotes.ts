import { boolean, integer, nullable, number, object, picklist, pipe, string } from 'valibot';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { MailContext } from '../mail-content.ts';
import { placeOf } from '../place.ts';
import { short } from '../short.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';

const Asked = object({
  token: string(),
  organization: string(),
  vendor: string(),
  title: string(),
  sector: string(),
  municipality: string(),
  last_day: string(),
});
const quoteUrl = ({ siteUrl, language }: MailContext, token: string) =>
  `${siteUrl}/${language}/quote/#${token}`;
const areaOf = (p: { sector: string; municipality: string }) =>
  [p.sector, p.municipality].filter(Boolean).join(', ');

/** To a vendor: somebody asks for a price. */
export const quoteRequested = defineTemplate(Asked, {
  es: (p, context) => ({
    subject: `${short(p.organization, 30)} le pide una cotización: ${short(p.title, 30)}`,
    preview: `Puede responder hasta el ${formatDate(p.last_day, 'es')}.`,
    heading: 'Le piden una cotización',
    paragraphs: [
      `${p.organization} quiere saber cuánto cobraría ${p.vendor} por un trabajo. Véalo y ponga su precio, sin crear una cuenta.`,
    ],
    facts: [
      ['Trabajo', p.title],
      ['Zona', areaOf(p)],
      ['Responda antes de', formatDate(p.last_day, 'es')],
    ],
    button: { label: 'Ver y cotizar', url: quoteUrl(context, p.token) },
    notes: ['El enlace es solo para usted. Quien lo tenga puede cotizar en su nombre.'],
  }),
  en: (p, context) => ({
    subject: `${short(p.organization, 30)} is asking for a quote: ${short(p.title, 30)}`,
    preview: `You can reply until ${formatDate(p.last_day, 'en')}.`,
    heading: 'You’re asked for a quote',
    paragraphs: [
      `${p.organization} would like to know what ${p.vendor} would charge for a job. See it and enter your price. You don’t need an account.`,
    ],
    facts: [
      ['Job', p.title],
      ['Area', areaOf(p)],
      ['Reply by', formatDate(p.last_day, 'en')],
    ],
    button: { label: 'See the job and quote', url: quoteUrl(context, p.token) },
    notes: ['This link is for you alone. Anyone who has it can quote in your name.'],
  }),
});

const Received = object({
  work_order_id: string(),
  number: pipe(number(), integer()),
  title: string(),
  vendor: string(),
  property: string(),
  unit: string(),
  is_declined: boolean(),
  total_minor: nullable(pipe(number(), integer())),
  currency: picklist(currencyCodes),
  days: nullable(pipe(number(), integer())),
});
const orderUrl = ({ siteUrl }: MailContext, id: string) =>
  `${siteUrl}/owner-dashboard/maintenance/work-orders/${id}`;

/** To those who see to repairs: a vendor gave a price, changed it, or does not want the work. */
export const quoteReceived = defineTemplate(Received, {
  es: (p, context) => ({
    subject: p.is_declined
      ? `${short(p.vendor)} no cotizará: ${short(p.title, 30)}`
      : `Cotización de ${short(p.vendor)}: ${short(p.title, 30)}`,
    preview: placeOf(p),
    heading: p.is_declined ? 'Un suplidor no cotizará' : 'Llegó una cotización',
    paragraphs: [
      p.is_declined
        ? `${p.vendor} no puede o no quiere hacer este trabajo.`
        : 'Compárela con las demás y acepte la que más le convenga.',
    ],
    facts: [
      ['Orden de trabajo', `N.º ${p.number}, ${p.title}`],
      ['Lugar', placeOf(p)],
      ...(p.is_declined || p.total_minor === null
        ? []
        : ([['Precio con impuestos', formatMoney(p.total_minor, p.currency, 'es')]] as const)),
    ],
    button: { label: 'Ver la orden', url: orderUrl(context, p.work_order_id) },
    notes: [OFF.es],
  }),
  en: (p, context) => ({
    subject: p.is_declined
      ? `${short(p.vendor)} won’t quote: ${short(p.title, 30)}`
      : `Quote from ${short(p.vendor)}: ${short(p.title, 30)}`,
    preview: placeOf(p),
    heading: p.is_declined ? 'A vendor won’t quote' : 'You have a new quote',
    paragraphs: [
      p.is_declined
        ? `${p.vendor} can’t or doesn’t want to do this job.`
        : 'Compare it with the others and accept the one that suits you best.',
    ],
    facts: [
      ['Work order', `No. ${p.number}, ${p.title}`],
      ['Place', placeOf(p)],
      ...(p.is_declined || p.total_minor === null
        ? []
        : ([['Price with taxes', formatMoney(p.total_minor, p.currency, 'en')]] as const)),
    ],
    button: { label: 'View work order', url: orderUrl(context, p.work_order_id) },
    notes: [OFF.en],
  }),
});
