import type { provinces } from './provinces.ts';

export type Province = (typeof provinces)[number];
/** Latitude and longitude in degrees. */
export type Place = readonly [latitude: number, longitude: number];

/**
 * Where a province's marker stands: its capital, rounded to a hundredth of a degree. Santo Domingo's stands north of the
 * city, which is the National District's.
 */
export const provincePlaces: Readonly<Record<Province, Place>> = {
  Azua: [18.45, -70.73],
  Bahoruco: [18.48, -71.42],
  Barahona: [18.21, -71.1],
  Dajabón: [19.55, -71.7],
  'Distrito Nacional': [18.48, -69.93],
  Duarte: [19.3, -70.25],
  'El Seibo': [18.77, -69.04],
  'Elías Piña': [18.88, -71.68],
  Espaillat: [19.39, -70.52],
  'Hato Mayor': [18.76, -69.26],
  'Hermanas Mirabal': [19.45, -70.38],
  Independencia: [18.49, -71.83],
  'La Altagracia': [18.62, -68.71],
  'La Romana': [18.43, -68.97],
  'La Vega': [19.22, -70.53],
  'María Trinidad Sánchez': [19.38, -69.86],
  'Monseñor Nouel': [18.94, -70.41],
  'Monte Cristi': [19.84, -71.64],
  'Monte Plata': [18.81, -69.78],
  Pedernales: [18.04, -71.72],
  Peravia: [18.28, -70.33],
  'Puerto Plata': [19.78, -70.69],
  Samaná: [19.21, -69.34],
  'San Cristóbal': [18.42, -70.11],
  'San José de Ocoa': [18.55, -70.5],
  'San Juan': [18.81, -71.23],
  'San Pedro de Macorís': [18.47, -69.31],
  'Sánchez Ramírez': [19.05, -70.15],
  Santiago: [19.45, -70.7],
  'Santiago Rodríguez': [19.48, -71.34],
  'Santo Domingo': [18.6, -69.82],
  Valverde: [19.55, -71.08],
};

/** The coast and the border, drawn by hand through a few well-known points; for orientation, not for measuring. */
const mainland: readonly Place[] = [
  [19.71, -71.76],
  [19.84, -71.7],
  [19.9, -71.65],
  [19.87, -71.45],
  [19.86, -71.24],
  [19.91, -71.08],
  [19.93, -70.95],
  [19.88, -70.82],
  [19.82, -70.7],
  [19.78, -70.55],
  [19.76, -70.41],
  [19.7, -70.25],
  [19.66, -70.08],
  [19.68, -69.95],
  [19.58, -69.88],
  [19.45, -69.84],
  [19.34, -69.8],
  [19.29, -69.72],
  [19.33, -69.54],
  [19.33, -69.35],
  [19.37, -69.22],
  [19.3, -69.15],
  [19.23, -69.2],
  [19.19, -69.34],
  [19.2, -69.5],
  [19.22, -69.62],
  [19.12, -69.63],
  [19.09, -69.5],
  [19.07, -69.38],
  [19.02, -69.2],
  [18.99, -69.04],
  [19.03, -68.88],
  [18.96, -68.73],
  [18.8, -68.55],
  [18.7, -68.43],
  [18.61, -68.32],
  [18.49, -68.37],
  [18.37, -68.58],
  [18.21, -68.62],
  [18.22, -68.77],
  [18.36, -68.84],
  [18.4, -68.98],
  [18.43, -69.15],
  [18.44, -69.32],
  [18.43, -69.5],
  [18.45, -69.63],
  [18.46, -69.85],
  [18.44, -69.96],
  [18.36, -70.03],
  [18.25, -70.13],
  [18.22, -70.25],
  [18.2, -70.45],
  [18.21, -70.56],
  [18.29, -70.58],
  [18.4, -70.66],
  [18.36, -70.83],
  [18.29, -70.92],
  [18.3, -71.04],
  [18.2, -71.07],
  [18.03, -71.13],
  [17.9, -71.22],
  [17.8, -71.36],
  [17.64, -71.4],
  [17.61, -71.45],
  [17.75, -71.6],
  [17.9, -71.67],
  [18.03, -71.77],
  [18.2, -71.77],
  [18.33, -71.71],
  [18.42, -71.9],
  [18.61, -72],
  [18.71, -71.79],
  [18.86, -71.75],
  [18.97, -71.85],
  [19.1, -71.66],
  [19.25, -71.75],
  [19.34, -71.69],
  [19.5, -71.76],
];
const saona: readonly Place[] = [
  [18.2, -68.78],
  [18.18, -68.62],
  [18.11, -68.57],
  [18.13, -68.7],
];

/** Pieces of land, each closed. */
export const land: readonly (readonly Place[])[] = [mainland, saona];

const [NORTH, WEST, SOUTH, EAST] = [20.02, -72.1, 17.5, -68.22];
const PER_DEGREE = 250;
/** A degree of longitude is shorter than one of latitude; at 18.75° north by this much. */
const SHORTER = Math.cos((18.75 * Math.PI) / 180);

export const mapWidth = Math.round((EAST - WEST) * SHORTER * PER_DEGREE);
export const mapHeight = Math.round((NORTH - SOUTH) * PER_DEGREE);

/** A place on the map, from its upper left corner. */
export function onMap([latitude, longitude]: Place): { readonly x: number; readonly y: number } {
  return {
    x: Math.round((longitude - WEST) * SHORTER * PER_DEGREE),
    y: Math.round((NORTH - latitude) * PER_DEGREE),
  };
}

const [SMALLEST, LARGEST] = [13, 24];

/** How large a marker is: its surface grows with the count, between two sizes. */
export function markerRadius(count: number, most: number): number {
  if (most <= 1) return SMALLEST;
  return Math.round(SMALLEST + (LARGEST - SMALLEST) * Math.sqrt((count - 1) / (most - 1)));
}
