import type { ChartAccount } from '#src/data/books/queries.ts';

/** Charges, payments and conversions post to these by themselves. */
const RESERVED: ReadonlySet<string | null> = new Set([
  'receivables',
  'prepaid_rent',
  'deposits_held',
  'currency_exchange',
]);

/** The accounts in which somebody may write by hand. */
export function writableAccounts(accounts: readonly ChartAccount[]): ChartAccount[] {
  return accounts.filter((account) => account.isActive && !RESERVED.has(account.systemKey));
}
