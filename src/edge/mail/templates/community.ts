import { boolean, isoTimestamp, object, picklist, pipe, string } from 'valibot';
import { formatInstant, formatTime } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { short } from '../short.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';
import { ofLease, tenantUrl } from '../tenant-url.ts';

const Waiting = object({
  ...ofLease,
  property: string(),
  unit: string(),
  description: string(),
  storage_place: string(),
});

/** To the tenants of a unit: something arrived for them and has not been collected. */
export const parcelWaiting = defineTemplate(Waiting, {
  es: (p, { siteUrl }) => ({
    subject: `Llegó un paquete para usted: ${short(p.description)}`,
    preview: p.storage_place || `${p.property}, ${p.unit}`,
    heading: 'Llegó un paquete para usted',
    paragraphs: ['Cuando lo recoja, márquelo para que nadie más lo busque.'],
    facts: [
      ['Paquete', p.description],
      ...(p.storage_place ? [['Dónde está', p.storage_place] as const] : []),
      ['Para', `${p.property}, ${p.unit}`],
    ],
    button: { label: 'Ver mis paquetes', url: tenantUrl(siteUrl, 'community?part=parcels', p) },
    notes: [OFF.es],
  }),
  en: (p, { siteUrl }) => ({
    subject: `You have a package: ${short(p.description)}`,
    preview: p.storage_place || `${p.property}, ${p.unit}`,
    heading: 'You have a package',
    paragraphs: ['Something arrived for you. Once you have it, mark it as picked up so no one looks for it.'],
    facts: [
      ['Package', p.description],
      ...(p.storage_place ? [['Where it is', p.storage_place] as const] : []),
      ['For', `${p.property}, ${p.unit}`],
    ],
    button: { label: 'View my packages', url: tenantUrl(siteUrl, 'community?part=parcels', p) },
    notes: [OFF.en],
  }),
});

const instant = pipe(string(), isoTimestamp());
const Decided = object({
  ...ofLease,
  area: string(),
  property: string(),
  landlord: string(),
  decision: picklist(['confirmed', 'refused', 'cancelled']),
  reason: string(),
  starts_at: instant,
  ends_at: instant,
  time_zone: string(),
});
const DECISION = {
  es: { confirmed: 'fue confirmada', refused: 'no fue aprobada', cancelled: 'fue cancelada' },
  en: { confirmed: 'was confirmed', refused: 'was not approved', cancelled: 'was cancelled' },
};
const whenOf = (p: { starts_at: string; ends_at: string; time_zone: string }, language: Language) =>
  `${formatInstant(p.starts_at, language, p.time_zone)} – ${formatTime(p.ends_at, language, p.time_zone)}`;

/** To who reserved a common area: what the office decided. */
export const reservationDecided = defineTemplate(Decided, {
  es: (p, { siteUrl }) => ({
    subject: `Su reserva ${DECISION.es[p.decision]}: ${short(p.area)}`,
    preview: whenOf(p, 'es'),
    heading: `Su reserva ${DECISION.es[p.decision]}`,
    paragraphs: [
      p.decision === 'confirmed'
        ? 'El área es suya a esa hora. Si ya no la necesita, cancélela para que otro pueda usarla.'
        : `Lo decidió ${p.landlord}. Puede reservar otra hora.`,
    ],
    facts: [
      ['Área', `${p.area}, ${p.property}`],
      ['Cuándo', whenOf(p, 'es')],
      ...(p.reason ? [['Motivo', p.reason] as const] : []),
    ],
    button: { label: 'Ver mis reservas', url: tenantUrl(siteUrl, 'community?part=areas', p) },
    notes: [OFF.es],
  }),
  en: (p, { siteUrl }) => ({
    subject: `Your reservation ${DECISION.en[p.decision]}: ${short(p.area)}`,
    preview: whenOf(p, 'en'),
    heading: `Your reservation ${DECISION.en[p.decision]}`,
    paragraphs: [
      p.decision === 'confirmed'
        ? 'The area is yours at that time. If you no longer need it, cancel so someone else can use it.'
        : `This was decided by ${p.landlord}. You can reserve another time.`,
    ],
    facts: [
      ['Area', `${p.area}, ${p.property}`],
      ['When', whenOf(p, 'en')],
      ...(p.reason ? [['Reason', p.reason] as const] : []),
    ],
    button: { label: 'View my reservations', url: tenantUrl(siteUrl, 'community?part=areas', p) },
    notes: [OFF.en],
  }),
});

const Published = object({ ...ofLease, property: string(), landlord: string(), is_new: boolean() });

/** To those who live or work in a building: the rules that hold from now on. */
export const rulesPublished = defineTemplate(Published, {
  es: (p, { siteUrl }) => ({
    subject: `${p.is_new ? 'Normas de la casa' : 'Cambiaron las normas de la casa'}: ${short(p.property)}`,
    preview: `De ${p.landlord}`,
    heading: p.is_new ? 'Normas de la casa' : 'Cambiaron las normas de la casa',
    paragraphs: [
      p.is_new
        ? `${p.landlord} publicó las normas de ${p.property}. Léalas y confirme que las leyó.`
        : `${p.landlord} publicó una nueva versión de las normas de ${p.property}. Léala y confirme que la leyó.`,
    ],
    button: { label: 'Leer las normas', url: tenantUrl(siteUrl, 'community?part=rules', p) },
    notes: [OFF.es],
  }),
  en: (p, { siteUrl }) => ({
    subject: `${p.is_new ? 'House rules' : 'The house rules have changed'}: ${short(p.property)}`,
    preview: `From ${p.landlord}`,
    heading: p.is_new ? 'House rules' : 'The house rules have changed',
    paragraphs: [
      p.is_new
        ? `${p.landlord} published house rules for ${p.property}. Please read them and confirm you have.`
        : `${p.landlord} published a new version of the house rules for ${p.property}. Please read it and confirm you have.`,
    ],
    button: { label: 'Read rules', url: tenantUrl(siteUrl, 'community?part=rules', p) },
    notes: [OFF.en],
  }),
});
