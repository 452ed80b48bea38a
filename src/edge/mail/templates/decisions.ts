import { boolean, nullish, object, picklist, string } from 'valibot';
import { decisionOutcomes } from '#src/domain/decisions/decision-enums.ts';
import { formatInstant } from '#src/i18n/format.ts';
import { short } from '../short.ts';
import { OFF } from '../switch-off.ts';
import { defineTemplate } from '../template.ts';

const shared = { title: string(), property: string(), time_zone: string() };

/** Where a decision is looked at: the office's own screen, or that of who votes. */
const whose = { decision_id: string(), to: nullish(picklist(['office', 'voter'])) };
const decisionUrl = (siteUrl: string, p: { decision_id: string; to?: string | null | undefined }) =>
  p.to === 'office'
    ? `${siteUrl}/owner-dashboard/democratic/${p.decision_id}`
    : `${siteUrl}/tenant-dashboard/decisions/${p.decision_id}`;

const Assembly = object({ ...shared, assembly_id: string(), place: string(), starts_at: string() });

/** To who has a vote or a voice in a building: an assembly is called. */
export const assemblyCalled = defineTemplate(Assembly, {
  es: (p, { siteUrl }) => ({
    subject: `Convocatoria: ${short(p.title)}`,
    preview: formatInstant(p.starts_at, 'es', p.time_zone),
    heading: p.title,
    paragraphs: [
      `Se convoca una asamblea de ${p.property}. Si no puede ir, puede dar un poder a otra persona.`,
    ],
    facts: [
      ['Cuándo', formatInstant(p.starts_at, 'es', p.time_zone)],
      ...(p.place ? [['Dónde', p.place] as const] : []),
    ],
    button: { label: 'Ver el orden del día', url: assemblyUrl(siteUrl, p.assembly_id) },
    notes: [OFF.es],
  }),
  en: (p, { siteUrl }) => ({
    subject: `Assembly called: ${short(p.title)}`,
    preview: formatInstant(p.starts_at, 'en', p.time_zone),
    heading: p.title,
    paragraphs: [
      `An assembly of ${p.property} has been called. If you can’t go, you can give someone a proxy.`,
    ],
    facts: [
      ['When', formatInstant(p.starts_at, 'en', p.time_zone)],
      ...(p.place ? [['Where', p.place] as const] : []),
    ],
    button: { label: 'View the agenda', url: assemblyUrl(siteUrl, p.assembly_id) },
    notes: [OFF.en],
  }),
});

const assemblyUrl = (siteUrl: string, id: string) => `${siteUrl}/tenant-dashboard/decisions/assemblies/${id}`;

/** In an assembly voting closes when it is closed, at no hour that is known before. */
const Opened = object({
  ...shared,
  ...whose,
  is_voice_only: nullish(boolean(), false),
  closes_at: nullish(string()),
});

/** To who has a vote or a voice: a decision opens. */
export const decisionOpened = defineTemplate(Opened, {
  es: (p, { siteUrl }) => ({
    subject: `${p.is_voice_only ? 'Puede opinar' : 'Puede votar'}: ${short(p.title)}`,
    preview: p.property,
    heading: 'Una votación abrió',
    paragraphs: [`${p.property} decide: ${p.title}`],
    facts: p.closes_at ? [['Cierra', formatInstant(p.closes_at, 'es', p.time_zone)]] : [],
    button: { label: p.is_voice_only ? 'Leer y opinar' : 'Votar', url: decisionUrl(siteUrl, p) },
    notes: [OFF.es],
  }),
  en: (p, { siteUrl }) => ({
    subject: `${p.is_voice_only ? 'You can comment' : 'You can vote'}: ${short(p.title)}`,
    preview: p.property,
    heading: 'Voting has opened',
    paragraphs: [`${p.property} is deciding: ${p.title}`],
    facts: p.closes_at ? [['Closes', formatInstant(p.closes_at, 'en', p.time_zone)]] : [],
    button: { label: p.is_voice_only ? 'Read and comment' : 'Vote', url: decisionUrl(siteUrl, p) },
    notes: [OFF.en],
  }),
});

const Closing = object({ ...shared, ...whose, closes_at: string() });

/** To who has not voted: a decision closes within a day. */
export const decisionClosing = defineTemplate(Closing, {
  es: (p, { siteUrl }) => ({
    subject: `Falta su voto: ${short(p.title)}`,
    preview: p.property,
    heading: 'Falta su voto',
    paragraphs: [`La votación de ${p.property} cierra pronto: ${p.title}`],
    facts: [['Cierra', formatInstant(p.closes_at, 'es', p.time_zone)]],
    button: { label: 'Votar', url: decisionUrl(siteUrl, p) },
    notes: [OFF.es],
  }),
  en: (p, { siteUrl }) => ({
    subject: `Your vote is missing: ${short(p.title)}`,
    preview: p.property,
    heading: 'You haven’t voted yet',
    paragraphs: [`The vote of ${p.property} closes soon: ${p.title}`],
    facts: [['Closes', formatInstant(p.closes_at, 'en', p.time_zone)]],
    button: { label: 'Vote', url: decisionUrl(siteUrl, p) },
    notes: [OFF.en],
  }),
});

const OUTCOMES = {
  es: {
    adopted: 'Aprobado',
    rejected: 'No aprobado',
    chosen: 'Hay una opción elegida',
    shared: 'El monto quedó repartido',
    tied: 'Empate',
    no_majority: 'Ninguna opción tuvo la mayoría',
    no_quorum: 'No hubo cuórum',
  },
  en: {
    adopted: 'Adopted',
    rejected: 'Not adopted',
    chosen: 'An option was chosen',
    shared: 'The amount was shared out',
    tied: 'Tied',
    no_majority: 'No option had the majority',
    no_quorum: 'There was no quorum',
  },
};
const Closed = object({ ...shared, ...whose, outcome: picklist(decisionOutcomes) });

/** To who has a vote or a voice, and to the office: a decision closed, and what came of it. */
export const decisionClosed = defineTemplate(Closed, {
  es: (p, { siteUrl }) => ({
    subject: `Cerró la votación: ${short(p.title)}`,
    preview: OUTCOMES.es[p.outcome],
    heading: 'La votación cerró',
    paragraphs: [`${p.property} decidió: ${p.title}`],
    facts: [['Resultado', OUTCOMES.es[p.outcome]]],
    button: { label: 'Ver el resultado', url: decisionUrl(siteUrl, p) },
    notes: [OFF.es],
  }),
  en: (p, { siteUrl }) => ({
    subject: `Voting closed: ${short(p.title)}`,
    preview: OUTCOMES.en[p.outcome],
    heading: 'Voting has closed',
    paragraphs: [`${p.property} decided: ${p.title}`],
    facts: [['Result', OUTCOMES.en[p.outcome]]],
    button: { label: 'View the result', url: decisionUrl(siteUrl, p) },
    notes: [OFF.en],
  }),
});
