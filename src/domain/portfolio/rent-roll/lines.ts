import type { Grid } from '#src/domain/foundation/grid.ts';
import { plainHead } from '#src/domain/foundation/import-table.ts';
import type { RollField } from './fields.ts';
import type { RollMapping } from './mapping.ts';
import { filled } from './values.ts';

/** A line that is no row of its own: a sum, the head again, the name of a property above its units. */
export interface SkippedLine {
  readonly line: number;
  readonly why: 'total' | 'head' | 'heading';
  readonly text: string;
}
/** A row by its fields; what it does not fill itself may come from above. */
export interface RollLine {
  readonly line: number;
  readonly cell: (field: RollField) => string;
}
/** What was changed in the cells of a sheet, by its line. */
export type RollEdits = ReadonlyMap<number, Readonly<Partial<Record<RollField, string>>>>;

export interface RollLines {
  readonly rows: readonly RollLine[];
  readonly skipped: readonly SkippedLine[];
  /** Lines that take their property from a line above. */
  readonly filledDown: readonly number[];
}

const TOTAL =
  /^(sub|gran|grand)?(total|totales|suma|sumatoria)(general|generales|mensual|mensuales|porcobrar|pesos|dolares|rd|us)?$/;
const OF_PROPERTY: readonly RollField[] = [
  'property',
  'property_type',
  'street',
  'sector',
  'municipality',
  'province',
];
const HINTS: readonly RollField[] = ['tenant', 'phone', 'identity', 'starts_on', 'ends_on', 'email'];

/** The rows of a sheet below its head; a property that stands in the first row of a block alone counts for those below. */
export function linesOf(
  grid: Grid,
  { head, mapping, edits }: { head: readonly string[]; mapping: RollMapping; edits: RollEdits },
): RollLines {
  const placeOf = new Map(mapping.flatMap((field, at) => (field ? [[field, at] as const] : [])));
  const [rows, skipped, filledDown]: [RollLine[], SkippedLine[], number[]] = [[], [], []];
  const heads = head.map(plainHead).join('|');
  let above: (field: RollField) => string = () => '';
  for (const { line, cells } of grid) {
    const written = (field: RollField) => filled(cells[placeOf.get(field) ?? -1] ?? '');
    const edited = edits.get(line);
    const own = edited ? (field: RollField) => filled(edited[field] ?? written(field)) : written;
    if (cells.every((text) => filled(text) === '')) continue;
    const skip = (why: SkippedLine['why']) =>
      skipped.push({ line, why, text: cells.filter(Boolean).slice(0, 3).join(' · ') });
    const isRepeatedHead = cells[0] === head[0] && cells.map(plainHead).join('|') === heads;
    if (isRepeatedHead) skip('head');
    else if (isTotal(cells, own)) skip('total');
    else if (isHeading(own, placeOf)) {
      above = own;
      skip('heading');
    } else {
      const isBelow = own('property') === '' && above('property') !== '';
      const from = above;
      if (isBelow) filledDown.push(line);
      // What was changed in one row is not for those below it.
      if (written('property') !== '') above = written;
      const cell = (field: RollField) =>
        isBelow && OF_PROPERTY.includes(field) ? own(field) || from(field) : own(field);
      rows.push({ line, cell });
    }
  }
  return { rows, skipped, filledDown };
}

const isTotal = (cells: readonly string[], own: (field: RollField) => string) =>
  cells.some(
    (text) => /total|suma/i.test(text) && (TOTAL.test(plainHead(text)) || /^(sub)?total(es)?\b/i.test(text)),
  ) &&
  HINTS.filter((field) => field !== 'tenant' || !/total/i.test(own('tenant'))).every(
    (field) => own(field) === '',
  );

/** Only what a property has, in a sheet that has units. */
function isHeading(own: (field: RollField) => string, placeOf: ReadonlyMap<RollField, number>): boolean {
  if (!placeOf.has('unit') || own('property') === '') return false;
  return [...placeOf.keys()].every((field) => OF_PROPERTY.includes(field) || own(field) === '');
}
