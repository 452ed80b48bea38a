import type { GridRow } from '../foundation/grid.ts';
import { type DateOrder, dateOrderOf, isDay, type KnownOrder } from '../foundation/written-day.ts';
import { type AmountStyle, amountStyleOf, type DecimalSign, readAmountText } from './bank-amount.ts';
import { areColumnsEnough, type ColumnNames, guessColumns } from './bank-columns.ts';
import type { BankFile, BankFileLine, BankLineFault, RefusedBankLine } from './bank-file.ts';
import { MONEY, type Places, placesOf, type ReadRow, readRow, signedBalance } from './bank-row.ts';
import { type SignWay, signRows } from './bank-signs.ts';
import { accountsIn, type BankTable, currenciesIn, lastFourOf } from './bank-table.ts';
import { type BankColumn, balanceLabelOf } from './bank-words.ts';

/** How a table is read: guessed, remembered or chosen. Null is what the file itself tells, where it does. */
export interface BankReading {
  readonly columns: ColumnNames;
  readonly dateOrder: DateOrder | null;
  readonly decimal: DecimalSign | null;
  readonly sign: SignWay | null;
  /** Which way the first movement went, where no balance stands before it. */
  readonly first: 'in' | 'out' | null;
  /** Last four digits of the account whose rows are read, of a table with rows of several. */
  readonly account: string | null;
  /** Whether the balances of the file must agree with what moved. */
  readonly checksBalance: boolean;
}

/** What only a person can say of a file. */
export type BankQuestion =
  | { readonly kind: 'columns' }
  /** The example is a day of the file that the orders read differently. */
  | { readonly kind: 'dateOrder'; readonly example: string }
  | { readonly kind: 'decimal'; readonly example: string }
  | { readonly kind: 'account'; readonly lastFours: readonly string[] }
  | { readonly kind: 'sign' }
  | { readonly kind: 'first'; readonly line: number; readonly text: string };

export interface ReadTable {
  readonly file: BankFile;
  /** While there are any, nothing is imported. */
  readonly questions: readonly BankQuestion[];
  /** The orders that were told by the file, or said. */
  readonly dateOrder: DateOrder | null;
  readonly decimal: DecimalSign | null;
}

/** Reads nothing of a person: columns by their heads and contents, the rest as the file tells it. */
export function guessReading(table: BankTable): BankReading {
  const rest = {
    dateOrder: null,
    decimal: null,
    sign: null,
    first: null,
    account: null,
    checksBalance: true,
  };
  return { columns: guessColumns(table), ...rest };
}

/** A balance that stands with its name outside of the table. */
function labelledBalance(
  rows: readonly GridRow[],
  label: 'opening' | 'closing',
  style: AmountStyle,
): number | null {
  for (const { cells } of rows) {
    const place = cells.findIndex((cell) => balanceLabelOf(cell) === label);
    if (place < 0) continue;
    const behind = (cells[place] ?? '').split(':').at(1) ?? '';
    const found = [behind, ...cells.slice(place + 1)]
      .filter((cell) => !isDay(cell))
      .map((cell) => readAmountText(cell, style))
      .filter((one) => one.kind === 'amount');
    const [only, ...others] = found;
    if (only && others.length === 0) return signedBalance(only);
  }
  return null;
}

/** The order of the column's own days; where they do not tell it, that of the days elsewhere in the file ("hasta 30/11/2026"). */
function toldOrder(table: BankTable, days: readonly string[]): KnownOrder {
  const own = dateOrderOf(days);
  if (own.order) return own;
  const above = table.above.flatMap(({ cells }) => cells.flatMap((cell) => cell.match(NUMERIC_DAY) ?? []));
  const beside = table.rows.flatMap(({ cells }) => cells.filter(isDay));
  return { ...dateOrderOf([...above, ...beside]), example: own.example };
}
const NUMERIC_DAY = /\b\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})\b/g;

function styleOf(cells: readonly string[], said: DecimalSign | null): AmountStyle {
  const told = amountStyleOf(cells);
  return said ? { decimal: said, hasThreeDecimals: true, isMixed: false } : told;
}

/**
 * Reads a table. Nothing is guessed that would change an amount or a day: where the file does not tell it, it is a question.
 * @param currency of the account: amounts of another are refused
 */
export function readBankTable(whole: BankTable, reading: BankReading, currency: string): ReadTable {
  const places = placesOf(whole, reading.columns);
  const accounts = accountsOf(whole, places);
  const isMixed = accounts.length > 1;
  const isOwn = ({ cells }: GridRow) => lastFourOf(cells[places.account] ?? '') === reading.account;
  const table = isMixed ? { ...whole, rows: whole.rows.filter(isOwn) } : whole;
  const column = (name: BankColumn) =>
    table.rows.map(({ cells }) => cells[places[name]] ?? '').filter(Boolean);
  const told = toldOrder(table, column('date'));
  const money = MONEY.flatMap((name) => column(name));
  const style = styleOf(money, reading.decimal);
  const order = reading.dateOrder ?? told.order;
  const questions: BankQuestion[] = [];
  if (!areColumnsEnough(reading.columns, table.heads)) questions.push({ kind: 'columns' });
  if (isMixed && !accounts.includes(reading.account ?? ''))
    questions.push({ kind: 'account', lastFours: accounts });
  if (order === null) questions.push({ kind: 'dateOrder', example: told.example });
  const open = money.find((cell) => readAmountText(cell, style).kind === 'ambiguous');
  if (open !== undefined) questions.push({ kind: 'decimal', example: open });
  const rules = { table, places, order: order ?? 'dmy', style, currency };
  const rows = table.rows.flatMap((row) => readRow(row, rules) ?? []);
  const outside = reading.checksBalance
    ? {
        opening: labelledBalance(table.above, 'opening', style),
        closing: labelledBalance([...table.above, ...rowsBelow(table, rows)], 'closing', style),
      }
    : { opening: null, closing: null };
  const checked = reading.checksBalance ? rows : rows.map((row) => ({ ...row, balanceMinor: null }));
  const signs = signRows(checked, places.direction >= 0, outside, {
    way: reading.sign,
    first: reading.first,
  });
  if (signs.question?.kind === 'sign') questions.push({ kind: 'sign' });
  if (signs.question?.kind === 'first') {
    const row = rows[signs.question.place];
    if (row)
      questions.push({
        kind: 'first',
        line: row.line,
        text: row.cells.filter(Boolean).join(' · ').slice(0, 120),
      });
  }
  const named = namedIn(table, places);
  const file = {
    ...linesOf(rows, signs.amounts, places),
    ...named,
    closing: null,
    balance: signs.balance,
    notes: signs.notes,
  };
  return { file, questions, dateOrder: order, decimal: style.decimal };
}

/** What stands under the last movement. */
function rowsBelow(table: BankTable, rows: readonly ReadRow[]): readonly GridRow[] {
  const last = rows.filter(({ kind }) => kind === 'movement').at(-1)?.line ?? 0;
  const inTable = new Set(rows.map(({ line }) => line));
  return table.rows.filter(({ line }) => line > last && !inTable.has(line));
}

function linesOf(
  rows: readonly ReadRow[],
  amounts: readonly ({ readonly minor: number } | { readonly fault: BankLineFault })[],
  places: Places,
): Pick<BankFile, 'lines' | 'refused'> {
  const lines: BankFileLine[] = [];
  const refused: RefusedBankLine[] = [];
  rows.forEach((row, place) => {
    if (row.kind === 'balance') return;
    const amount = amounts[place] ?? { fault: 'amount_missing' as const };
    const fault = row.fault ?? ('fault' in amount ? amount.fault : amount.minor === 0 ? 'amount_zero' : null);
    const minor = 'minor' in amount ? amount.minor : 0;
    if (fault !== null || row.day === null) {
      const text = row.cells.filter(Boolean).join(' · ').slice(0, 120);
      refused.push({ line: row.line, fault: fault ?? 'date_unreadable', text });
      return;
    }
    const cell = (column: BankColumn) => (row.cells[places[column]] ?? '').replaceAll(/\s+/g, ' ').trim();
    lines.push({
      bankKey: '',
      occurredOn: row.day,
      amountMinor: minor,
      description: cell('description'),
      reference: cell('reference').replace(/^'/, ''),
    });
  });
  return { lines, refused };
}

/** Accounts that the rows name, where they have a column for it. */
function accountsOf(table: BankTable, places: Places): readonly string[] {
  if (places.account < 0) return [];
  return [...new Set(table.rows.map(({ cells }) => lastFourOf(cells[places.account] ?? '')))].filter(Boolean);
}

/** Which accounts and currencies the table names, above itself and in its columns and heads. */
function namedIn(table: BankTable, places: Places): Pick<BankFile, 'currencies' | 'lastFours'> {
  const above = table.above.flatMap(({ cells }) => cells).join(' ; ');
  const heads = MONEY.map((column) => table.heads[places[column]] ?? '').join(' ; ');
  const inRows = accountsOf(table, places);
  const lastFours = inRows.length > 0 ? inRows : accountsIn(table.above);
  return { currencies: [...new Set(currenciesIn(`${above} ; ${heads}`))], lastFours };
}
