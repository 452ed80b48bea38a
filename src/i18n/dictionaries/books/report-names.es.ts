import type { ReportNames } from './report-names.en.ts';

export const reportNames = {
  income_statement: 'Estado de resultados',
  balance_sheet: 'Balance general',
  trial_balance: 'Balanza de comprobación',
  cash_flow: 'Flujo de efectivo',
  rent_roll: 'Relación de alquileres',
  aged_receivables: 'Antigüedad de saldos',
  deposits_held: 'Depósitos en poder',
  owner_statement: 'Estados de propietarios',
  vacancy_loss: 'Pérdida por vacancia',
  budget_variance: 'Presupuesto contra real',
  tax_summary: 'Resumen de impuestos',
} satisfies ReportNames;
