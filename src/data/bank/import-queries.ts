import { queryOptions } from '@tanstack/react-query';
import type { BankFileLine } from '#src/domain/bank/bank-file.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import type { TableRow } from '../rows.ts';
import { toFileLines } from './import-mutations.ts';

/** What the account would do with a file's lines. Places count from 1. */
export interface BankImportPreview {
  readonly new_count: number;
  readonly known_count: number;
  readonly before_count: number;
  /** Another key, but a line of this day and amount is there, with this text. */
  readonly likely: readonly { place: number; description: string; reference: string }[];
  /** New, and the same as one before it in the file. */
  readonly repeated: readonly number[];
}

const IMPORT_COLUMNS =
  'id, file_name, line_count, new_count, known_count, before_count, left_out_count, first_on, last_on, created_by, created_at, undone_at, undone_by';
export type BankImport = Pick<
  TableRow<'bank_imports'>,
  | 'id'
  | 'file_name'
  | 'line_count'
  | 'new_count'
  | 'known_count'
  | 'before_count'
  | 'left_out_count'
  | 'first_on'
  | 'last_on'
  | 'created_by'
  | 'created_at'
  | 'undone_at'
  | 'undone_by'
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
        const answer = await getClient().rpc('preview_bank_import', {
          p_bank_account_id: bankAccountId,
          p_lines: toFileLines(lines),
        });
        return unwrap(answer) as unknown as BankImportPreview;
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
          .eq('organization_id', organizationId)
          .eq('bank_account_id', bankAccountId)
          .order('created_at', { ascending: false })
          .limit(MOST_IMPORTS);
        return unwrap(answer) as BankImport[];
      },
    }),
};
