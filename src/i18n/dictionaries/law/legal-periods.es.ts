import type { LegalPeriodsText } from './legal-periods.en.ts';

export const legalPeriods = {
  title: 'Contar una fecha',
  text: 'Elija un plazo y el hecho del que parte. Verá el último día y cómo se contó.',
  period: 'Plazo',
  arithmetic: 'Cómo se contó',
  names: {
    notice_dwelling: 'Aviso al final del contrato: vivienda',
    notice_commercial: 'Aviso al final del contrato: comercio',
    retention_reasons: 'Razones para retener un depósito',
    take_over_after_death: 'Seguir con el contrato tras una muerte',
  },
  results: {
    notice_dwelling: 'Último día para avisar',
    notice_commercial: 'Último día para avisar',
    retention_reasons: 'Último día para dar las razones por escrito',
    take_over_after_death: 'Último día para seguir con el contrato',
  },
  facts: {
    term_end: 'Último día del contrato',
    unit_returned: 'Día en que se devolvió el inmueble',
    tenant_death: 'Día de la muerte',
  },
  refusals: {
    fact_missing: ({ fact }) => `Falta: ${fact}.`,
    fact_invalid: ({ fact }) => `No es un día desde el que se pueda contar: ${fact}.`,
    never_reviewed: () => 'Nadie ha comparado todavía este plazo con la ley: no se da una fecha.',
    review_overdue: ({ from, to }) =>
      `Este plazo se comparó con la ley el ${from}. Esa lectura servía hasta el ${to}: no se da una fecha.`,
    not_in_force: ({ from, to }) =>
      to ? `La ley rigió del ${from} al ${to}.` : `La ley rige desde el ${from}, no en ese día.`,
  },
  steps: {
    from: ({ fact, date }) => `${fact}: ${date}`,
    counted: ({ days, date, isBusiness, isBackwards }) =>
      `${days} días ${isBusiness ? 'laborables' : 'calendario'}${isBackwards ? ' hacia atrás' : ''}; el primero es el ${date}`,
    skipped: ({ days }) => `No se cuentan: ${days}`,
    reached: ({ date }) => `La cuenta termina el ${date}`,
    rolled: ({ from, reason, date }) => `El ${from} no es laborable (${reason}): pasa al ${date}`,
    rests: ({ from, reason, date }) =>
      `El ${from} no es laborable (${reason}). No conocemos una regla que lo mueva: para ir a lo seguro, actúe a más tardar el ${date}.`,
  },
  weekend: 'fin de semana',
  reviewed: ({ date, due }) => `Plazo comparado con la ley el ${date}. Sirve hasta el ${due}.`,
} satisfies LegalPeriodsText;
