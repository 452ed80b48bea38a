import { expect, it } from 'vitest';
import type { ReportEntry } from '#src/data/books/reports/queries.ts';
import { enumsEn } from '#src/i18n/dictionaries/foundation/enums.en.ts';
import { entriesCsv } from './entries-csv.ts';

const entry = (entryNumber: number, amountMinor: number): ReportEntry => ({
  source: 'line',
  id: entryNumber,
  entryId: String(entryNumber),
  entryNumber,
  kind: 'manual',
  occurredOn: `2026-11-0${entryNumber}`,
  memo: 'Pump, "new"',
  leaseId: null,
  propertyName: 'Torre',
  unitLabel: null,
  tenantName: null,
  amountMinor,
});

async function* inPages(...pages: ReportEntry[][]) {
  yield* pages;
}

it('goes from the opening balance to the closing one, the oldest line first, across pages', async () => {
  const read: number[] = [];
  const { blob, count } = await entriesCsv(
    inPages([entry(3, 250), entry(2, -400)], [entry(1, 1_000)]),
    { openingMinor: 50, debitMinor: 1_250, creditMinor: 400, closingMinor: 900 },
    {
      head: ['No.', 'Date', 'What', 'Place', 'Debit', 'Credit', 'Balance'],
      kinds: enumsEn.journalKind,
      opening: 'Opening balance',
    },
    { onProgress: (done) => read.push(done), signal: new AbortController().signal },
  );
  const what = `"${enumsEn.journalKind.manual} · Pump, ""new"""`;
  expect((await blob.text()).replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    'No.,Date,What,Place,Debit,Credit,Balance',
    ',,Opening balance,,,,0.50',
    `1,2026-11-01,${what},Torre,10.00,,10.50`,
    `2,2026-11-02,${what},Torre,,4.00,6.50`,
    `3,2026-11-03,${what},Torre,2.50,,9.00`,
  ]);
  expect([count, read]).toEqual([3, [2, 3]]);
});
