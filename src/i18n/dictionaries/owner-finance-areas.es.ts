import type { OwnerFinanceAreasText } from './owner-finance-areas.en.ts';

export const ownerFinanceAreas = {
  label: 'Finanzas',
  areas: {
    rent: 'Alquileres',
    onlinePayments: 'Pagos en línea',
  },
} satisfies OwnerFinanceAreasText;
