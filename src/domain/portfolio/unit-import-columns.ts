import type { CurrencyCode, UnitUse } from '../foundation/enums.ts';
import type { Heads } from '../foundation/import-table.ts';

/** The columns that a file of units may have; the first two it must have. */
export const unitImportColumns = [
  'property',
  'label',
  'use',
  'bedrooms',
  'bathrooms',
  'area',
  'rent',
  'currency',
] as const;
export type UnitImportColumn = (typeof unitImportColumns)[number];

/** Areas in square feet have a head of their own. */
export type FileColumn = UnitImportColumn | 'feet';

/** How a column may be headed, in plain letters and digits; the market rent before any other rent. */
export const unitHeads: Heads<FileColumn> = {
  property: [
    ...[
      'property',
      'propiedad',
      'propertyname',
      'nombredelapropiedad',
      'building',
      'buildingname',
      'edificio',
    ],
    ...['residencial', 'torre', 'inmueble'],
  ],
  label: [
    ...[
      'unit',
      'unidad',
      'label',
      'unitnumber',
      'unitname',
      'unitno',
      'unitid',
      'numerodeunidad',
      'nodeunidad',
    ],
    ...['apartment', 'apartamento', 'apt', 'apto', 'local', 'nombre', 'name'],
  ],
  use: ['use', 'uso', 'unituse', 'tipodeuso'],
  bedrooms: [
    'bedrooms',
    'habitaciones',
    'beds',
    'bedroom',
    'bed',
    'br',
    'hab',
    'dormitorios',
    'cuartos',
    'recamaras',
  ],
  bathrooms: ['bathrooms', 'banos', 'baths', 'bathroom', 'bath', 'ba', 'bano'],
  area: [
    'aream2',
    'area',
    'm2',
    'metros',
    'metroscuadrados',
    'areametroscuadrados',
    'superficie',
    'sqm',
    'squaremeters',
  ],
  feet: ['sqft', 'squarefeet', 'areasqft', 'sqfeet', 'squarefootage', 'piescuadrados', 'areapies2', 'pies2'],
  rent: [
    ...[
      'marketrent',
      'alquilerdemercado',
      'rentademercado',
      'askingrent',
      'rent',
      'alquiler',
      'renta',
      'monthlyrent',
    ],
    ...['alquilermensual', 'precio'],
  ],
  currency: ['currency', 'moneda', 'divisa'],
};
/** Words for a use, in plain letters; nothing is a dwelling. */
export const usesByWord: Readonly<Record<string, UnitUse>> = {
  '': 'dwelling',
  residential: 'dwelling',
  residencial: 'dwelling',
  dwelling: 'dwelling',
  vivienda: 'dwelling',
  commercial: 'commercial',
  comercial: 'commercial',
};
export const currenciesByWord: Readonly<Record<string, CurrencyCode>> = {
  ...{ dop: 'DOP', rd: 'DOP', pesos: 'DOP', peso: 'DOP', pesosdominicanos: 'DOP' },
  ...{ usd: 'USD', us: 'USD', dolares: 'USD', dolar: 'USD', dollars: 'USD' },
};
/** Units of one room without a wall around the bed. */
export const studioWords = ['estudio', 'studio'];
