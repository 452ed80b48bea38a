import type { Grid, GridRow } from '../foundation/grid.ts';
import { isDay } from '../foundation/written-day.ts';
import { readAmountText } from './bank-amount.ts';
import { fitOf, plainHead } from './bank-words.ts';

/** The table inside a file: banks put their name and the account above it, and totals below. */
export interface BankTable {
  /** One for each column, none twice: "#3" where the file gives no name, "Monto (2)" for a second of the same. */
  readonly heads: readonly string[];
  /** Line of the head; null where there is none. */
  readonly headLine: number | null;
  /** Cells that a row must have at least: empty columns at the end may be missing. */
  readonly needed: number;
  /** What stands above, where it belongs to this table. */
  readonly above: Grid;
  readonly rows: Grid;
}

const MOST_ABOVE = 60;
const ANY_STYLE = { decimal: null, hasThreeDecimals: false, isMixed: false } as const;

/** Whether a cell holds a number that may be money; "1.500" may, "00012345678" and "1" only so far as digits go. */
export function isAmountCell(cell: string): boolean {
  const { kind } = readAmountText(cell, ANY_STYLE);
  return kind === 'amount' || kind === 'ambiguous';
}

const isFilled = (cell: string) => cell !== '';

/** A row that looks like a movement: a day, and in another cell an amount. */
export function isMovement(cells: readonly string[]): boolean {
  const day = cells.findIndex(isDay);
  return day >= 0 && cells.some((cell, place) => place !== day && isAmountCell(cell));
}

/** A row whose names are those of a statement's columns. What stands beside values is no head. */
function looksLikeHead(cells: readonly string[]): boolean {
  if (cells.filter(isFilled).length < 2 || cells.some((cell) => isDay(cell) || isAmountCell(cell)))
    return false;
  const has = (column: Parameters<typeof fitOf>[1]) => cells.some((cell) => fitOf(cell, column) > 0);
  return has('date') && (has('amount') || has('debit') || has('credit'));
}

function uniqueHeads(cells: readonly string[], width: number): string[] {
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, place) => {
    const name = (cells[place] ?? '').replaceAll(/\s+/g, ' ').slice(0, 80) || `#${place + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

const lastFilled = (cells: readonly string[]) => cells.findLastIndex(isFilled) + 1;
const sameNames = (one: readonly string[], other: readonly string[]) =>
  one.map(plainHead).join('|') === other.map(plainHead).join('|');

function tableAt(head: GridRow, above: Grid, rows: Grid): BankTable {
  return {
    heads: uniqueHeads(head.cells, head.cells.length),
    headLine: head.line,
    needed: lastFilled(head.cells),
    above,
    // The head stands again at the top of each page.
    rows: rows.filter(({ cells }) => !sameNames(cells, head.cells)),
  };
}

/** A table without a head: its columns are named by their places. */
function headless(grid: Grid): BankTable {
  const first = grid.findIndex(({ cells }) => isMovement(cells));
  const rows = first < 0 ? grid : grid.slice(first);
  const widths = rows.filter(({ cells }) => isMovement(cells)).map(({ cells }) => cells.length);
  const usual = (widths.length > 0 ? widths : rows.map(({ cells }) => cells.length)).toSorted(
    (a, b) => a - b,
  );
  const width = usual[Math.floor((usual.length - 1) / 2)] ?? 0;
  const needed = Math.max(
    ...rows.filter(({ cells }) => cells.length === width).map(({ cells }) => lastFilled(cells)),
    0,
  );
  return {
    heads: uniqueHeads([], width),
    headLine: null,
    needed,
    above: first < 0 ? [] : grid.slice(0, first),
    rows,
  };
}

/** The line that may be a head although its names are not known: words over the longest run of movements. */
function unknownHead(grid: Grid): number {
  let [start, length, bestStart, bestLength] = [0, 0, 0, 0];
  grid.forEach(({ cells }, place) => {
    if (!isMovement(cells)) length = 0;
    else {
      if (length === 0) start = place;
      length += 1;
      if (length > bestLength) [bestStart, bestLength] = [start, length];
    }
  });
  if (bestLength === 0) return -1;
  const width = lastFilled(grid[bestStart]?.cells ?? []);
  for (let place = bestStart - 1; place >= Math.max(bestStart - 3, 0); place -= 1) {
    const cells = grid[place]?.cells ?? [];
    const filled = cells.filter(isFilled);
    const isWords = filled.every((cell) => !isDay(cell) && !isAmountCell(cell) && /\p{L}/u.test(cell));
    if (isWords && filled.length >= 2 && filled.length >= width / 2 && cells.length >= width) return place;
  }
  return -1;
}

const movementsIn = (rows: Grid) => rows.filter(({ cells }) => isMovement(cells)).length;

/** Tables that begin at heads whose names are known; the same head again goes on with the table, for another account not. */
function knownTables(grid: Grid): BankTable[] {
  const heads = grid.flatMap(({ cells }, place) => (looksLikeHead(cells) ? [place] : []));
  const starts = heads.filter((place, index) => {
    const before = heads[index - 1];
    if (before === undefined || !sameNames(grid[place]?.cells ?? [], grid[before]?.cells ?? [])) return true;
    const named = (rows: Grid) => accountsIn(rows.filter(({ cells }) => !isMovement(cells)));
    const [own, previous] = [named(grid.slice(before + 1, place)), named(grid.slice(0, before))];
    return own.length > 0 && previous.length > 0 && own.at(-1) !== previous.at(-1);
  });
  return starts.flatMap((place, index) => {
    const head = grid[place];
    const end = starts[index + 1] ?? grid.length;
    const from = index === 0 ? Math.max(0, place - MOST_ABOVE) : (starts[index - 1] ?? 0) + 1;
    const above = grid.slice(from, place).filter(({ cells }) => index === 0 || !isMovement(cells));
    return head ? [tableAt(head, above, grid.slice(place + 1, end))] : [];
  });
}

/**
 * The tables of a file, the one with most movements first. A head is told by its names and by what stands under it.
 * @param head line of the head where somebody chose it, null for none
 */
export function findBankTables(grid: Grid, head?: number | null): readonly BankTable[] {
  const filled = grid.filter(({ cells }) => cells.some(isFilled));
  if (head === null) return [headless(filled)];
  const chosen = filled.findIndex(({ line }) => line === head);
  const row = filled[chosen];
  if (row) return [tableAt(row, filled.slice(0, chosen), filled.slice(chosen + 1))];
  const known = knownTables(filled);
  const ranked = known
    .map((table) => ({ table, movements: movementsIn(table.rows) }))
    .toSorted((one, other) => other.movements - one.movements);
  const withMovements = ranked.filter(({ movements }) => movements > 0);
  if (withMovements.length > 0) return withMovements.map(({ table }) => table);
  const place = unknownHead(filled);
  const found = filled[place];
  if (found) return [tableAt(found, filled.slice(0, place), filled.slice(place + 1))];
  if (movementsIn(filled) > 0) return [headless(filled)];
  return ranked.length > 0 && ranked[0] ? [ranked[0].table] : [];
}

const ACCOUNT_LABEL = /cuenta|account|\bacct\b|iban|producto|tarjeta|\bcard\b|konto/i;
/** Beside these words a number is money, a day or another's account. */
const OTHER_NUMBER = /l[ií]mite|limit|corte|pago|disponible|balance|saldo|monto|destino|origen|period/i;
const NUMBER = /(?:[A-Z]{2}\d{2}[A-Z0-9]{4,}|[\dxX*•·][\dxX*•·.\s-]{2,})\d/g;

/** Last four digits of the account numbers that rows name, in their order. */
export function accountsIn(rows: Grid): string[] {
  const found: string[] = [];
  for (const { cells } of rows) {
    cells.forEach((cell, place) => {
      if (!ACCOUNT_LABEL.test(cell) || OTHER_NUMBER.test(cell)) return;
      const own = cell.match(NUMBER) ?? [];
      const next = own.length > 0 ? [] : [cells.slice(place + 1).find(isFilled) ?? ''];
      for (const text of [...own, ...next]) {
        if (isDay(text.trim()) || /[.,]\d{2}$/.test(text.trim())) continue;
        const four = lastFourOf(text);
        if (four && !found.includes(four)) found.push(four);
      }
    });
  }
  return found;
}

/** The last four digits of an account's number; empty where it has fewer. */
export function lastFourOf(number: string): string {
  const digits = number.replaceAll(/[\s.-]/g, '');
  return /(\d{4})$/.exec(digits)?.[1] ?? '';
}

const CURRENCY_NAMES: readonly (readonly [RegExp, string])[] = [
  [/RD\$|\bDOP\b|pesos? dominican|\bpesos\b/i, 'DOP'],
  [/US\$|\bUSD\b|d[óo]lar/i, 'USD'],
  [/€|\bEUR\b|\beuros?\b/i, 'EUR'],
  [/£|\bGBP\b/i, 'GBP'],
];

/** Codes of the currencies that a text names. */
export function currenciesIn(text: string): string[] {
  return CURRENCY_NAMES.filter(([name]) => name.test(text)).map(([, code]) => code);
}
