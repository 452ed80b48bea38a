import { isDay } from '../foundation/written-day.ts';
import { amountStyleOf, readAmountText } from './bank-amount.ts';
import { type BankTable, isAmountCell } from './bank-table.ts';
import { type BankColumn, directionOf, fitOf } from './bank-words.ts';

/** Which column is which, by its head. */
export type ColumnNames = Readonly<Partial<Record<BankColumn, string>>>;

/** What a column holds, in the first rows. */
interface Contents {
  readonly filled: number;
  readonly days: number;
  readonly amounts: number;
  readonly decimals: number;
  readonly directions: number;
  readonly letters: number;
  readonly distinct: number;
}
const MOST_LOOKED_AT = 300;

function contentsOf(table: BankTable, place: number): Contents {
  const cells = table.rows
    .slice(0, MOST_LOOKED_AT)
    .flatMap(({ cells: row }) => (row.some(isDay) ? [row[place] ?? ''] : []));
  const filled = cells.filter(
    (cell) => readAmountText(cell, amountStyleOf([])).kind !== 'empty' || /^[-+−]$/.test(cell),
  );
  const count = (test: (cell: string) => boolean) => filled.filter(test).length;
  return {
    filled: filled.length,
    days: count(isDay),
    amounts: count(isAmountCell),
    decimals: count((cell) => isAmountCell(cell) && /[.,]\d{1,4}\D*$/.test(cell)),
    directions: count((cell) => directionOf(cell) !== null),
    letters: filled.reduce((sum, cell) => sum + (cell.match(/\p{L}/gu)?.length ?? 0), 0),
    distinct: new Set(filled).size,
  };
}

const most = (part: number, { filled }: Contents) => part >= filled * 0.5;

/** Whether what stands in a column may be what its head says. */
const may: Readonly<Record<BankColumn, (contents: Contents) => boolean>> = {
  date: (one) => most(one.days, one),
  amount: (one) => most(one.amounts, one),
  debit: (one) => most(one.amounts, one),
  credit: (one) => most(one.amounts, one),
  balance: (one) => most(one.amounts, one),
  direction: (one) => one.filled > 0 && one.directions >= one.filled * 0.8,
  account: (one) => one.filled === 0 || one.distinct <= Math.max(1, one.filled / 3),
  currency: (one) => one.letters > 0 && one.distinct <= 3,
  reference: () => true,
  description: (one) => one.filled === 0 || one.days < one.filled,
};
const BY_NAME: readonly BankColumn[] = [
  'date',
  'balance',
  'direction',
  'debit',
  'credit',
  'amount',
  'account',
  'currency',
  'reference',
  'description',
];

/** Which column seems to be which: by its head where what stands under it fits, else by what stands under it alone. */
export function guessColumns(table: BankTable): ColumnNames {
  const contents = table.heads.map((_, place) => contentsOf(table, place));
  const taken = new Set<number>();
  const found: Partial<Record<BankColumn, number>> = {};
  for (const column of BY_NAME) {
    const fits = table.heads.map((head, place) => {
      const one = contents[place];
      return taken.has(place) || !one || !may[column](one) ? 0 : fitOf(head, column);
    });
    const best = Math.max(...fits);
    const candidates = best > 0 ? fits.flatMap((fit, place) => (fit === best ? [place] : [])) : [];
    const place = choose(column, candidates, contents);
    if (place === undefined) continue;
    found[column] = place;
    taken.add(place);
  }
  fillByContents(found, taken, contents);
  if (found.debit !== undefined && found.credit !== undefined) delete found.amount;
  else if (found.amount !== undefined) {
    delete found.debit;
    delete found.credit;
  }
  const names = Object.entries(found).map(([column, place]) => [column, table.heads[place] ?? ''] as const);
  return Object.fromEntries(names) as ColumnNames;
}

/** Of two columns of one name that of the amount is the one that is filled; where both are, nobody can tell. */
function choose(
  column: BankColumn,
  places: readonly number[],
  contents: readonly Contents[],
): number | undefined {
  if (places.length < 2 || (column !== 'amount' && column !== 'debit' && column !== 'credit'))
    return places[0];
  const filled = places.filter((place) => (contents[place]?.filled ?? 0) > 0);
  return filled.length === 1 ? filled[0] : undefined;
}

/** What the heads did not say: columns whose contents leave no doubt. */
function fillByContents(
  found: Partial<Record<BankColumn, number>>,
  taken: Set<number>,
  contents: readonly Contents[],
): void {
  const free = (test: (one: Contents) => boolean) =>
    contents.flatMap((one, place) => (!taken.has(place) && one.filled > 0 && test(one) ? [place] : []));
  const take = (column: BankColumn, place: number | undefined) => {
    if (place === undefined || found[column] !== undefined) return;
    found[column] = place;
    taken.add(place);
  };
  take('date', free((one) => one.days === one.filled)[0]);
  const hasAmount = found.amount !== undefined || found.debit !== undefined || found.credit !== undefined;
  if (!hasAmount) {
    const sums = free((one) => one.amounts === one.filled && one.decimals > 0);
    take('direction', free((one) => one.directions === one.filled && one.amounts === 0)[0]);
    if (sums.length === 1) take('amount', sums[0]);
  }
  const isLong = (one: Contents) => one.amounts === one.filled && one.decimals === 0 && one.distinct === 1;
  if (found.account === undefined && !hasAmount) take('account', free(isLong)[0]);
  if (found.reference === undefined && !hasAmount) {
    take('reference', free((one) => one.amounts === one.filled && one.decimals === 0 && one.distinct > 1)[0]);
  }
  const texts = free((one) => one.letters > 0 && one.days === 0);
  const longest = texts.toSorted((a, b) => (contents[b]?.letters ?? 0) - (contents[a]?.letters ?? 0))[0];
  take('description', longest);
}

/** Whether columns say enough of a table to read it: a day, and an amount in one column or in those for out and in. */
export function areColumnsEnough(columns: ColumnNames, heads: readonly string[]): boolean {
  const has = (column: BankColumn) => columns[column] !== undefined && heads.includes(columns[column]);
  return has('date') && (has('amount') || has('debit') || has('credit'));
}
