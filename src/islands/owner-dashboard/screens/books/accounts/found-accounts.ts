import type { ChartAccount } from '#src/data/books/queries.ts';
import { hasWords, searchWords } from '#src/domain/foundation/plain-text.ts';
import { accountName } from '../ledger/entry-words.ts';

/** The accounts whose code begins with what is searched, or whose name has its words, accents aside. */
export function foundAccounts(
  accounts: readonly ChartAccount[],
  search: string,
  names: Parameters<typeof accountName>[1],
): ChartAccount[] {
  const words = searchWords(search);
  return accounts.filter(
    (account) => account.code.startsWith(search.trim()) || hasWords(accountName(account, names), words),
  );
}
