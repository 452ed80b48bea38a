/** How names for many units are made: "{n}" is the number, "{floor}" or "{piso}" the floor. */
export interface UnitPattern {
  readonly label: string;
  /** Counted through from `from` to `to`, or anew on each floor from `from` to `to`. */
  readonly isByFloor: boolean;
  readonly from: number | null;
  readonly to: number | null;
  /** Only with `isByFloor`. */
  readonly perFloor: number | null;
}

export type PatternProblem = 'patternMissing' | 'rangeInvalid' | 'tooMany';
export type PatternResult =
  | { readonly ok: true; readonly labels: readonly string[] }
  | { readonly ok: false; readonly problem: PatternProblem };

export const MOST_UNITS = 500;
const HIGHEST_NUMBER = 9999;

const isCount = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value >= 0;

/**
 * The names that a pattern stands for, in order. By floor, `from` and `to` are floors and the number is the floor and
 * two digits: 101, 102, 201. Counted through, numbers have as many digits as the last one, so that names sort well.
 */
export function patternLabels(pattern: UnitPattern): PatternResult {
  const { from, to, perFloor, isByFloor } = pattern;
  if (!pattern.label.includes('{n}')) return { ok: false, problem: 'patternMissing' };
  if (!isCount(from) || !isCount(to) || to < from || to > HIGHEST_NUMBER)
    return { ok: false, problem: 'rangeInvalid' };
  if (isByFloor && (!isCount(perFloor) || perFloor < 1 || perFloor > 99))
    return { ok: false, problem: 'rangeInvalid' };
  const inARow = isByFloor ? (perFloor ?? 1) : 1;
  if ((to - from + 1) * inARow > MOST_UNITS) return { ok: false, problem: 'tooMany' };

  const digits = String(to).length;
  const labels = Array.from({ length: (to - from + 1) * inARow }, (_, index) => {
    const floor = from + Math.floor(index / inARow);
    const door = (index % inARow) + 1;
    const number = isByFloor
      ? `${floor}${String(door).padStart(2, '0')}`
      : String(floor).padStart(digits, '0');
    return pattern.label
      .replaceAll('{n}', number)
      .replaceAll(/\{(floor|piso)\}/g, String(floor))
      .trim();
  });
  return { ok: true, labels };
}

/** Positions of names that an earlier one has already; letter case and outer spaces make no other name. */
export function repeatedLabels(labels: readonly string[]): number[] {
  const seen = new Set<string>();
  return labels.flatMap((label, index) => {
    const key = label.trim().toLocaleLowerCase('es');
    if (key === '' || !seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [index];
  });
}
