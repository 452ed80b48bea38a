import type { OwnerFinanceAreasText } from './owner-finance-areas.en.ts';

export const ownerFinanceAreas = {
  label: 'Finanzas',
  areas: {
    rent: 'Alquileres',
    reports: 'Reportes',
    budget: 'Presupuesto',
  },
} satisfies OwnerFinanceAreasText;
