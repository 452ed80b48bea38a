import { areColumnsEnough } from '#src/domain/bank/bank-columns.ts';
import type { BankMapping } from '#src/domain/bank/bank-import.ts';
import { type OpenBy, type OpenedFile, openBankFile } from './open-bank-file.ts';

const NARROW: readonly (string | null)[] = ['windows-1252', 'ibm850', 'macintosh'];

const fits = (opened: OpenedFile, { columns }: BankMapping) =>
  opened.kind === 'tables' && opened.tables.some(({ table }) => areColumnsEnough(columns, table.heads));

/**
 * Opens a file by itself, and as the account's last one was opened by hand where only that finds its columns. A remembered
 * encoding counts where bytes do not tell it: they do for UTF-8 and UTF-16.
 */
export async function openRemembered(
  file: ArrayBuffer,
  remembered: BankMapping | null,
): Promise<{ readonly opened: OpenedFile; readonly by: OpenBy }> {
  const opened = await openBankFile(file);
  if (!remembered || opened.kind !== 'tables' || opened.columns) return { opened, by: {} };
  const { encoding, separator, isHeadless } = remembered;
  const isOpenToSay = NARROW.includes(opened.encoding);
  const saidEncoding: OpenBy = encoding && isOpenToSay && encoding !== opened.encoding ? { encoding } : {};
  if (fits(opened, remembered)) {
    return saidEncoding.encoding
      ? { opened: await openBankFile(file, saidEncoding), by: saidEncoding }
      : { opened, by: {} };
  }
  const by: OpenBy = { ...saidEncoding, ...(separator && { separator }), ...(isHeadless && { head: null }) };
  const again = Object.keys(by).length > 0 ? await openBankFile(file, by) : opened;
  return fits(again, remembered) ? { opened: again, by } : { opened, by: {} };
}
