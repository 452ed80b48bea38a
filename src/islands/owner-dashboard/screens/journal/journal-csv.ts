import type { BookEntry } from '#src/data/books/queries.ts';
import type { JournalKind } from '#src/domain/enums.ts';
import type { OwnerBooksText } from '#src/i18n/dictionaries/owner-books.en.ts';
import { journalFileHead, journalFileLines } from '#src/i18n/reports/journal-file.ts';

/** The entries as a file, a row a line, oldest first. */
export function journalCsv(
  entries: readonly BookEntry[],
  head: OwnerBooksText['journal']['csv'],
  kinds: Readonly<Record<JournalKind, string>>,
  accountNames: Readonly<Record<string, string>>,
): string {
  const words = { head, kinds, accountNames };
  const lines = entries.toReversed().flatMap((entry) =>
    entry.lines.map((line) => ({
      number: entry.entry_number,
      occurredOn: entry.occurred_on,
      kind: entry.kind,
      memo: entry.memo,
      code: line.account_code,
      systemKey: line.system_key,
      account: line.account_name,
      property: line.property_name,
      currency: line.currency,
      amountMinor: line.amount_minor,
    })),
  );
  return journalFileHead(words) + journalFileLines(lines, words);
}
