import type { IsoDate } from '../foundation/dates.ts';
import type { GridRow } from '../foundation/grid.ts';
import { type DateOrder, isDay, readDay } from '../foundation/written-day.ts';
import { type AmountStyle, type AmountText, readAmountText } from './bank-amount.ts';
import type { ColumnNames } from './bank-columns.ts';
import type { BankLineFault } from './bank-file.ts';
import type { AmountRow } from './bank-signs.ts';
import { accountsIn, type BankTable, currenciesIn } from './bank-table.ts';
import { type BankColumn, balanceLabelOf, bankColumns, directionOf } from './bank-words.ts';

/** Where each column stands; −1 where the file has none. */
export type Places = Readonly<Record<BankColumn, number>>;

export function placesOf(table: BankTable, columns: ColumnNames): Places {
  const places = bankColumns.map((column) => [column, table.heads.indexOf(columns[column] ?? '\n')]);
  return Object.fromEntries(places) as Places;
}

export const MONEY = ['amount', 'debit', 'credit', 'balance'] as const;
const BEFORE_TEXT = ['date', 'direction', ...MONEY] as const;

/**
 * The cells of a row by the head's count. A text at the end with the separator in it is put together again where nothing else
 * can have been split: all that counts stands before it, and amounts have their cents. Any other count is a fault.
 */
function shapeOf(row: GridRow, table: BankTable, places: Places): readonly string[] | BankLineFault {
  const { cells } = row;
  const width = table.heads.length;
  if (cells.length < table.needed) return 'cells_missing';
  const extra = cells.slice(width).findLastIndex((cell) => cell !== '') + 1;
  if (extra === 0) return cells;
  const text = places.description;
  const isBefore = BEFORE_TEXT.every((column) => places[column] < text);
  const hasCents = MONEY.every((column) => {
    const cell = cells[places[column]] ?? '';
    return cell === '' || /[.,]\d{2}\D*$/.test(cell);
  });
  if (text < 0 || !isBefore || !hasCents || !isDay(cells[places.date] ?? '')) return 'cells_extra';
  const joined = cells.slice(text, text + extra + 1).join(', ');
  return [...cells.slice(0, text), joined, ...cells.slice(text + extra + 1)];
}

export interface ReadRow extends AmountRow {
  readonly cells: readonly string[];
  readonly fault: BankLineFault | null;
  readonly kind: 'movement' | 'balance';
}

interface Rules {
  readonly table: BankTable;
  readonly places: Places;
  readonly order: DateOrder;
  readonly style: AmountStyle;
  readonly currency: string;
}

/** Null for what is no movement: totals, remarks, an empty line. */
export function readRow(row: GridRow, rules: Rules): ReadRow | null {
  const { table, places, order, style, currency } = rules;
  const shape = shapeOf(row, table, places);
  const cells = typeof shape === 'string' ? row.cells : shape;
  const cell = (column: BankColumn) => cells[places[column]] ?? '';
  const amount = (column: BankColumn): AmountText | null =>
    places[column] < 0 ? null : readAmountText(cell(column), style);
  const balance = amount('balance');
  const day: IsoDate | null = readDay(cell('date'), order);
  const texts = cells.filter((one) => /\p{L}/u.test(one)).join(' ');
  const read = { single: amount('amount'), debit: amount('debit'), credit: amount('credit') };
  const isEmpty = [read.single, read.debit, read.credit].every(
    (one) => one === null || one.kind === 'empty' || (one.kind === 'amount' && one.minor === 0),
  );
  const balanceMinor = balance?.kind === 'amount' ? signedBalance(balance) : null;
  const isBalance = balanceMinor !== null && isEmpty && balanceLabelOf(texts) !== null;
  const isUndated = cell('date') === '' && !isEmpty && isOneSided(read) && cell('description') !== '';
  const isMovement = isUndated && typeof shape !== 'string' ? !TOTAL.test(texts) : null;
  if (!isBalance && !(isMovement ?? mayBeMovement(row, cell('date'), typeof shape === 'string'))) return null;
  const other = Object.values({ ...read, balance }).some(
    (one) => one?.kind === 'amount' && one.currency !== null && one.currency !== currency,
  );
  const own = places.currency >= 0 ? currenciesIn(cell('currency')) : [];
  const isOther = other || (own.length > 0 && !own.includes(currency));
  const fault =
    typeof shape === 'string'
      ? shape
      : day === null && !isBalance
        ? 'date_unreadable'
        : isOther
          ? 'other_currency'
          : null;
  return {
    line: row.line,
    day,
    isSpoiled: fault !== null,
    ...read,
    direction: places.direction < 0 ? null : directionOf(cell('direction')),
    balanceMinor: typeof shape === 'string' ? null : balanceMinor,
    cells,
    fault,
    kind: isBalance ? 'balance' : 'movement',
  };
}

/** A row without a day is a total, or a movement of the day above it: the latter is said, not passed over. */
const TOTAL = /\b(sub)?total|\bsumas?\b|\bsaldos?\b|\bbalances?\b/i;
const isOneSided = ({ debit, credit }: Pick<AmountRow, 'debit' | 'credit'>) =>
  !(debit?.kind === 'amount' && debit.minor !== 0 && credit?.kind === 'amount' && credit.minor !== 0);

/** Whether a row is more than a total or a remark: there are digits where the day stands, or a day somewhere in a row that slipped. */
function mayBeMovement(row: GridRow, date: string, hasSlipped: boolean): boolean {
  if (!hasSlipped) return /\d/.test(date);
  return row.cells.some(isDay) || (/\d[-/.]\d/.test(date) && accountsIn([row]).length === 0);
}

export const signedBalance = ({ minor, mark }: Extract<AmountText, { kind: 'amount' }>) =>
  mark === 'out' ? -Math.abs(minor) : minor;
