import { call } from '#src/data/call.ts';
import type { BankFileLine } from '#src/domain/bank/bank-file.ts';
import type { BankMapping } from '#src/domain/bank/bank-import.ts';
import { rememberMapping } from './mutations.ts';

/** Of the lines of a file: added, there already, before the opening, left out. */
export interface BankImportResult {
  readonly lineCount: number;
  readonly newCount: number;
  readonly knownCount: number;
  readonly beforeCount: number;
  readonly leftOutCount: number;
}

/** The lines as the database takes them; those at `leftOut` (from 0) are only counted. */
export const toFileLines = (lines: readonly BankFileLine[], leftOut?: ReadonlySet<number>) =>
  lines.map((line, index) => ({
    bankKey: line.bankKey,
    occurredOn: line.occurredOn,
    amountMinor: line.amountMinor,
    description: line.description,
    reference: line.reference,
    ...(leftOut?.has(index) && { leaveOut: true }),
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
  const answer = await call(
    'import_bank_lines',
    {
      bankAccountId: input.bankAccountId,
      fileName: input.fileName,
      lines: toFileLines(input.lines, input.leftOut),
    },
    requestId,
  );
  return answer as unknown as BankImportResult;
}

/** Takes back every line that a file added. Errors: `import_undone`, `import_matched`, `line_reconciled`. */
export async function undoBankImport(importId: string, requestId: string): Promise<{ removedCount: number }> {
  const answer = await call(
    'undo_bank_import',
    {
      importId,
    },
    requestId,
  );
  return answer as unknown as { removedCount: number };
}
