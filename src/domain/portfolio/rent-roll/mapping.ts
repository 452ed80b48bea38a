import type { Grid } from '#src/domain/foundation/grid.ts';
import { checkIdentity } from '#src/domain/foundation/identity.ts';
import { plainHead } from '#src/domain/foundation/import-table.ts';
import { normalizePhone } from '#src/domain/foundation/phone.ts';
import { isDay } from '#src/domain/foundation/written-day.ts';
import { fieldsOfHeads, type RollField, rollFields } from './fields.ts';

/** How many lines may stand above the head: titles, the day of the report, an address. */
const MOST_ABOVE = 20;
const LOOKED_AT = 200;
/** How many of a column's values have to be of a kind. */
const MOST_OF = 0.8;

/** Which field each column holds; null for one that is not read. */
export type RollMapping = readonly (RollField | null)[];

/** The place of the line that names the columns: the one that names most fields, the first of equals. */
export function findHead(grid: Grid): number {
  const points = grid.slice(0, MOST_ABOVE).map(({ cells }) => fieldsOfHeads(cells).filter(Boolean).length);
  const most = Math.max(0, ...points);
  // A table without names of columns begins with its first line that has several cells.
  if (most < 2)
    return Math.max(
      0,
      grid.findIndex(({ cells }) => cells.filter(Boolean).length > 1),
    );
  return points.indexOf(most);
}

/** Heads by which a sheet is known again. */
export const headsKey = (heads: readonly string[]) => heads.map(plainHead).join('|');

export interface GuessedMapping {
  readonly mapping: RollMapping;
  /** Columns whose values said it, not their head. */
  readonly byValues: ReadonlySet<number>;
}

/** What each column seems to hold: by its head, else by what its values look like. */
export function guessMapping(heads: readonly string[], rows: Grid): GuessedMapping {
  const mapping = fieldsOfHeads(heads);
  const byValues = new Set<number>();
  const put = (at: number, field: RollField) => {
    mapping[at] = field;
    byValues.add(at);
  };
  const looked = rows.slice(0, LOOKED_AT);
  const open = mapping.flatMap((field, at) => (field === null ? [at] : []));
  const kinds = new Map(open.map((at) => [at, kindOf(looked.map(({ cells }) => cells[at] ?? ''))]));
  for (const field of ['identity', 'email', 'phone'] as const) {
    const at = open.find((one) => kinds.get(one) === field);
    if (at !== undefined && !mapping.includes(field)) put(at, field);
  }
  const days = open.filter((at) => kinds.get(at) === 'day');
  const [first, second] = days;
  if (
    first !== undefined &&
    second !== undefined &&
    days.length === 2 &&
    !hasAny(mapping, 'starts_on', 'ends_on')
  ) {
    put(first, 'starts_on');
    put(second, 'ends_on');
  }
  const amounts = open.filter((at) => kinds.get(at) === 'amount');
  if (amounts.length === 1 && !mapping.includes('rent')) put(amounts[0] ?? 0, 'rent');
  return { mapping, byValues };
}

const hasAny = (mapping: RollMapping, ...fields: RollField[]) =>
  fields.some((field) => mapping.includes(field));

type Kind = 'identity' | 'email' | 'phone' | 'day' | 'amount';
/** Forms that only one kind of value has; a number of five digits is no day, and a plain one no amount. */
const KINDS: readonly (readonly [Kind, (text: string) => boolean])[] = [
  ['email', (text) => /^\S+@\S+\.\S+$/.test(text)],
  ['identity', (text) => /^[\d-]+$/.test(text) && checkIdentity('cedula', text).status === 'valid'],
  ['phone', (text) => normalizePhone(text) !== null],
  ['day', isDay],
  [
    'amount',
    (text) => /^(RD\$|US\$|\$|DOP|USD)?\s*\d{1,3}([.,]\d{3})+([.,]\d{2})?$|^(RD\$|US\$|\$)\s*\d+/i.test(text),
  ],
];

function kindOf(values: readonly string[]): Kind | null {
  const filled = values.filter(Boolean);
  if (filled.length === 0) return null;
  return (
    KINDS.find(([, is]) => filled.filter((value) => is(value)).length >= filled.length * MOST_OF)?.[0] ?? null
  );
}

/** A mapping that was kept, where it is one of these heads. */
export function keptMapping(kept: unknown, heads: readonly string[]): RollMapping | null {
  if (!Array.isArray(kept) || kept.length !== heads.length) return null;
  const isField = (one: unknown): one is RollField | null =>
    one === null || rollFields.some((field) => field === one);
  const mapping: unknown[] = kept;
  if (!mapping.every(isField)) return null;
  const fields = mapping.filter(Boolean);
  return new Set(fields).size === fields.length ? mapping : null;
}
