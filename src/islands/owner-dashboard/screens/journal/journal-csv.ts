import type { BookEntry } from '#src/data/books/queries.ts';
import { toCsv } from '#src/domain/csv.ts';
import type { JournalKind } from '#src/domain/enums.ts';
import type { OwnerBooksText } from '#src/i18n/dictionaries/owner-books.en.ts';
import { accountName } from '../ledger/entry-words.ts';

/** The entries as a file, a row a line, oldest first; amounts as plain numbers that a spreadsheet adds up. */
export function journalCsv(
  entries: readonly BookEntry[],
  text: OwnerBooksText['journal']['csv'],
  kinds: Readonly<Record<JournalKind, string>>,
  names: Parameters<typeof accountName>[1],
): string {
  const head = [
    text.number,
    text.date,
    text.kind,
    text.memo,
    text.code,
    text.account,
    text.property,
    text.currency,
    text.debit,
    text.credit,
  ];
  const rows = entries
    .toReversed()
    .flatMap((entry) =>
      entry.lines.map((line) => [
        entry.entry_number,
        entry.occurred_on,
        kinds[entry.kind],
        entry.memo,
        line.account_code,
        accountName({ systemKey: line.system_key, name: line.account_name }, names),
        line.property_name ?? '',
        line.currency,
        line.amount_minor > 0 ? line.amount_minor / 100 : null,
        line.amount_minor < 0 ? -line.amount_minor / 100 : null,
      ]),
    );
  return toCsv(head, rows);
}
