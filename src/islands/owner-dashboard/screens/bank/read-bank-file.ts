import {
  type BankCsvMapping,
  type BankTable,
  findBankTable,
  guessMapping,
  isMappingComplete,
  readBankTable,
} from '#src/domain/bank/bank-csv.ts';
import type { BankFile } from '#src/domain/bank/bank-file.ts';
import { isOfx, readOfx } from '#src/domain/bank/ofx.ts';
import { decodeTextFile } from '#src/domain/text-file.ts';

const MAX_BYTES = 5 * 1024 * 1024;

export type FileProblem = 'tooLarge' | 'noTable';

/** A file as far as it was understood. */
export type ReadFile =
  | { readonly kind: 'problem'; readonly problem: FileProblem }
  | { readonly kind: 'ofx'; readonly file: BankFile }
  | { readonly kind: 'csv'; readonly table: BankTable; readonly mapping: BankCsvMapping };

/** Reads a bank's file; a CSV with the mapping that the account remembers, when it fits. */
export async function readBankFile(file: File, remembered: BankCsvMapping | null): Promise<ReadFile> {
  if (file.size > MAX_BYTES) return { kind: 'problem', problem: 'tooLarge' };
  const { text } = decodeTextFile(await file.arrayBuffer());
  if (isOfx(text)) return { kind: 'ofx', file: readOfx(text) };
  const table = findBankTable(text);
  if (!table) return { kind: 'problem', problem: 'noTable' };
  const fits = remembered !== null && isMappingComplete(remembered, table);
  return { kind: 'csv', table, mapping: fits ? remembered : guessMapping(table) };
}

/** The lines of a file that was read; null while a mapping does not say enough. */
export function linesOf(read: ReadFile | null): BankFile | null {
  if (read?.kind === 'ofx') return read.file;
  if (read?.kind !== 'csv' || !isMappingComplete(read.mapping, read.table)) return null;
  return readBankTable(read.table, read.mapping);
}
