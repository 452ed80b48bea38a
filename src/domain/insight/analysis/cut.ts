import { addMonths, endOfMonth, startOfMonth } from '../../foundation/dates.ts';
import type { CurrencyCode } from '../../foundation/enums.ts';
import { monthOf } from '../../foundation/months.ts';
import { type Period, shiftPeriod, yearBefore } from '../../foundation/period.ts';
import { byText } from '../../foundation/text-order.ts';
import type { DimensionId, MeasureAnswer, MeasureRow } from '../measures/names.ts';
import type { ExploreRequest, ExploreSort } from './explore.ts';
import { isTime } from './explore.ts';
import { changeOf, inCurrency, valueOfRow } from './figures.ts';

/** A line of the table that Explore shows. */
export interface CutRow {
  readonly id: string;
  readonly keys: readonly (string | null)[];
  readonly row: MeasureRow | null;
  readonly value: number | null;
  /** Of the period before; there is none where the lines are spans of time. */
  readonly before: number | null;
  readonly year: number | null;
}

const idOf = (keys: readonly (string | null)[]) => JSON.stringify(keys);

/** The same month, quarter or year one year on: how a line of the year before finds its own. */
const nextYear = (key: string | null): string | null =>
  key === null ? null : `${Number(key.slice(0, 4)) + 1}${key.slice(4)}`;

/** The periods that a request asks about, in the order of its questions. */
export function askedPeriods({
  period,
  by,
  hasComparison,
}: Pick<ExploreRequest, 'period' | 'by' | 'hasComparison'>): Period[] {
  if (!hasComparison) return [period];
  return by.some(isTime)
    ? [period, yearBefore(period)]
    : [period, shiftPeriod(period, -1), yearBefore(period)];
}

/** The lines of the answers to a request, each beside what it was before; also those that are only in an earlier one. */
export function cutRows(
  { by, currency, hasComparison }: Pick<ExploreRequest, 'by' | 'currency' | 'hasComparison'>,
  answers: readonly MeasureAnswer[],
): CutRow[] {
  const hasTime = by.some(isTime);
  const moved = (keys: readonly (string | null)[]) =>
    keys.map((key, index) => (isTime(by[index]) ? nextYear(key) : key));
  const table = (answer: MeasureAnswer | undefined, isYear: boolean) =>
    new Map(
      (answer ? inCurrency(answer, currency) : []).map((row) => {
        const keys = isYear ? moved(row.keys) : row.keys;
        return [idOf(keys), { row, keys }] as const;
      }),
    );
  const now = table(answers[0], false);
  const before = hasTime || !hasComparison ? new Map<string, never>() : table(answers[1], false);
  const year = hasComparison ? table(answers[hasTime ? 1 : 2], true) : new Map<string, never>();
  const ids = new Set([...now.keys(), ...before.keys(), ...year.keys()]);
  return [...ids].map((id) => {
    const found = now.get(id);
    return {
      id,
      keys: (found ?? before.get(id) ?? year.get(id))?.keys ?? [],
      row: found?.row ?? null,
      value: valueOfRow(found?.row ?? null),
      before: valueOfRow(before.get(id)?.row ?? null),
      year: valueOfRow(year.get(id)?.row ?? null),
    };
  });
}

/** The value of a column by which lines are ordered: text of a dimension, or a figure. */
function sortValue(row: CutRow, column: string, nameOf: (row: CutRow, index: number) => string) {
  if (column === '0' || column === '1') return nameOf(row, Number(column));
  if (column === 'before') return row.before;
  if (column === 'year') return row.year;
  if (column === 'changeBefore') return changeOf(row.value, row.before);
  if (column === 'changeYear') return changeOf(row.value, row.year);
  return row.value;
}

/**
 * Lines in the order asked for; else those of time as time goes, and others the largest first. What is not known stands last.
 * @param nameOf what a key is called; spans of time by their key, so that they stand in their order
 */
export function sortedRows(
  rows: readonly CutRow[],
  by: readonly DimensionId[],
  sort: ExploreSort | null,
  nameOf: (row: CutRow, index: number) => string,
): CutRow[] {
  const { column, direction } =
    sort ??
    (isTime(by[0]) ? { column: '0', direction: 'ascending' } : { column: 'value', direction: 'descending' });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [sortValue(one, column, nameOf), sortValue(other, column, nameOf)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'string' && typeof b === 'string') return sign * byText(a, b);
    return sign * (Number(a) - Number(b));
  });
}

/** What a chart draws of the lines: categories of the first dimension, a series for each value of the second. */
export interface CutChart {
  readonly categories: readonly (string | null)[];
  readonly series: readonly { readonly key: string | null; readonly values: readonly (number | null)[] }[];
  /** How many categories there are, drawn or not. */
  readonly total: number;
}

const MOST_SERIES = 5;

/** Lines as a chart: the largest categories, all of them where they are time, and the largest five series. */
export function cutChart(rows: readonly CutRow[], by: readonly DimensionId[], most: number): CutChart {
  const weigh = (own: readonly CutRow[]) => own.reduce((sum, { value }) => sum + Math.abs(value ?? 0), 0);
  const largest = (groups: Map<string | null, CutRow[]>, count: number) =>
    [...groups].sort(([, one], [, other]) => weigh(other) - weigh(one)).slice(0, count);
  const byFirst = Map.groupBy(rows, ({ keys }) => keys[0] ?? null);
  const drawn = isTime(by[0])
    ? [...byFirst].sort(([one], [other]) => ((one ?? '') < (other ?? '') ? -1 : 1))
    : largest(byFirst, most);
  const categories = drawn.map(([key]) => key);
  const seriesKeys =
    by.length > 1
      ? largest(
          Map.groupBy(rows, ({ keys }) => keys[1] ?? null),
          MOST_SERIES,
        ).map(([key]) => key)
      : [null];
  const values = new Map(rows.map((row) => [idOf([row.keys[0] ?? null, row.keys[1] ?? null]), row.value]));
  return {
    categories,
    series: seriesKeys.map((key) => ({
      key,
      values: categories.map((category) => values.get(idOf([category, key])) ?? null),
    })),
    total: byFirst.size,
  };
}

/** The twelve months that end with the last day of a period: how things went until then. */
export function yearUpTo({ to }: Period): Period {
  return { from: addMonths(startOfMonth(to), -11), to: endOfMonth(to) };
}

/** The months of a period in their order, as keys name them: "2026-03". */
export function monthKeys({ from, to }: Period): string[] {
  const keys: string[] = [];
  for (let day = startOfMonth(from); day <= to; day = addMonths(day, 1)) keys.push(monthOf(day));
  return keys;
}

/** What a row's key says of a month, whichever way it is written: "2026-03" of "2026-03-01". */
export const monthKey = (key: string | null | undefined): string => (key ?? '').slice(0, 7);

/** A step from one sum to another. */
export interface Cause {
  readonly key: string | null;
  readonly change: number;
}

/** What changed between two answers that are cut by one dimension, the largest change first; what stayed is left out. */
export function causesOf(
  now: MeasureAnswer,
  before: MeasureAnswer,
  currency: CurrencyCode,
): { before: number; after: number; causes: Cause[] } {
  const sums = (answer: MeasureAnswer) =>
    new Map(inCurrency(answer, currency).map((row) => [row.keys[0] ?? null, valueOfRow(row) ?? 0]));
  const [after, earlier] = [sums(now), sums(before)];
  const total = (all: Map<string | null, number>) => [...all.values()].reduce((sum, value) => sum + value, 0);
  const causes = [...new Set([...after.keys(), ...earlier.keys()])]
    .map((key) => ({ key, change: (after.get(key) ?? 0) - (earlier.get(key) ?? 0) }))
    .filter(({ change }) => change !== 0)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
  return { before: total(earlier), after: total(after), causes };
}
