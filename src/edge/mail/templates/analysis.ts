import { array, maxLength, object, pipe, string, tuple } from 'valibot';
import { defineTemplate } from '../template.ts';

const Analysis = object({
  /** What restores the analysis: the query of its link. */
  query: pipe(string(), maxLength(600)),
  /** Its figures with their names, in the reader's language. */
  facts: array(tuple([string(), string()])),
});

/** The figures of a portfolio analysis, to whoever asked for them. */
export const analysis = defineTemplate(Analysis, {
  es: ({ query, facts }, { siteUrl }) => ({
    subject: 'Su análisis de cartera en Llavero',
    preview: 'Las cifras que pidió y el enlace que las restablece.',
    heading: 'Su análisis de cartera',
    paragraphs: [
      'Estas son las cifras que pidió. Son una estimación con supuestos ilustrativos; en el enlace puede verlos todos y cambiarlos.',
    ],
    facts,
    button: { label: 'Abrir el análisis', url: `${siteUrl}/es/portfolio-analyzer/results/?${query}` },
    notes: [
      'Alguien pidió enviar este mensaje a este correo, una sola vez. No quedó en ninguna lista; si no fue usted, no haga nada.',
    ],
  }),
  en: ({ query, facts }, { siteUrl }) => ({
    subject: 'Your portfolio analysis from Llavero',
    preview: 'The figures you asked for, and a link to open them again.',
    heading: 'Your portfolio analysis',
    paragraphs: [
      'These are the figures you asked for. They’re an estimate based on illustrative assumptions; the link shows them all and lets you change them.',
    ],
    facts,
    button: { label: 'Open the analysis', url: `${siteUrl}/en/portfolio-analyzer/results/?${query}` },
    notes: [
      'Someone asked us to send this email to this address, once. You’re not on any list; if it wasn’t you, do nothing.',
    ],
  }),
});
