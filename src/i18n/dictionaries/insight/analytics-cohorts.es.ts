import type { AnalyticsCohortsText } from './analytics-cohorts.en.ts';

export const analyticsCohorts = {
  title: 'Permanencia',
  about:
    'Los alquileres por el trimestre en que empezaron, y cuántos seguían ahí después. Renovar es seguir.',
  of: 'de',
  caption: 'Alquileres que siguen, por el trimestre en que empezaron',
  quarter: 'Empezó',
  count: 'Alquileres',
  after: (p) => `A los ${p.months} meses`,
  stayed: (p) => `${p.staying} de ${p.reached}`,
  all: 'Todos',
  note: 'En cada columna cuentan solo los que empezaron hace tiempo suficiente.',
  chart: 'Parte que sigue, de todos los alquileres',
  months: 'Meses',
  share: 'Siguen',
  csv: 'Guardar en CSV',
  empty: { title: 'Todavía no hay alquileres', text: 'Aparecerán cuando haya contratos que ya empezaron.' },
} satisfies AnalyticsCohortsText;
