import type { ownerBureau as english } from './owner-bureau.en.ts';

export const ownerBureau = {
  bureau: {
    title: 'Buró de información',
    hint: 'Solo se consulta a quien autorizó la evaluación. La respuesta no cuenta en el puntaje.',
    ask: 'Consultar el buró',
    notAsked: 'Sin consultar.',
    noConsent: 'Todavía no autoriza la evaluación.',
    outcomes: { nothing_found: 'Sin hallazgos', findings: 'Con hallazgos' },
    statuses: { asked: 'Consultado, sin respuesta todavía', failed: 'El buró no respondió' },
    askedOn: (p) =>
      p.reference === '' ? `Consultado el ${p.date}` : `Consultado el ${p.date}, referencia ${p.reference}`,
    unavailable: 'El buró no respondió. Intente en un rato; la misma consulta no se hace dos veces.',
    identityMissing: 'Agregue primero el documento de identidad de esta persona.',
  },
} satisfies typeof english;
