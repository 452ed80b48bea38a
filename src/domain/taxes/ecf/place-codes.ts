/**
 * DGII's codes of places (table III of the format): two digits of the province, two of the municipality, two of the district,
 * 00 for the whole. A row is a province from 01 on; its numbers say how far the districts of each municipality go.
 */
const LAST_DISTRICTS: readonly (readonly number[])[] = [
  [1],
  [9, 2, 3, 5, 1, 4, 2, 4, 1, 1],
  [2, 2, 7, 1, 2],
  [4, 1, 2, 2, 4, 1, 2, 2, 1, 1, 2],
  [2, 3, 1, 1, 2],
  [5, 3, 1, 1, 5, 1, 2],
  [3, 3, 2, 2, 2, 1],
  [4, 3],
  [9, 1, 4, 1],
  [3, 2, 1, 2, 2, 2],
  [4, 3],
  [2, 1, 2],
  [5, 3, 3, 2],
  [4, 3, 2, 1],
  [1, 2, 4, 1, 2, 1],
  [2, 2],
  [10, 3, 1],
  [3, 2, 1, 1, 2, 4, 3, 4, 1],
  [2, 2, 1],
  [4, 1, 1],
  [3, 1, 3, 2, 4, 2, 1, 1],
  [11, 3, 3, 2, 3, 2],
  [1, 3, 1, 1, 1, 1],
  [6, 2, 1, 4],
  [7, 1, 3, 2, 4, 2, 3, 3, 1, 1],
  [1, 1, 1],
  [4, 5, 4],
  [6, 1, 3],
  [4, 1, 3, 3, 1],
  [4, 2, 1],
  [5, 1, 1],
  [2, 1, 2, 2, 2, 3, 3],
];
/** The table has gaps, and writes the municipality of Neiba in its own way. */
const MISSING: ReadonlySet<string> = new Set(['030100', '250103', '290401']);
const NEIBA = '030001';

/** Whether a code is that of a province. */
export function isProvinceCode(code: string): boolean {
  return /^\d\d0000$/.test(code) && LAST_DISTRICTS[Number(code.slice(0, 2)) - 1] !== undefined;
}

/** Whether a code is that of a municipality or of a district in one. */
export function isMunicipalityCode(code: string): boolean {
  if (code === NEIBA) return true;
  if (!/^\d{6}$/.test(code) || MISSING.has(code)) return false;
  const [province = 0, municipality = 0, district = 0] = [0, 2, 4].map((at) =>
    Number(code.slice(at, at + 2)),
  );
  const last = LAST_DISTRICTS[province - 1]?.[municipality - 1];
  return last !== undefined && district <= last;
}

/** The code of the province that a place is in. */
export const provinceCodeOf = (code: string): string => `${code.slice(0, 2)}0000`;
