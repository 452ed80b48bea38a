import type { OwnerFinanceAreasText } from './owner-finance-areas.en.ts';

export const ownerFinanceAreas = {
  label: 'Finanzas',
  areas: {
    rent: 'Alquileres',
    month: 'El mes',
    journal: 'Libro diario',
    accounts: 'Catálogo de cuentas',
    lateFees: 'Mora',
    currencies: 'Monedas',
    periods: 'Cierre',
  },
} satisfies OwnerFinanceAreasText;
