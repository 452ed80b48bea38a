import { integer, number, object, picklist, pipe, string } from 'valibot';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { placeOf } from '../place.ts';
import { short } from '../short.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';

const Waiting = object({
  work_order_id: string(),
  number: pipe(number(), integer()),
  title: string(),
  vendor: string(),
  property: string(),
  /** Empty where the whole property is meant. */
  unit: string(),
  total_minor: pipe(number(), integer()),
  currency: picklist(currencyCodes),
});

/** To those who may approve work above the limit of its property, but for who asked for it. */
export const workToApprove = defineTemplate(Waiting, {
  es: (p, { siteUrl }) => ({
    subject: `Apruebe o devuelva: ${short(p.title, 40)}`,
    preview: `${formatMoney(p.total_minor, p.currency, 'es')}, ${placeOf(p)}`,
    heading: 'Un trabajo espera su aprobación',
    paragraphs: ['El precio pasa del límite de la propiedad. Apruébelo, o devuélvalo con un motivo.'],
    facts: [
      ['Orden de trabajo', `N.º ${p.number}, ${p.title}`],
      ['Suplidor', p.vendor],
      ['Lugar', placeOf(p)],
      ['Precio con impuestos', formatMoney(p.total_minor, p.currency, 'es')],
    ],
    button: {
      label: 'Ver la orden',
      url: `${siteUrl}/owner-dashboard/maintenance/work-orders/${p.work_order_id}`,
    },
    notes: [OFF.es],
  }),
  en: (p, { siteUrl }) => ({
    subject: `Approve or send back: ${short(p.title, 40)}`,
    preview: `${formatMoney(p.total_minor, p.currency, 'en')}, ${placeOf(p)}`,
    heading: 'A job is waiting for your approval',
    paragraphs: ['Its price is above the limit of the property. Approve it, or send it back with a reason.'],
    facts: [
      ['Work order', `No. ${p.number}, ${p.title}`],
      ['Vendor', p.vendor],
      ['Place', placeOf(p)],
      ['Price with taxes', formatMoney(p.total_minor, p.currency, 'en')],
    ],
    button: {
      label: 'View work order',
      url: `${siteUrl}/owner-dashboard/maintenance/work-orders/${p.work_order_id}`,
    },
    notes: [OFF.en],
  }),
});
