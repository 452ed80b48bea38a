import type { ExportOrder } from '#src/data/books/accounting/export-order.ts';
import type { BookEntry } from '#src/data/books/queries.ts';
import { type JournalFileWords, journalFileHead, journalFileLines } from '#src/i18n/reports/journal-file.ts';

/** The journal as a file, a row a line, oldest first, of pages that come newest first: what is in memory is its bytes. */
export async function journalCsv(
  pages: AsyncIterable<readonly BookEntry[]>,
  words: JournalFileWords,
  { onProgress, signal }: Pick<ExportOrder, 'onProgress' | 'signal'>,
): Promise<{ blob: Blob; count: number }> {
  const parts: Blob[] = [];
  let count = 0;
  for await (const page of pages) {
    parts.push(new Blob([pageText(page, words)]));
    count += page.length;
    onProgress(count);
    signal.throwIfAborted();
  }
  const blob = new Blob([journalFileHead(words), ...parts.reverse()], { type: 'text/csv;charset=utf-8' });
  return { blob, count };
}

function pageText(entries: readonly BookEntry[], words: JournalFileWords): string {
  const lines = entries.toReversed().flatMap((entry) =>
    entry.lines.map((line) => ({
      number: entry.entryNumber,
      occurredOn: entry.occurredOn,
      kind: entry.kind,
      memo: entry.memo,
      code: line.accountCode,
      systemKey: line.systemKey,
      account: line.accountName,
      property: line.propertyName,
      currency: line.currency,
      amountMinor: line.amountMinor,
    })),
  );
  return journalFileLines(lines, words);
}
