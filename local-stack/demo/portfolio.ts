import type { CurrencyCode, PropertyType, UnitUse } from '#src/domain/foundation/enums.ts';

export const DEMO_ORGANIZATION = 'Inmobiliaria Muestra (datos de demostración)';

export interface DemoUnit {
  readonly label: string;
  readonly use: UnitUse;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly areaM2: number;
  /** Rent a month, in whole units of the property's currency. */
  readonly rent: number;
}

export interface DemoProperty {
  readonly name: string;
  readonly type: PropertyType;
  readonly street: string;
  readonly number: string;
  readonly sector: string;
  readonly municipality: string;
  readonly province: string;
  readonly reference: string;
  readonly currency: CurrencyCode;
  readonly units: readonly DemoUnit[];
}

function apartments(
  floors: number,
  perFloor: number,
  rents: readonly number[],
  areas: readonly number[],
): DemoUnit[] {
  return Array.from({ length: floors * perFloor }, (_, index) => {
    const floor = Math.floor(index / perFloor) + 1;
    const place = index % perFloor;
    return {
      label: `${floor}${'ABCDEF'[place]}`,
      use: 'dwelling',
      bedrooms: 1 + (place % 3),
      bathrooms: 1 + (place % 2) * 0.5 + (place > 1 ? 0.5 : 0),
      areaM2: areas[place % areas.length] ?? 80,
      rent: (rents[place % rents.length] ?? 30_000) + (floor - 1) * Math.round((rents[0] ?? 0) * 0.02),
    };
  });
}

function shops(count: number, rent: number): DemoUnit[] {
  return Array.from({ length: count }, (_, index) => ({
    label: `Local ${index + 1}`,
    use: 'commercial',
    bedrooms: null,
    bathrooms: 1,
    areaM2: 38 + index * 9,
    rent: rent + index * 4_500,
  }));
}

export const DEMO_PROPERTIES: readonly DemoProperty[] = [
  {
    name: 'Torre Mirador Norte (demo)',
    type: 'apartment_complex',
    street: 'Calle Ficticia de los Pinos',
    number: '27',
    sector: 'Piantini',
    municipality: 'Santo Domingo de Guzmán',
    province: 'Distrito Nacional',
    reference: 'Dirección de demostración',
    currency: 'DOP',
    units: apartments(5, 4, [38_000, 44_500, 52_000, 61_000], [72, 88, 104, 121]),
  },
  {
    name: 'Plaza del Yaque (demo)',
    type: 'mixed',
    street: 'Avenida Ficticia del Yaque',
    number: '114',
    sector: 'Los Jardines',
    municipality: 'Santiago de los Caballeros',
    province: 'Santiago',
    reference: 'Dirección de demostración',
    currency: 'DOP',
    units: [...shops(5, 42_000), ...apartments(2, 3, [21_000, 24_500, 28_000], [58, 66, 79])],
  },
  {
    name: 'Residencial Arena Blanca (demo)',
    type: 'condominium',
    street: 'Boulevard Ficticio de las Palmas',
    number: '9',
    sector: 'Bávaro',
    municipality: 'Higüey',
    province: 'La Altagracia',
    reference: 'Dirección de demostración',
    currency: 'USD',
    units: apartments(2, 5, [850, 980, 1_250, 1_400, 1_750], [62, 74, 95, 110, 138]),
  },
];

const FIRST_NAMES = [
  'Altagracia',
  'Ramón',
  'Yudelka',
  'Manuel',
  'Rosanna',
  'Wilkin',
  'Mercedes',
  'Juan Carlos',
  'Esmeralda',
  'Félix',
  'Dulce María',
  'Starlin',
  'Patricia',
  'Leonardo',
  'Katherine',
  'Ángel',
  'Noemí',
  'Domingo',
  'Yokasta',
  'Rubén',
] as const;
const FAMILY_NAMES = [
  'Peralta',
  'Núñez',
  'De los Santos',
  'Tavárez',
  'Encarnación',
  'Polanco',
  'Almonte',
  'Batista',
  'Cabrera',
  'Féliz',
  'Guzmán',
  'Henríquez',
  'Jiménez',
  'Lantigua',
  'Marte',
  'Ogando',
  'Paulino',
  'Quezada',
  'Rosario',
  'Vásquez',
] as const;

/** The n-th made-up name; none comes twice within 400. */
export function demoName(index: number): string {
  const first = FIRST_NAMES[index % FIRST_NAMES.length];
  const family = FAMILY_NAMES[(index * 7 + Math.floor(index / FIRST_NAMES.length)) % FAMILY_NAMES.length];
  return `${first} ${family}`;
}
