import type { EntryLine } from '#src/data/books/mutations.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';

/** A line of an entry while it is written; amounts in minor units, one of the two sides. */
export interface DraftLine {
  readonly key: number;
  readonly accountId: string | null;
  readonly propertyId: string;
  readonly debitMinor: number | null;
  readonly creditMinor: number | null;
}

export const emptyLine = (key: number): DraftLine => ({
  key,
  accountId: null,
  propertyId: '',
  debitMinor: null,
  creditMinor: null,
});

const FIRST_LINES = 2;

/** An entry before anything was typed. No day means today, whenever that is when it is looked at again. */
export const emptyEntry = (currency: CurrencyCode) => ({
  occurredOn: null as string | null,
  memo: '',
  currency,
  lines: Array.from({ length: FIRST_LINES }, (_, index) => emptyLine(index)) as readonly DraftLine[],
});

/** The lines with those accounts that can still be written to: a kept draft may name one that was archived meanwhile. */
export const knownLines = (
  lines: readonly DraftLine[],
  accounts: readonly { readonly id: string }[],
): readonly DraftLine[] =>
  lines.map((line) =>
    accounts.some(({ id }) => id === line.accountId) ? line : { ...line, accountId: null },
  );

export type LineProblem = 'accountMissing' | 'amountMissing';

const isEmpty = (line: DraftLine) =>
  line.accountId === null && line.debitMinor === null && line.creditMinor === null;

/** What a line lacks; a line that is all empty lacks nothing and is left out. */
export function lineProblem(line: DraftLine): LineProblem | null {
  if (isEmpty(line)) return null;
  if (line.accountId === null) return 'accountMissing';
  const sides = [line.debitMinor, line.creditMinor].filter((side) => side !== null && side > 0);
  return sides.length === 1 ? null : 'amountMissing';
}

export function draftTotals(lines: readonly DraftLine[]): { debitMinor: number; creditMinor: number } {
  const sum = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  return {
    debitMinor: sum(lines.map((line) => line.debitMinor)),
    creditMinor: sum(lines.map((line) => line.creditMinor)),
  };
}

/** The lines as they are posted, or null while something is missing or debits and credits differ. */
export function postableLines(lines: readonly DraftLine[], currency: CurrencyCode): EntryLine[] | null {
  const { debitMinor, creditMinor } = draftTotals(lines);
  const filled = lines.filter((line) => !isEmpty(line));
  if (filled.length < 2 || debitMinor !== creditMinor || filled.some(lineProblem)) return null;
  return filled.map((line) => ({
    accountId: line.accountId ?? '',
    currency,
    amountMinor: (line.debitMinor ?? 0) - (line.creditMinor ?? 0),
    propertyId: line.propertyId || null,
  }));
}
