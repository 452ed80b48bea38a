import type { TextFileEncoding } from '../foundation/text-file.ts';
import type { DateOrder } from '../foundation/written-day.ts';
import type { DecimalSign } from './bank-amount.ts';
import { areColumnsEnough, type ColumnNames } from './bank-columns.ts';
import { type BankFile, MOST_BANK_LINES } from './bank-file.ts';
import type { SignWay } from './bank-signs.ts';
import { type BankReading, guessReading } from './bank-statement.ts';
import type { BankTable } from './bank-table.ts';

/** How the last file of an account was read; what is missing was not remembered then. */
export interface BankMapping {
  readonly columns: ColumnNames;
  readonly dateOrder: DateOrder;
  readonly decimal?: DecimalSign | null;
  readonly sign?: SignWay | null;
  /** Chosen by hand for texts that do not tell it. */
  readonly encoding?: TextFileEncoding | null;
  readonly separator?: string | null;
  readonly isHeadless?: boolean;
}

/**
 * How a table is read to begin with. What is remembered counts where the file has the same columns. The order of days is
 * never remembered into a file that does not tell it: it may be another bank's.
 */
export function firstReading(table: BankTable, remembered: BankMapping | null): BankReading {
  const guess = guessReading(table);
  if (!remembered) return guess;
  const { columns, sign = null, decimal = null } = remembered;
  const heads = Object.values(columns);
  const isSame = areColumnsEnough(columns, table.heads) && heads.every((head) => table.heads.includes(head));
  if (!isSame) return { ...guess, sign };
  const isFree = (head: string | undefined) => head !== undefined && !heads.includes(head);
  // Mappings of before knew no balance and no way.
  const added = remembered.sign === undefined ? (['balance', 'direction'] as const) : (['balance'] as const);
  const more = added.filter((column) => columns[column] === undefined && isFree(guess.columns[column]));
  const filled = Object.fromEntries(more.map((column) => [column, guess.columns[column]]));
  return { ...guess, columns: { ...columns, ...filled }, sign, decimal };
}

/** An account as files are held against it. */
export interface ImportingAccount {
  readonly currency: string;
  /** Four digits, or empty. */
  readonly lastFour: string;
}

/** Whether a file is the account's: what it names against what the account has. */
export type Whose =
  | { readonly kind: 'own' }
  | { readonly kind: 'other_account'; readonly lastFour: string }
  /** The file names an account, and the account has no digits to hold against it. */
  | { readonly kind: 'unknown_account'; readonly lastFour: string }
  | { readonly kind: 'other_currency'; readonly currency: string };

export function whoseFile(
  { lastFours, currencies }: Pick<BankFile, 'lastFours' | 'currencies'>,
  account: ImportingAccount,
): Whose {
  const [currency] = currencies;
  if (currency && !currencies.includes(account.currency)) return { kind: 'other_currency', currency };
  const [lastFour] = lastFours;
  if (!lastFour || lastFours.includes(account.lastFour)) return { kind: 'own' };
  return account.lastFour === ''
    ? { kind: 'unknown_account', lastFour }
    : { kind: 'other_account', lastFour };
}

/** The place of the one statement among several that is the account's; null where it takes a person to say. */
export function ownStatement(
  statements: readonly Pick<BankFile, 'lastFours' | 'currencies'>[],
  account: ImportingAccount,
): number | null {
  if (statements.length === 1) return 0;
  if (account.lastFour === '') return null;
  const own = statements.flatMap((statement, place) => {
    const isNamed = statement.lastFours.includes(account.lastFour);
    return isNamed && whoseFile(statement, account).kind === 'own' ? [place] : [];
  });
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** Why what was read is not imported as it is. */
export type ImportStop =
  | { readonly kind: 'whose'; readonly whose: Exclude<Whose, { kind: 'own' | 'unknown_account' }> }
  | { readonly kind: 'tooMany'; readonly count: number }
  | {
      readonly kind: 'balance';
      readonly line: number;
      readonly expectedMinor: number;
      readonly foundMinor: number;
    };

export function stopOf(file: BankFile, account: ImportingAccount): ImportStop | null {
  const whose = whoseFile(file, account);
  if (whose.kind === 'other_account' || whose.kind === 'other_currency') return { kind: 'whose', whose };
  const count = file.lines.length + file.refused.length;
  if (count > MOST_BANK_LINES) return { kind: 'tooMany', count };
  if (file.balance.kind !== 'differs') return null;
  const { line, expectedMinor, foundMinor } = file.balance;
  return { kind: 'balance', line, expectedMinor, foundMinor };
}

/** The same statement with its signs turned: what a card's file calls a charge went out. */
export const turnedFile = (file: BankFile): BankFile => ({
  ...file,
  lines: file.lines.map((line) => ({ ...line, amountMinor: -line.amountMinor })),
});

/** What came in and what went out, in all. */
export function totalsOf({ lines }: Pick<BankFile, 'lines'>): {
  readonly inMinor: number;
  readonly outMinor: number;
} {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const amounts = lines.map(({ amountMinor }) => amountMinor);
  return {
    inMinor: sum(amounts.filter((amount) => amount > 0)),
    outMinor: sum(amounts.filter((amount) => amount < 0)),
  };
}
