import type { PropertyType } from '#src/domain/foundation/enums.ts';
import { emptyUnit, type UnitRow } from './property-schema.ts';
import { MOST_UNITS, patternLabels } from './unit-pattern.ts';

/** How units are called until their owner calls them otherwise; `{n}` is the number. */
export interface UnitNames {
  readonly house: string;
  readonly dwelling: string;
  readonly store: string;
}

/** As many units as asked for, with usual names. The only unit of a house is the house. */
export function proposedUnits(count: number, type: PropertyType | undefined, names: UnitNames): UnitRow[] {
  if (count === 1 && type === 'single_family') return [emptyUnit(names.house, type)];
  const label = type === 'commercial' ? names.store : names.dwelling;
  const made =
    count > 0 ? patternLabels({ label, isByFloor: false, from: 1, to: count, perFloor: null }) : null;
  return made?.ok ? made.labels.map((name) => emptyUnit(name, type)) : [];
}

/** What is written of the units stays; those that are missing get the usual names, and those too many go. */
export function resizedUnits(
  written: readonly UnitRow[],
  count: number,
  type: PropertyType | undefined,
  names: UnitNames,
): UnitRow[] {
  const asked = Math.min(Math.max(Math.trunc(count), 0), MOST_UNITS);
  return proposedUnits(asked, type, names).map((usual, index) => {
    const own = written[index];
    return own && isWritten(own, index, names) ? own : usual;
  });
}

const MOST_DIGITS = 3;

/** Whether somebody wrote something of the unit, or all that it says was proposed. */
function isWritten(
  { label, unitUse, bedrooms, rentMinor }: UnitRow,
  index: number,
  names: UnitNames,
): boolean {
  if (bedrooms !== null || rentMinor !== null) return true;
  const numbered = (pattern: string) =>
    Array.from({ length: MOST_DIGITS }, (_, digits) =>
      pattern.replace('{n}', String(index + 1).padStart(digits + 1, '0')),
    );
  const isStore = numbered(names.store).includes(label);
  if (!isStore && label !== names.house && !numbered(names.dwelling).includes(label)) return true;
  return unitUse !== (isStore ? 'commercial' : 'dwelling');
}
