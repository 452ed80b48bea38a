// Invented names and figures for the component gallery only; no screen of the product reads this file.
import type { CurrencyCode, PaymentStatus } from '#src/domain/foundation/enums.ts';

export type SampleRow = {
  id: string;
  tenant: string;
  unit: string;
  rentMinor: number;
  currency: CurrencyCode;
  dueOn: string;
  status: PaymentStatus | 'late';
};

export const sampleRows: SampleRow[] = [
  {
    id: '1',
    tenant: 'Altagracia Núñez',
    unit: 'Torre Bahía 3-B',
    rentMinor: 3250000,
    currency: 'DOP',
    dueOn: '2026-11-05',
    status: 'confirmed',
  },
  {
    id: '2',
    tenant: 'José Miguel Peña',
    unit: 'Torre Bahía 4-A',
    rentMinor: 2890050,
    currency: 'DOP',
    dueOn: '2026-11-05',
    status: 'reported',
  },
  {
    id: '3',
    tenant: 'Yokasta Martínez',
    unit: 'Los Jardines 12',
    rentMinor: 1850000,
    currency: 'DOP',
    dueOn: '2026-11-01',
    status: 'late',
  },
  {
    id: '4',
    tenant: 'Caribe Coworking, SRL',
    unit: 'Local 1',
    rentMinor: 145000,
    currency: 'USD',
    dueOn: '2026-11-10',
    status: 'rejected',
  },
  {
    id: '5',
    tenant: 'Rafael Ureña',
    unit: 'Los Jardines 7',
    rentMinor: 1925000,
    currency: 'DOP',
    dueOn: '2026-11-05',
    status: 'reversed',
  },
];

export const sampleUnits = [
  { value: '3b', label: 'Apto. 3-B', detail: 'Torre Bahía, Santo Domingo' },
  { value: '4a', label: 'Apto. 4-A', detail: 'Torre Bahía, Santo Domingo' },
  { value: '12', label: 'Casa 12', detail: 'Los Jardines, Santiago' },
  { value: '7', label: 'Casa 7', detail: 'Los Jardines, Santiago' },
  { value: 'l1', label: 'Local 1', detail: 'Plaza Cocotal, Punta Cana' },
];

export const sampleProvinces = ['Distrito Nacional', 'Santiago', 'La Altagracia'];
export const sampleMonths = ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'];
export const sampleIncomeMinor = [38120000, 39550000, 40210000, 38890000, 39540000, 41230000];
export const sampleExpensesMinor = [12250000, 9810000, 18430000, 11020000, 10150000, 12680000];
export const sampleOccupancy = [0.88, 0.9, 0.93, 0.95, 0.95, 0.9, 0.92, 0.93, 0.95];
export const sampleProfitMinor = sampleIncomeMinor.map(
  (income, index) => income - (sampleExpensesMinor[index] ?? 0),
);
export const sampleSteps = {
  incomeMinor: 41230000,
  repairsMinor: 8230000,
  feesMinor: 4450000,
  profitMinor: 28550000,
};
