import { call } from '#src/data/call.ts';
import { query, rowsQuery } from '#src/data/query.ts';
import { type Selected, select } from '#src/data/rows.ts';
import type { BankFileLine } from '#src/domain/bank/bank-file.ts';
import { toFileLines } from './import-mutations.ts';

/** What the account would do with a file's lines. Places count from 1. */
export interface BankImportPreview {
  readonly newCount: number;
  readonly knownCount: number;
  readonly beforeCount: number;
  /** Another key, but a line of this day and amount is there, with this text. */
  readonly likely: readonly { place: number; description: string; reference: string }[];
  /** New, and the same as one before it in the file. */
  readonly repeated: readonly number[];
}

const IMPORT_COLUMNS =
  'id, fileName, lineCount, newCount, knownCount, beforeCount, leftOutCount, firstOn, lastOn, createdBy, createdAt, undoneAt, undoneBy';
export type BankImport = Selected<'bank_imports', typeof IMPORT_COLUMNS>;
const MOST_IMPORTS = 200;

// Thousands of lines are no key: each list that was read has a number.
const numbers = new WeakMap<readonly BankFileLine[], number>();
let last = 0;
function numberOf(lines: readonly BankFileLine[]): number {
  const known = numbers.get(lines);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(lines, last);
  return last;
}

export const bankImportQueries = {
  preview: (bankAccountId: string, lines: readonly BankFileLine[]) =>
    query(
      ['bank', bankAccountId, 'preview', numberOf(lines)],
      async () =>
        (await call('preview_bank_import', {
          bankAccountId,
          lines: toFileLines(lines),
        })) as BankImportPreview,
      { staleTime: 0, gcTime: 0, enabled: lines.length > 0 },
    ),
  /** The files that were brought in, the latest first. */
  history: (organizationId: string, bankAccountId: string) =>
    rowsQuery(['bank', organizationId, bankAccountId, 'imports'], () =>
      select('bank_imports', IMPORT_COLUMNS, { organizationId, bankAccountId })
        .order('createdAt', { ascending: false })
        .limit(MOST_IMPORTS),
    ),
};
