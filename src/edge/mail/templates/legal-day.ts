import { isoDate, object, picklist, pipe, string } from 'valibot';
import { calendarEntries as en } from '#src/i18n/dictionaries/calendar/calendar-entries.en.ts';
import { calendarEntries as es } from '#src/i18n/dictionaries/calendar/calendar-entries.es.ts';
import { formatDate } from '#src/i18n/format.ts';
import { placeOf } from '../place.ts';
import { short } from '../short.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';

const LegalDay = object({
  lease_id: string(),
  /** What comes on that day, as the calendar calls it. */
  kind: picklist([
    'notice_last_day',
    'deposit_reasons_day',
    'take_over_last_day',
    'demand_pay_day',
    'hearing',
  ]),
  last_day: pipe(string(), isoDate()),
  property: string(),
  unit: string(),
  tenant: string(),
});
const urlOf = (siteUrl: string, leaseId: string) => `${siteUrl}/owner-dashboard/leases/${leaseId}/papers`;

/** To those who handle leases: a day of an open legal file comes in a week, or tomorrow. */
export const legalDay = defineTemplate(LegalDay, {
  es: (p, { siteUrl }) => {
    const heading = `${es.rule[p.kind]()}: ${formatDate(p.last_day, 'es', 'long')}`;
    return {
      ...{ subject: `${short(heading, 60)} · ${short(placeOf(p), 30)}`, heading, preview: placeOf(p) },
      paragraphs: ['Un expediente abierto espera este día. Es información, no asesoría legal.'],
      facts: [
        ['Inquilino', p.tenant],
        ['Lugar', placeOf(p)],
      ],
      notes: [OFF.es],
      button: { label: 'Ver el expediente', url: urlOf(siteUrl, p.lease_id) },
    };
  },
  en: (p, { siteUrl }) => {
    const heading = `${en.rule[p.kind]()}: ${formatDate(p.last_day, 'en', 'long')}`;
    return {
      ...{ subject: `${short(heading, 60)} · ${short(placeOf(p), 30)}`, heading, preview: placeOf(p) },
      paragraphs: ['An open legal file waits for this day. This is information, not legal advice.'],
      facts: [
        ['Tenant', p.tenant],
        ['Place', placeOf(p)],
      ],
      notes: [OFF.en],
      button: { label: 'View file', url: urlOf(siteUrl, p.lease_id) },
    };
  },
});
