import type { ReportEntry } from '#src/data/books/reports/queries.ts';
import { type AccountLedger, runningBalances } from '#src/domain/books/account-ledger.ts';
import { plainAmount } from '#src/domain/books/report-document.ts';
import { csvLine, toCsv } from '#src/domain/foundation/csv.ts';
import type { JournalKind } from '#src/domain/foundation/enums.ts';
import type { MakingSteps } from '#src/islands/shell/use-file-making.tsx';

interface EntriesWords {
  readonly head: readonly string[];
  readonly kinds: Readonly<Record<JournalKind, string>>;
  readonly opening: string;
}

const amount = (minor: number) => (minor > 0 ? plainAmount(minor) : null);

/** The ledger of an account as a file, the oldest line first under its opening balance, of pages that come newest first. */
export async function entriesCsv(
  pages: AsyncIterable<readonly ReportEntry[]>,
  { openingMinor, closingMinor }: AccountLedger,
  words: EntriesWords,
  { onProgress, signal }: MakingSteps,
): Promise<{ blob: Blob; count: number }> {
  const parts: Blob[] = [];
  let count = 0;
  let balance = closingMinor;
  for await (const page of pages) {
    const balances = runningBalances(balance, page);
    const lines = page.map((entry, index) => {
      const { entryNumber, occurredOn, kind, memo, propertyName, unitLabel, tenantName, amountMinor } = entry;
      const what = [words.kinds[kind], memo].filter(Boolean).join(' · ');
      const place = [propertyName, unitLabel, tenantName].filter(Boolean).join(' · ');
      const sides = [amount(amountMinor), amount(-amountMinor)];
      return csvLine([entryNumber, occurredOn, what, place, ...sides, plainAmount(balances[index] ?? 0)]);
    });
    parts.push(new Blob([lines.toReversed().join('')]));
    balance -= page.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    count += page.length;
    onProgress(count);
    signal.throwIfAborted();
  }
  const before = [null, null, words.opening, null, null, null, plainAmount(openingMinor)];
  const head = toCsv(words.head, [before]);
  return { blob: new Blob([head, ...parts.reverse()], { type: 'text/csv;charset=utf-8' }), count };
}
