import { queryOptions } from '@tanstack/react-query';
import { call } from '#src/data/call.ts';
import type { BankFileLine } from '#src/domain/bank/bank-file.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { Row } from '../rows.ts';
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
export type BankImport = Pick<
  Row<'bank_imports'>,
  | 'id'
  | 'fileName'
  | 'lineCount'
  | 'newCount'
  | 'knownCount'
  | 'beforeCount'
  | 'leftOutCount'
  | 'firstOn'
  | 'lastOn'
  | 'createdBy'
  | 'createdAt'
  | 'undoneAt'
  | 'undoneBy'
>;
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
    queryOptions({
      queryKey: ['bank', bankAccountId, 'preview', numberOf(lines)],
      queryFn: async () => {
        const answer = await call('preview_bank_import', {
          bankAccountId,
          lines: toFileLines(lines),
        });
        return answer as unknown as BankImportPreview;
      },
      staleTime: 0,
      gcTime: 0,
      enabled: lines.length > 0,
    }),
  /** The files that were brought in, the latest first. */
  history: (organizationId: string, bankAccountId: string) =>
    queryOptions({
      queryKey: ['bank', organizationId, bankAccountId, 'imports'],
      queryFn: async () => {
        const answer = await getClient()
          .from('bank_imports')
          .select(IMPORT_COLUMNS)
          .eq('organizationId', organizationId)
          .eq('bankAccountId', bankAccountId)
          .order('createdAt', { ascending: false })
          .limit(MOST_IMPORTS);
        return unwrap(answer) as BankImport[];
      },
    }),
};
