import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  type BankReading,
  guessReading,
  type ReadTable,
  readBankTable,
} from '#src/domain/bank/bank-statement.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { openBankFile } from './open-bank-file.ts';

/** What a bank knows of a period: where it began, and what moved, oldest first. */
interface Period {
  readonly opening: number;
  readonly movements: readonly { readonly day: string; readonly amount: number; readonly text: string }[];
}

const period: fc.Arbitrary<Period> = fc
  .record({
    opening: fc.integer({ min: -5_000_000, max: 900_000_000 }),
    start: fc.integer({ min: 0, max: 700 }).map((days) => addDays('2025-01-01', days)),
    moves: fc.array(
      fc.record({
        gap: fc.integer({ min: 0, max: 4 }),
        // Rents repeat: equal amounts are what hides a sign or an order that is the wrong way round.
        size: fc.oneof(fc.integer({ min: 1, max: 99_999_999 }), fc.constantFrom(2_500_000, 17_500, 100_000)),
        isIn: fc.boolean(),
        text: fc.constantFrom(
          'TRANSF. ANA PEREZ',
          'COMISION',
          'PAGO LUZ',
          'DEPOSITO 0031',
          'MARÍA PEÑA, ALQUILER',
          'A; B',
        ),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })
  .map(({ opening, start, moves }) => {
    let day = start;
    const movements = moves.map(({ gap, size, isIn, text }) => {
      day = addDays(day, gap);
      return { day, amount: isIn ? size : -size, text };
    });
    return { opening, movements };
  });

const shapes = [
  'signed',
  'turned',
  'unsigned',
  'marked',
  'word',
  'letter',
  'symbol',
  'two',
  'twoNegative',
  'twoReversals',
] as const;
const forms = ['csv', 'workbook', 'page'] as const;
const look = fc.record({
  shape: fc.constantFrom(...shapes),
  form: fc.constantFrom(...forms),
  separator: fc.constantFrom(',', ';', '\t', '|'),
  encoding: fc.constantFrom(
    'utf-8',
    'utf-8-mark',
    'utf-16le',
    'utf-16be',
    'utf-16le-bare',
    'windows-1252',
    'ibm850',
  ),
  isNewestFirst: fc.boolean(),
  isComma: fc.boolean(),
  isGrouped: fc.boolean(),
  order: fc.constantFrom('dmy', 'mdy', 'iso', 'words'),
  nothing: fc.constantFrom('', '-', '0.00', 'N/A'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  hasOpening: fc.boolean(),
  hasPreamble: fc.boolean(),
  isEnglish: fc.boolean(),
  /** A line that the file leaves out or writes with another amount. */
  damage: fc.option(fc.record({ at: fc.nat(), isLost: fc.boolean() }), { nil: null, freq: 3 }),
});
type Look = typeof look extends fc.Arbitrary<infer Value> ? Value : never;

function money(minor: number, { isComma, isGrouped }: Look): string {
  const [point, group] = isComma ? [',', '.'] : ['.', ','];
  const whole = String(Math.floor(Math.abs(minor) / 100));
  const grouped = isGrouped ? whole.replaceAll(/\B(?=(\d{3})+$)/g, group) : whole;
  return `${minor < 0 ? '-' : ''}${grouped}${point}${String(Math.abs(minor) % 100).padStart(2, '0')}`;
}

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
function dayText(iso: string, { order }: Look): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  if (order === 'iso') return iso;
  if (order === 'words') return `${Number(day)} de ${MONTHS[Number(month) - 1]}. de ${year}`;
  return order === 'dmy' ? `${day}/${month}/${year}` : `${month}/${day}/${year}`;
}

/** The cells of the amount, by how the bank says which way it went. */
function amountCells(amount: number, given: Look, isReversal: boolean): string[] {
  const size = Math.abs(amount);
  const isIn = amount > 0;
  const text = (minor: number) => money(minor, given);
  const nothing = given.nothing === '0.00' ? money(0, given) : given.nothing;
  switch (given.shape) {
    case 'signed':
      return [text(amount)];
    case 'turned':
      return [text(-amount)];
    case 'unsigned':
      return [text(size)];
    case 'marked':
      return [`${text(size)} ${isIn ? 'CR' : 'DB'}`];
    case 'word':
      return [text(size), isIn ? 'Crédito' : 'Débito'];
    case 'letter':
      return [text(size), isIn ? 'C' : 'D'];
    case 'symbol':
      return [text(size), isIn ? '+' : '-'];
    case 'twoNegative':
      return isIn ? [nothing, text(size)] : [text(-size), nothing];
    case 'twoReversals':
      return isIn !== isReversal ? [nothing, text(amount)] : [text(-amount), nothing];
    default:
      return isIn ? [nothing, text(size)] : [text(size), nothing];
  }
}

const heads = (given: Look): string[] => {
  const [date, text, amount, way, out, into, balance] = given.isEnglish
    ? ['Date', 'Description', 'Amount', 'Type', 'Withdrawals', 'Deposits', 'Balance']
    : ['Fecha', 'Concepto', 'Monto', 'Tipo', 'Cheques y cargos', 'Depósitos y abonos', 'Saldo'];
  const isTwo = given.shape.startsWith('two');
  const hasWay = ['word', 'letter', 'symbol'].includes(given.shape);
  return [date, text, ...(isTwo ? [out, into] : hasWay ? [amount, way] : [amount]), balance] as string[];
};

/** Which row is damaged: one that stands between two balances, because nothing can tell of others. −1 for none. */
function damagedAt({ movements }: Period, { damage, hasOpening }: Look): number {
  if (!damage) return -1;
  const first = hasOpening ? 0 : 1;
  const end = damage.isLost ? movements.length - 1 : movements.length;
  const at = end > first ? first + (damage.at % (end - first)) : -1;
  const size = Math.abs(movements[at]?.amount ?? 0);
  // Without one of two equal amounts of a day the rest may be a whole statement in another order.
  const isAlone = movements.filter(({ amount }) => Math.abs(amount) === size).length === 1;
  return damage.isLost && !isAlone ? -1 : at;
}

/** The rows of the file, as the bank writes them. */
function rowsOf(known: Period, given: Look): string[][] {
  const { opening, movements } = known;
  let balance = opening;
  const rows = movements.map(({ day, amount, text }, place) => {
    balance += amount;
    return [dayText(day, given), text, ...amountCells(amount, given, place % 5 === 4), money(balance, given)];
  });
  const at = damagedAt(known, given);
  const row = rows[at];
  if (row && given.damage?.isLost) rows.splice(at, 1);
  else if (row) {
    const last = given.shape.startsWith('two') ? 3 : 2;
    rows[at] = row.map((cell, place) =>
      place >= 2 && place <= last ? cell.replace(/[1-8](?=\D*$)/, '9') : cell,
    );
  }
  const above = given.hasOpening
    ? [[given.isEnglish ? 'Opening balance' : 'Saldo anterior', money(opening, given)]]
    : [];
  const titles = given.hasPreamble ? [['Banco de Ejemplo'], ['Cuenta', '001-200-4567'], []] : [];
  return [...titles, ...above, heads(given), ...(given.isNewestFirst ? rows.toReversed() : rows)];
}

const CODES_850: Readonly<Record<string, number>> = { Í: 0xd6, Ñ: 0xa5, ó: 0xa2, é: 0x82 };

function encode(text: string, encoding: Look['encoding']): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-8-mark') return new TextEncoder().encode(`\uFEFF${text}`);
  if (encoding === 'ibm850') return Uint8Array.from(text, (sign) => CODES_850[sign] ?? sign.charCodeAt(0));
  if (encoding === 'windows-1252') return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const marked = encoding === 'utf-16le-bare' ? text : `\uFEFF${text}`;
  const bytes = new Uint8Array(marked.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < marked.length; at += 1)
    view.setUint16(at * 2, marked.charCodeAt(at), encoding !== 'utf-16be');
  return bytes;
}

const escaped = (cell: string) => cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const isNumber = (cell: string) => /^-?\d+\.\d\d$/.test(cell);

function workbook(rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  const cell = (text: string) =>
    isNumber(text) ? `<c><v>${text}</v></c>` : `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
  const sheet = rows
    .map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((text, place) => cell(text).replace('<c', `<c r="${String.fromCharCode(65 + place)}${at + 1}"`)).join('')}</row>`,
    )
    .join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files = {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Estado" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}

function fileOf(rows: readonly (readonly string[])[], given: Look): ArrayBuffer {
  if (given.form === 'workbook') return workbook(rows).buffer;
  if (given.form === 'page') {
    const page = rows
      .map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}`).join('')}</tr>`)
      .join('\n');
    return encode(`<html><body><table>${page}</table></body></html>`, given.encoding).buffer;
  }
  const quoted = (cell: string) => (/[,;\t|"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const text = rows.map((row) => row.map(quoted).join(given.separator)).join(given.lineEnd);
  return encode(text, given.encoding).buffer;
}

/** Reads a file as a person does who knows the bank: what is asked is answered truly, nothing else is touched. */
async function readAll(file: ArrayBuffer, given: Look, first: number | undefined): Promise<ReadTable | null> {
  const opened = await openBankFile(file);
  if (opened.kind !== 'tables' || opened.tables.length !== 1) return null;
  const table = opened.tables[0]?.table;
  if (!table) return null;
  // One movement with no balance before it has its sign alone: that a card means it the other way round is a setting.
  const isAlone = given.shape === 'turned' && table.rows.length === 1 && !given.hasOpening;
  let reading: BankReading = { ...guessReading(table), sign: isAlone ? 'turned' : null };
  let read = readBankTable(table, reading, 'DOP');
  for (let round = 0; round < 4 && read.questions.length > 0; round += 1) {
    for (const question of read.questions) {
      if (question.kind === 'dateOrder')
        reading = { ...reading, dateOrder: given.order === 'mdy' ? 'mdy' : 'dmy' };
      else if (question.kind === 'first') reading = { ...reading, first: (first ?? 0) > 0 ? 'in' : 'out' };
      else if (question.kind === 'decimal') reading = { ...reading, decimal: given.isComma ? ',' : '.' };
      else if (question.kind === 'sign' && given.shape !== 'unsigned')
        reading = { ...reading, sign: given.shape === 'turned' ? 'turned' : 'as_written' };
      // Of amounts without signs neither answer need be true: such a file is left.
      else return null;
    }
    read = readBankTable(table, reading, 'DOP');
  }
  return read.questions.length > 0 ? null : read;
}

describe('a statement with a running balance', () => {
  it('comes in as what the balance changed by, to the cent, or not at all', async () => {
    const seen = { read: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(period, look, async (known, given) => {
        const file = fileOf(rowsOf(known, given), given);
        const read = await readAll(file, given, known.movements[0]?.amount);
        const isStopped = !read || read.file.balance.kind === 'differs' || read.file.refused.length > 0;
        if (isStopped) {
          seen.refused += 1;
          return;
        }
        const sum = read.file.lines.reduce((total, { amountMinor }) => total + amountMinor, 0);
        const change = known.movements.reduce((total, { amount }) => total + amount, 0);
        seen.read += 1;
        expect(sum).toBe(change);
      }),
      { numRuns: 400 },
    );
    // Refusing everything would be true and useless.
    expect(seen.read).toBeGreaterThan(seen.refused);
  });
});
