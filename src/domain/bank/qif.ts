import type { GridRow } from '../foundation/grid.ts';
import type { BankTable } from './bank-table.ts';

/** The columns that a QIF file is read as: the same table as any other file, whose heads are known. */
export const qifHeads = ['Date', 'Amount', 'Payee', 'Memo', 'Number'] as const;
const FIELDS: Readonly<Record<string, number>> = { D: 0, T: 1, U: 1, P: 2, M: 3, N: 4 };
const WITH_MOVEMENTS = /^!type:\s*(bank|ccard|cash|oth a|oth l)/i;

/** Whether a text is QIF (Quicken Interchange Format). */
export function isQif(text: string): boolean {
  return /^\s*!(type|account|option|clear)/i.test(text);
}

/** "11/3'26" and "11/ 3' 6" are how Quicken writes years from 2000 on. */
const day = (text: string) =>
  text
    .replaceAll(' ', '')
    .replace(/'(\d)$/, '/0$1')
    .replace("'", '/');

/** The tables of a QIF file, one for each account. The first record may be the opening balance, which is no movement. */
export function readQif(text: string): readonly BankTable[] {
  const tables: { above: GridRow[]; rows: GridRow[] }[] = [];
  let part: 'account' | 'movements' | 'other' = 'other';
  let account = '';
  let cells: string[] = ['', '', '', '', ''];
  let began = 1;
  const endRecord = (line: number) => {
    const isOpening = /^(opening balance|saldo inicial|balance inicial)$/i.test(cells[2] ?? '');
    if (part === 'movements' && cells.some(Boolean) && !isOpening) {
      cells[2] = [...new Set([cells[2], cells[3]])].filter(Boolean).join(' · ');
      tables.at(-1)?.rows.push({ line: began, cells });
    }
    cells = ['', '', '', '', ''];
    began = line + 1;
  };
  text.split(/\r\n|\r|\n/).forEach((raw, index) => {
    const line = raw.trim();
    const [code = ''] = line;
    if (code === '!') {
      endRecord(index + 1);
      part = /^!account/i.test(line) ? 'account' : WITH_MOVEMENTS.test(line) ? 'movements' : part;
      if (/^!type/i.test(line) && !WITH_MOVEMENTS.test(line)) part = 'other';
      if (part === 'movements') {
        tables.push({
          above: account ? [{ line: index + 1, cells: [`Account: ${account}`] }] : [],
          rows: [],
        });
      }
    } else if (code === '^') endRecord(index + 1);
    else if (part === 'account' && code === 'N') account = line.slice(1).trim();
    else if (part === 'movements') {
      const place = FIELDS[code.toUpperCase()];
      const value = line.slice(1).trim();
      if (place !== undefined && !cells[place]) cells[place] = place === 0 ? day(value) : value;
    }
  });
  endRecord(0);
  return tables.map(({ above, rows }) => ({ heads: qifHeads, headLine: null, needed: 2, above, rows }));
}

/** What each column of a QIF file is. */
export const qifColumns = {
  date: 'Date',
  amount: 'Amount',
  description: 'Payee',
  reference: 'Number',
} as const;
