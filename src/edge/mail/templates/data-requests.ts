import { nullish, object, picklist, string } from 'valibot';
import { dataRequestKinds } from '#src/domain/trust/data-requests.ts';
import { formatDate } from '#src/i18n/format.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';

const es = {
  export: 'una copia de sus datos',
  correction: 'que corrijan sus datos',
  deletion: 'que borren sus datos',
};
const en = {
  export: 'a copy of their data',
  correction: 'their data to be corrected',
  deletion: 'their data to be deleted',
};

const Requested = object({ kind: picklist(dataRequestKinds), tenant: string(), due_on: nullish(string()) });

/** To the office: a tenant asks about the data that is kept of them. */
export const dataRequested = defineTemplate(Requested, {
  es: (p, { siteUrl }) => ({
    subject: `${p.tenant || 'Un inquilino'} pide ${es[p.kind]}`,
    preview: 'La ley da un plazo para responder.',
    heading: 'Solicitud sobre datos personales',
    paragraphs: [`${p.tenant || 'Un inquilino'} pide ${es[p.kind]}. Respóndale en Confianza.`],
    facts: p.due_on ? [['Responder a más tardar', formatDate(p.due_on, 'es')]] : [],
    button: { label: 'Ver la solicitud', url: `${siteUrl}/owner-dashboard/trust` },
    notes: [OFF.es],
  }),
  en: (p, { siteUrl }) => ({
    subject: `${p.tenant || 'A tenant'} asks for ${en[p.kind]}`,
    preview: 'The law sets a deadline for the answer.',
    heading: 'Request about personal data',
    paragraphs: [`${p.tenant || 'A tenant'} asks for ${en[p.kind]}. Answer it under Trust.`],
    facts: p.due_on ? [['Answer by', formatDate(p.due_on, 'en')]] : [],
    button: { label: 'View request', url: `${siteUrl}/owner-dashboard/trust` },
    notes: [OFF.en],
  }),
});

const Answered = object({
  kind: picklist(dataRequestKinds),
  outcome: picklist(['done', 'refused']),
  answer: string(),
  landlord: string(),
});

const asked = {
  es: { export: 'Una copia de sus datos', correction: 'Corregir sus datos', deletion: 'Borrar sus datos' },
  en: { export: 'A copy of your data', correction: 'Correct your data', deletion: 'Delete your data' },
};

/** To who asked: what the office did, or why it does not. */
export const dataAnswered = defineTemplate(Answered, {
  es: (p, { siteUrl }) => ({
    subject: `${p.landlord} respondió sobre sus datos`,
    preview: asked.es[p.kind],
    heading: p.outcome === 'done' ? 'Su solicitud se atendió' : 'Su solicitud no se aceptó',
    paragraphs: [`${p.landlord} le responde:`],
    quote: p.answer,
    facts: [['Usted pidió', asked.es[p.kind]]],
    button: { label: 'Ver la respuesta', url: `${siteUrl}/tenant-dashboard/trust` },
    notes: [OFF.es],
  }),
  en: (p, { siteUrl }) => ({
    subject: `${p.landlord} answered about your data`,
    preview: asked.en[p.kind],
    heading: p.outcome === 'done' ? 'Your request is done' : 'Your request was refused',
    paragraphs: [`${p.landlord} answers:`],
    quote: p.answer,
    facts: [['You asked', asked.en[p.kind]]],
    button: { label: 'View answer', url: `${siteUrl}/tenant-dashboard/trust` },
    notes: [OFF.en],
  }),
});
