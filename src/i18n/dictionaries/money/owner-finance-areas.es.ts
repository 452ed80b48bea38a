import type { OwnerFinanceAreasText } from './owner-finance-areas.en.ts';

export const ownerFinanceAreas = {
  label: 'Finanzas',
  month: {
    income: 'Ingresos',
    incomeHint: 'alquileres, moras y otros ingresos, sin ITBIS ni depósitos',
    expenses: 'Gastos',
    expensesHint: 'facturas aprobadas y otros gastos del mes',
    profit: 'Ganancia',
    profitHint: 'ingresos menos gastos',
    deposits: 'Depósitos en su poder hoy',
    depositsHint: 'son de los inquilinos y no están en las otras cifras',
  },
  areas: {
    rent: 'Alquileres',
    taxes: 'Impuestos',
    accounting: 'Contabilidad',
    expenses: 'Gastos',
    vendors: 'Suplidores',
    bank: 'Banco',
    onlinePayments: 'Formas de cobro',
    reports: 'Reportes',
    distributions: 'Propietarios',
    budget: 'Presupuesto',
    month: 'Cargos del mes',
    journal: 'Libro diario',
    accounts: 'Catálogo de cuentas',
    lateFees: 'Mora',
    currencies: 'Monedas',
    periods: 'Cierre',
  },
} satisfies OwnerFinanceAreasText;
