import type { OwnerMonthText } from './owner-month.en.ts';

export const ownerMonth = {
  more: 'Ingresos, gastos y depósitos',
  income: 'Ingresos',
  incomeHint: 'alquileres, moras y otros ingresos, sin ITBIS ni depósitos',
  expenses: 'Gastos',
  expensesHint: 'facturas aprobadas y otros gastos del mes',
  profit: 'Ganancia',
  profitHint: 'ingresos menos gastos',
  deposits: 'Depósitos en su poder hoy',
  depositsHint: 'son de los inquilinos y no están en las otras cifras',
} satisfies OwnerMonthText;
