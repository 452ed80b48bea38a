// Sample data: a made-up portfolio of four properties, which the public page and the tests ask about.
import type { KnownName } from '../understanding/names.ts';

/** The day that it is in the sample: a Wednesday. */
export const sampleDay = '2026-11-18';

type Currency = 'DOP' | 'USD';

export interface SampleUnit {
  readonly label: string;
  /** In minor units, a month. */
  readonly rent: number;
  readonly tenant?: string;
  readonly startsOn?: string;
  readonly endsOn?: string;
  /** Of a vacant one: since when. */
  readonly vacantSince?: string;
  /** Months of this year that are not paid, "10" for October. */
  readonly unpaid?: readonly number[];
}

export interface SampleProperty {
  readonly name: string;
  readonly sector: string;
  readonly province: string;
  readonly currency: Currency;
  readonly owner: string;
  readonly units: readonly SampleUnit[];
}

const vacant = (label: string, rent: number, vacantSince: string): SampleUnit => ({
  label,
  rent,
  vacantSince,
});

export const sampleProperties: readonly SampleProperty[] = [
  {
    name: 'Torre Anacaona',
    sector: 'Piantini',
    province: 'Santo Domingo',
    currency: 'DOP',
    owner: 'Altagracia Fermín',
    units: [
      {
        label: '1A',
        rent: 4_500_000,
        tenant: 'Carmen Peralta',
        startsOn: '2024-03-01',
        endsOn: '2027-02-28',
        unpaid: [11],
      },
      { label: '1B', rent: 4_200_000, tenant: 'José Almonte', startsOn: '2025-01-01', endsOn: '2026-12-31' },
      {
        label: '2A',
        rent: 4_650_000,
        tenant: 'Yokasta Reyes',
        startsOn: '2025-06-01',
        endsOn: '2027-05-31',
        unpaid: [9, 10, 11],
      },
      { label: '2B', rent: 4_400_000, tenant: 'Rafael Núñez', startsOn: '2023-08-01', endsOn: '2027-01-31' },
      vacant('3A', 4_800_000, '2026-09-01'),
      vacant('3B', 4_800_000, '2026-10-16'),
    ],
  },
  {
    name: 'Residencial Gazcue',
    sector: 'Gazcue',
    province: 'Santo Domingo',
    currency: 'DOP',
    owner: 'Altagracia Fermín',
    units: [
      { label: '101', rent: 2_600_000, tenant: 'Ana Martínez', startsOn: '2024-11-01', endsOn: '2027-10-31' },
      {
        label: '102',
        rent: 2_550_000,
        tenant: 'Pedro Martínez',
        startsOn: '2025-09-01',
        endsOn: '2027-08-31',
        unpaid: [10, 11],
      },
      { label: '201', rent: 2_750_000, tenant: 'Luisa Báez', startsOn: '2022-02-01', endsOn: '2027-01-31' },
      vacant('202', 2_750_000, '2026-11-01'),
    ],
  },
  {
    name: 'Plaza Naco',
    sector: 'Naco',
    province: 'Santo Domingo',
    currency: 'USD',
    owner: 'Inversiones Yuna SRL',
    units: [
      {
        label: 'Local 1',
        rent: 180_000,
        tenant: 'Ferretería El Clavo SRL',
        startsOn: '2023-01-01',
        endsOn: '2027-12-31',
      },
      {
        label: 'Local 2',
        rent: 145_000,
        tenant: 'Colmado La Bendición',
        startsOn: '2024-07-01',
        endsOn: '2026-12-31',
        unpaid: [11],
      },
      vacant('Local 3', 160_000, '2026-05-01'),
      vacant('Local 4', 175_000, '2026-08-15'),
    ],
  },
  {
    name: 'Villas Cabarete',
    sector: 'Cabarete',
    province: 'Puerto Plata',
    currency: 'USD',
    owner: 'Inversiones Yuna SRL',
    units: [
      {
        label: 'Villa 1',
        rent: 210_000,
        tenant: 'Michael Brown',
        startsOn: '2026-02-01',
        endsOn: '2027-01-31',
      },
      vacant('Villa 2', 220_000, '2026-10-01'),
    ],
  },
];

/** What is called how in the sample. */
export const sampleNames: readonly KnownName[] = sampleProperties.flatMap(({ name, units }) => [
  { kind: 'property' as const, name },
  ...units.flatMap(({ label, tenant }) => [
    { kind: 'unit' as const, name: `${name} ${label}` },
    ...(tenant ? [{ kind: 'tenant' as const, name: tenant }] : []),
  ]),
]);
