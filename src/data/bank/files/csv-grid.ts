import Papa from 'papaparse';
import { areColumnsEnough, guessColumns } from '#src/domain/bank/bank-columns.ts';
import { type BankTable, findBankTables, isMovement } from '#src/domain/bank/bank-table.ts';
import type { Grid } from '#src/domain/foundation/grid.ts';
import { isDay } from '#src/domain/foundation/written-day.ts';

/** Signs that part the cells of a line; those that stand in texts and times too only where the others make no table. */
const USUAL = [',', ';', '\t', '|'] as const;
const RARE = ['~', '^', '#', ':'] as const;
const LOOKED_AT = 200;
/** No file has it: signs of zero are taken out when a file is decoded. */
const NO_QUOTE = '\0';

const isOdd = ({ type }: Papa.ParseError) => type === 'Quotes';
/** A cell without the quotes around it, or without the one that has no other. */
const bare = (cell: string) => {
  const inner = cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"');
  return inner.split('"').length === 2 ? inner.replace(/^"|"$/, '') : inner;
};

/** Whether a cell of several lines has swallowed a movement: a quote that has no partner found one further down. */
const hasSwallowed = (cell: string, separator: string) =>
  cell.includes('\n') &&
  cell
    .split('\n')
    .slice(1)
    .some((line) => line.includes(separator) && line.split(separator).some((part) => isDay(part.trim())));

/**
 * The rows of a text whose cells are parted by a sign (RFC 4180). Where quotes do not come in pairs each line is read by
 * itself, and a quote in it that has no partner is a sign like any other: so it does not swallow the lines after it.
 */
export function csvGrid(text: string, separator: string): Grid {
  const body = text.replaceAll(/\r\n?/g, '\n');
  const parse = (part: string, quoteChar: string) =>
    Papa.parse<string[]>(part, { delimiter: separator, newline: '\n', quoteChar, skipEmptyLines: false });
  const trimmed = (cells: readonly string[]) => cells.map((cell) => cell.trim());
  const whole = parse(body, '"');
  const isOddSomewhere =
    whole.errors.some(isOdd) || whole.data.some((row) => row.some((cell) => hasSwallowed(cell, separator)));
  if (isOddSomewhere) {
    return body.split('\n').map((one, index) => {
      const quoted = parse(one, '"');
      const cells = quoted.errors.some(isOdd)
        ? (parse(one, NO_QUOTE).data[0] ?? []).map(bare)
        : (quoted.data[0] ?? []);
      return { line: index + 1, cells: trimmed(cells) };
    });
  }
  let line = 1;
  return whole.data.map((values) => {
    const row = { line, cells: trimmed(values) };
    line += 1 + values.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
    return row;
  });
}

const isWhole = (table: BankTable, width: number) => width >= table.needed && width <= table.heads.length;

/** How much of a table a separator shows: movements as wide as their head, more where the columns are all there. */
function pointsOf(grid: Grid): number {
  const [table] = findBankTables(grid);
  if (!table || table.heads.length < 2) return 0;
  const movements = table.rows.filter(({ cells }) => isMovement(cells));
  const whole = movements.filter(({ cells }) => isWhole(table, cells.length)).length;
  return movements.length + whole + (areColumnsEnough(guessColumns(table), table.heads) ? LOOKED_AT : 0);
}

/** The separator of a text: what a line "sep=;" says, else the one with which most of it is a table. */
export function separatorOf(text: string): string {
  const said = /^sep=(.)\s*$/im.exec(text.slice(0, 20))?.[1];
  if (said) return said;
  const start = text.replaceAll(/\r\n?/g, '\n').split('\n').slice(0, LOOKED_AT).join('\n');
  const count = (sign: string) => start.split(sign).length;
  const rank = (signs: readonly string[]) =>
    signs
      .map((sign) => ({ sign, points: pointsOf(csvGrid(start, sign)), count: count(sign) }))
      .toSorted((one, other) => other.points - one.points || other.count - one.count)[0];
  const usual = rank(USUAL);
  if (usual && usual.points > 0) return usual.sign;
  const rare = rank(RARE);
  return (rare && rare.points > 0 ? rare.sign : usual?.sign) ?? ',';
}
