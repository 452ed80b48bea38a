import { type InferOutput, integer, nullable, number, object, picklist, pipe, string } from 'valibot';
import { currencyCodes } from '#src/domain/foundation/enums.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/language.ts';
import { short } from '../short.ts';
import { defineTemplate } from '../template.ts';

const Work = object({
  number: pipe(number(), integer()),
  organization: string(),
  organization_phone: string(),
  vendor: string(),
  title: string(),
  scope: string(),
  place: string(),
  planned_on: nullable(string()),
  total_minor: pipe(number(), integer()),
  currency: picklist(currencyCodes),
  reason: string(),
});
const NAMES = {
  es: {
    order: 'Orden',
    job: 'Trabajo',
    place: 'Lugar',
    day: 'Día',
    price: 'Precio con impuestos',
    phone: 'Teléfono',
  },
  en: { order: 'Order', job: 'Job', place: 'Place', day: 'Day', price: 'Price with taxes', phone: 'Phone' },
} as const satisfies Record<Language, Record<string, string>>;

function factsOf(p: InferOutput<typeof Work>, language: Language) {
  const names = NAMES[language];
  return [
    [names.order, String(p.number)],
    [names.job, p.title],
    [names.place, p.place],
    ...(p.planned_on ? ([[names.day, formatDate(p.planned_on, language)]] as const) : []),
    [names.price, formatMoney(p.total_minor, p.currency, language)],
    ...(p.organization_phone ? ([[names.phone, p.organization_phone]] as const) : []),
  ] as const;
}

/** To a vendor: the work is theirs. */
export const workOrdered = defineTemplate(Work, {
  es: (p) => ({
    subject: `Orden de trabajo ${p.number} de ${short(p.organization, 45)}`,
    preview: p.title,
    heading: 'El trabajo es suyo',
    paragraphs: [`${p.organization} aprobó el precio. Estos son los datos del trabajo.`],
    facts: factsOf(p, 'es'),
    ...(p.scope && { quote: p.scope }),
  }),
  en: (p) => ({
    subject: `Work order ${p.number} from ${short(p.organization, 45)}`,
    preview: p.title,
    heading: 'The job is yours',
    paragraphs: [`${p.organization} approved the price. Here is what you need for the job.`],
    facts: factsOf(p, 'en'),
    ...(p.scope && { quote: p.scope }),
  }),
});

/** To a vendor: the work is not needed after all. */
export const workCancelled = defineTemplate(Work, {
  es: (p) => ({
    subject: `Cancelada: orden de trabajo ${p.number} de ${short(p.organization, 40)}`,
    preview: p.title,
    heading: 'Orden cancelada',
    paragraphs: [`${p.organization} canceló este trabajo. No tiene que ir.`],
    facts: factsOf(p, 'es'),
    quote: p.reason,
  }),
  en: (p) => ({
    subject: `Cancelled: work order ${p.number} from ${short(p.organization, 40)}`,
    preview: p.title,
    heading: 'Work order cancelled',
    paragraphs: [`${p.organization} cancelled this job. You don’t need to go.`],
    facts: factsOf(p, 'en'),
    quote: p.reason,
  }),
});
