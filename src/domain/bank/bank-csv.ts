import { readCsv } from '../csv-reader.ts';
import {
  type BankFile,
  type BankFileLine,
  type BankLineFault,
  MOST_BANK_LINES,
  type RefusedBankLine,
} from './bank-file.ts';
import { type DateOrder, parseBankAmount, parseBankDate } from './bank-text.ts';

/** What a column of a bank's file may be. Either `amount`, or `debit` and `credit`. */
export const bankColumns = ['date', 'description', 'reference', 'amount', 'debit', 'credit'] as const;
export type BankColumn = (typeof bankColumns)[number];

/** Which column is which, by its head; remembered for each account. */
export interface BankCsvMapping {
  readonly columns: Readonly<Partial<Record<BankColumn, string>>>;
  readonly dateOrder: DateOrder;
}

/** The table inside a file: banks put their name and the account above it, and totals below. */
export interface BankTable {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly line: number; readonly values: readonly string[] }[];
}

const NAMES: Readonly<Record<BankColumn, RegExp>> = {
  date: /^(fecha|date)/,
  description: /^(descripcion|concepto|detalle|transaccion|description|details|memo)/,
  reference: /^(referencia|noreferencia|numeroreferencia|documento|nodocumento|serial|cheque|reference|ref)/,
  amount: /^(monto|importe|valor$|amount)/,
  debit: /^(debito|debitos|cargo|retiro|montodebito|debit|withdrawal)/,
  credit: /^(credito|creditos|abono|deposito|montocredito|credit|deposit)/,
};
const MOST_ABOVE = 40;

/** Small letters without accents and signs. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** Finds the table: its head is the first line with a day and an amount among its names. Null when there is none. */
export function findBankTable(text: string): BankTable | null {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  for (let above = 0; above < Math.min(lines.length, MOST_ABOVE); above += 1) {
    const [head] = readCsv(lines[above] ?? '');
    if (!head || !looksLikeHead(head.values)) continue;
    const [, ...rows] = readCsv(lines.slice(above).join('\n'));
    return {
      heads: head.values,
      rows: rows.map(({ line, values }) => ({ line: line + above, values })),
    };
  }
  return null;
}

function looksLikeHead(values: readonly string[]): boolean {
  const names = values.map(plain);
  const has = (column: BankColumn) => names.some((name) => NAMES[column].test(name));
  return has('date') && (has('amount') || (has('debit') && has('credit')));
}

/** Which column seems to be which. With one column for amounts, those for debit and credit are left out. */
export function guessMapping({ heads, rows }: BankTable): BankCsvMapping {
  const columns: Partial<Record<BankColumn, string>> = {};
  for (const column of bankColumns) {
    const head = heads.find((name) => NAMES[column].test(plain(name)));
    if (head !== undefined) columns[column] = head;
  }
  if (columns.debit && columns.credit) delete columns.amount;
  else {
    delete columns.debit;
    delete columns.credit;
  }
  const at = heads.indexOf(columns.date ?? '');
  const days = rows.map((row) => row.values[at] ?? '').filter(Boolean);
  const fits = (order: DateOrder) => days.filter((day) => parseBankDate(day, order) !== null).length;
  return { columns, dateOrder: fits('mdy') > fits('dmy') ? 'mdy' : 'dmy' };
}

/** Whether a mapping says enough of a table to read it. */
export function isMappingComplete({ columns }: BankCsvMapping, { heads }: BankTable): boolean {
  const has = (column: BankColumn) => columns[column] !== undefined && heads.includes(columns[column]);
  return has('date') && (has('amount') || (has('debit') && has('credit')));
}

/** Reads the table by a mapping. Lines without a day are totals and remarks when they have no amount either. */
export function readBankTable(table: BankTable, mapping: BankCsvMapping): BankFile {
  const at = (column: BankColumn) => table.heads.indexOf(mapping.columns[column] ?? '\n');
  const places = Object.fromEntries(bankColumns.map((column) => [column, at(column)])) as Record<
    BankColumn,
    number
  >;
  const lines: BankFileLine[] = [];
  const refused: RefusedBankLine[] = [];
  for (const { line, values } of table.rows.slice(0, MOST_BANK_LINES)) {
    const cell = (column: BankColumn) => values[places[column]] ?? '';
    const amount = amountOf(cell);
    const occurredOn = parseBankDate(cell('date'), mapping.dateOrder);
    if (!occurredOn && !/\d/.test(cell('date'))) continue;
    const fault = faultOf(occurredOn, amount);
    if (fault || !occurredOn || amount === null) {
      refused.push({ line, fault: fault ?? 'amount_unreadable', text: values.join(' · ').slice(0, 120) });
    } else {
      lines.push({
        bankKey: '',
        occurredOn,
        amountMinor: amount,
        description: cell('description').replaceAll(/\s+/g, ' '),
        reference: cell('reference').replace(/^'/, ''),
      });
    }
  }
  return { lines, refused, currency: null, closing: null, lastFour: '' };
}

function faultOf(occurredOn: string | null, amount: number | null): BankLineFault | null {
  if (!occurredOn) return 'date_unreadable';
  if (amount === null) return 'amount_unreadable';
  return amount === 0 ? 'amount_zero' : null;
}

/** One column with a sign, or two without: what is in `debit` went out, whatever its sign. */
function amountOf(cell: (column: BankColumn) => string): number | null {
  const single = parseBankAmount(cell('amount'));
  if (cell('amount') !== '') return single;
  const [debit, credit] = [parseBankAmount(cell('debit') || '0'), parseBankAmount(cell('credit') || '0')];
  return debit === null || credit === null ? null : Math.abs(credit) - Math.abs(debit);
}
