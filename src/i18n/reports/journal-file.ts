import { type CsvValue, csvLine, toCsv } from '#src/domain/foundation/csv.ts';
import type { CurrencyCode, JournalKind } from '#src/domain/foundation/enums.ts';
import type { OwnerBooksText } from '#src/i18n/dictionaries/books/owner-books.en.ts';

/** A line of an entry as the file has it; the amount is positive on the debit side. */
export interface JournalFileLine {
  readonly number: number;
  readonly occurredOn: string;
  readonly kind: JournalKind;
  readonly memo: string;
  readonly code: string;
  readonly systemKey: string | null;
  readonly account: string;
  readonly property: string | null;
  readonly currency: CurrencyCode;
  readonly amountMinor: number;
}

export interface JournalFileWords {
  readonly head: OwnerBooksText['journal']['csv'];
  readonly kinds: Readonly<Record<JournalKind, string>>;
  /** Names of the accounts that verbs post to, by system key. */
  readonly accountNames: Readonly<Record<string, string>>;
}

/** The first line of the file, with the mark of UTF-8. */
export function journalFileHead({ head }: JournalFileWords): string {
  const { number, date, kind, memo, code, account, property, currency, debit, credit } = head;
  return toCsv([number, date, kind, memo, code, account, property, currency, debit, credit], []);
}

/** Lines of the file, each with its end; amounts as plain numbers that a spreadsheet adds up. */
export function journalFileLines(
  lines: readonly JournalFileLine[],
  { kinds, accountNames }: JournalFileWords,
): string {
  return lines
    .map((line): CsvValue[] => [
      line.number,
      line.occurredOn,
      kinds[line.kind],
      line.memo,
      line.code,
      (line.systemKey && accountNames[line.systemKey]) || line.account,
      line.property ?? '',
      line.currency,
      line.amountMinor > 0 ? line.amountMinor / 100 : null,
      line.amountMinor < 0 ? -line.amountMinor / 100 : null,
    ])
    .map(csvLine)
    .join('');
}
