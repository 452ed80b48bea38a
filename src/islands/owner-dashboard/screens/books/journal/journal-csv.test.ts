import { expect, it } from 'vitest';
import type { BookEntry, BookLine } from '#src/data/books/queries.ts';
import { ownerBooks } from '#src/i18n/dictionaries/books/owner-books.en.ts';
import { enumsEn } from '#src/i18n/dictionaries/foundation/enums.en.ts';
import { ownerFinance } from '#src/i18n/dictionaries/money/owner-finance.en.ts';
import { journalCsv } from './journal-csv.ts';

const line = (more: Partial<BookLine>): BookLine => ({
  id: 1,
  accountId: 'a',
  accountCode: '1010',
  systemKey: 'operating_cash',
  accountName: 'Caja y bancos',
  currency: 'DOP',
  amountMinor: 100,
  propertyId: null,
  propertyName: null,
  ...more,
});
const entry = (number: number, lines: BookLine[]): BookEntry => ({
  id: String(number),
  entryNumber: number,
  kind: 'manual',
  occurredOn: '2026-11-02',
  memo: '=Pump, "new"',
  reversesNumber: null,
  reversesKind: null,
  reversedByNumber: null,
  leaseId: null,
  chargeId: null,
  paymentId: null,
  lines,
});

async function* inPages(...pages: BookEntry[][]) {
  yield* pages;
}
const words = {
  head: ownerBooks.journal.csv,
  kinds: enumsEn.journalKind,
  accountNames: ownerFinance.ledger.accountNames,
};

it('has a row a line, the oldest entry first, each amount on its side', async () => {
  const own = line({
    accountCode: '5810',
    systemKey: null,
    accountName: 'Jardín',
    propertyName: 'Torre',
  });
  const read: number[] = [];
  const { signal } = new AbortController();
  const { blob, count } = await journalCsv(
    inPages([entry(2, [line({ amountMinor: -12_345 })])], [entry(1, [own])]),
    words,
    { signal, onProgress: (entries) => read.push(entries) },
  );
  const csv = await blob.text();
  const note = `"'=Pump, ""new"""`;
  expect(csv.split('\r\n').slice(1)).toEqual([
    `1,2026-11-02,Manual entry,${note},5810,Jardín,Torre,DOP,1,`,
    `2,2026-11-02,Manual entry,${note},1010,Cash and banks,,DOP,,123.45`,
    '',
  ]);
  expect({ count, read }).toEqual({ count: 2, read: [1, 2] });
});

it('reads nothing more once it is stopped', async () => {
  const stop = new AbortController();
  const read: number[] = [];
  const making = journalCsv(inPages([entry(3, [])], [entry(2, [])], [entry(1, [])]), words, {
    signal: stop.signal,
    onProgress: (entries) => {
      read.push(entries);
      if (entries === 2) stop.abort();
    },
  });
  await expect(making).rejects.toThrow(/abort/i);
  expect(read).toEqual([1, 2]);
});
