import type { OwnerFinanceAreasText } from './owner-finance-areas.en.ts';

export const ownerFinanceAreas = {
  label: 'Finanzas',
  areas: {
    rent: 'Alquileres',
    expenses: 'Gastos',
    vendors: 'Suplidores',
    bank: 'Banco',
  },
} satisfies OwnerFinanceAreasText;
