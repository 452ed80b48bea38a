import type { BankFileLine } from '#src/domain/bank/bank-file.ts';
import type { BankMapping } from '#src/domain/bank/bank-import.ts';
import { getClient } from '../client.ts';
import { unwrap } from '../errors.ts';
import { rememberMapping } from './mutations.ts';

/** Of the lines of a file: added, there already, before the opening, left out. */
export interface BankImportResult {
  readonly line_count: number;
  readonly new_count: number;
  readonly known_count: number;
  readonly before_count: number;
  readonly left_out_count: number;
}

/** The lines as the database takes them; those at `leftOut` (from 0) are only counted. */
export const toFileLines = (lines: readonly BankFileLine[], leftOut?: ReadonlySet<number>) =>
  lines.map((line, index) => ({
    bank_key: line.bankKey,
    occurred_on: line.occurredOn,
    amount_minor: line.amountMinor,
    description: line.description,
    reference: line.reference,
    ...(leftOut?.has(index) && { leave_out: true }),
  }));

/** Adds the lines of a file that are not there yet. */
export async function importBankLines(
  input: {
    readonly bankAccountId: string;
    readonly fileName: string;
    readonly lines: readonly BankFileLine[];
    /** Places, from 0, of lines that are not to be added. */
    readonly leftOut: ReadonlySet<number>;
    /** How it was read; remembered for the next one. */
    readonly mapping: BankMapping | null;
  },
  requestId: string,
): Promise<BankImportResult> {
  if (input.mapping) await rememberMapping(input.bankAccountId, input.mapping);
  const answer = await getClient().rpc('import_bank_lines', {
    p_request_id: requestId,
    p_bank_account_id: input.bankAccountId,
    p_file_name: input.fileName,
    p_lines: toFileLines(input.lines, input.leftOut),
  });
  return unwrap(answer) as unknown as BankImportResult;
}

/** Takes back every line that a file added. Errors: `import_undone`, `import_matched`, `line_reconciled`. */
export async function undoBankImport(
  importId: string,
  requestId: string,
): Promise<{ removed_count: number }> {
  const answer = await getClient().rpc('undo_bank_import', {
    p_request_id: requestId,
    p_import_id: importId,
  });
  return unwrap(answer) as unknown as { removed_count: number };
}
