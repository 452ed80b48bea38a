import { boolean, integer, isoDate, nullable, number, object, picklist, pipe, string } from 'valibot';
import { formatDate, formatInstant } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { placeOf } from '../place.ts';
import { short } from '../short.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';

const day = pipe(string(), isoDate());

const Visit = object({
  maintenance_id: string(),
  number: pipe(number(), integer()),
  title: string(),
  visit_on: day,
  landlord: string(),
  /** Whom it is for. */
  to: picklist(['tenant', 'office']),
  property: string(),
  /** Empty where the whole property is meant. */
  unit: string(),
});
const visitUrl = (siteUrl: string, { to, maintenance_id }: { to: string; maintenance_id: string }) =>
  `${siteUrl}/${to === 'office' ? 'owner' : 'tenant'}-dashboard/maintenance/${maintenance_id}`;

/** To the tenants and to whom a repair is assigned: on which day somebody comes. */
export const visitPlanned = defineTemplate(Visit, {
  es: (p, { siteUrl }) => {
    const heading = `Visita el ${formatDate(p.visit_on, 'es', 'long')}`;
    return {
      ...{ subject: `${heading}: ${short(p.title, 40)}`, heading, preview: p.title },
      paragraphs: [
        p.to === 'office'
          ? 'Usted tiene asignada esta visita.'
          : `${p.landlord} fijó este día para ver la avería. Si no puede recibir a nadie, responda en la avería.`,
      ],
      facts: [
        ['Avería', `N.º ${p.number}, ${p.title}`],
        ['Lugar', placeOf(p)],
      ],
      notes: [OFF.es],
      button: { label: 'Ver la avería', url: visitUrl(siteUrl, p) },
    };
  },
  en: (p, { siteUrl }) => {
    const heading = `Visit on ${formatDate(p.visit_on, 'en', 'long')}`;
    return {
      ...{ subject: `${heading}: ${short(p.title, 40)}`, heading, preview: p.title },
      paragraphs: [
        p.to === 'office'
          ? 'This visit is assigned to you.'
          : `${p.landlord} chose this day to look at the problem. If no one can be there, reply to the request.`,
      ],
      facts: [
        ['Request', `No. ${p.number}, ${p.title}`],
        ['Place', placeOf(p)],
      ],
      notes: [OFF.en],
      button: { label: 'View request', url: visitUrl(siteUrl, p) },
    };
  },
});

const Reminder = object({
  title: string(),
  /** What was written about where; empty where nothing was. */
  place: string(),
  is_tenant: boolean(),
  /** Of an item of a whole day; else `starts_at`. */
  starts_on: nullable(day),
  starts_at: nullable(string()),
  time_zone: string(),
  property: string(),
  unit: string(),
});
type Reminded = { starts_on: string | null; starts_at: string | null; time_zone: string };
const whenOf = (p: Reminded, language: Language) =>
  p.starts_on
    ? formatDate(p.starts_on, language, 'long')
    : formatInstant(p.starts_at ?? '', language, p.time_zone);
const remindedPlace = (p: { place: string; property: string; unit: string }) =>
  [p.place, placeOf(p)].filter(Boolean).join(' · ');
const calendarUrl = (siteUrl: string, isTenant: boolean) =>
  `${siteUrl}/${isTenant ? 'tenant' : 'owner'}-dashboard/calendar`;

/** To whom an item of the calendar is assigned, and to the tenants who are shown it: it comes up. */
export const calendarReminder = defineTemplate(Reminder, {
  es: (p, { siteUrl }) => ({
    ...{ subject: `Recordatorio: ${short(p.title, 50)}`, heading: p.title, preview: whenOf(p, 'es') },
    paragraphs: [`Está en su calendario: ${whenOf(p, 'es')}.`],
    facts: remindedPlace(p) ? [['Lugar', remindedPlace(p)]] : [],
    notes: [OFF.es],
    button: { label: 'Abrir el calendario', url: calendarUrl(siteUrl, p.is_tenant) },
  }),
  en: (p, { siteUrl }) => ({
    ...{ subject: `Reminder: ${short(p.title, 50)}`, heading: p.title, preview: whenOf(p, 'en') },
    paragraphs: [`It’s on your calendar: ${whenOf(p, 'en')}.`],
    facts: remindedPlace(p) ? [['Place', remindedPlace(p)]] : [],
    notes: [OFF.en],
    button: { label: 'Open the calendar', url: calendarUrl(siteUrl, p.is_tenant) },
  }),
});

const Ending = object({
  lease_id: string(),
  property: string(),
  unit: string(),
  /** The tenant whom the lease is with; empty where it names none. */
  tenant: string(),
  last_day: day,
  days: pipe(number(), integer()),
});

/** To those who handle leases: the term of one ends in 90, 60 or 30 days, and nothing follows it. */
export const leaseEnding = defineTemplate(Ending, {
  es: (p, { siteUrl }) => {
    const heading = `Un contrato termina el ${formatDate(p.last_day, 'es', 'long')}`;
    return {
      ...{ subject: `${heading}: ${short(placeOf(p), 40)}`, heading, preview: `${p.tenant}, ${placeOf(p)}` },
      paragraphs: [
        'Renuévelo o registre el aviso de salida. Si nadie avisa, sigue de mes a mes. El calendario tiene el último día para avisar.',
      ],
      facts: [
        ['Inquilino', p.tenant],
        ['Lugar', placeOf(p)],
      ],
      notes: [OFF.es],
      button: { label: 'Ver el contrato', url: `${siteUrl}/owner-dashboard/leases/${p.lease_id}` },
    };
  },
  en: (p, { siteUrl }) => {
    const heading = `A lease ends on ${formatDate(p.last_day, 'en', 'long')}`;
    return {
      ...{ subject: `${heading}: ${short(placeOf(p), 40)}`, heading, preview: `${p.tenant}, ${placeOf(p)}` },
      paragraphs: [
        'Renew it or record the notice. If no one gives notice, it goes on month to month. The calendar has the last day to give notice.',
      ],
      facts: [
        ['Tenant', p.tenant],
        ['Place', placeOf(p)],
      ],
      notes: [OFF.en],
      button: { label: 'View lease', url: `${siteUrl}/owner-dashboard/leases/${p.lease_id}` },
    };
  },
});
