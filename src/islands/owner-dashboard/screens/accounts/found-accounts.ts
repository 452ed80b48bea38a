import type { ChartAccount } from '#src/data/books/queries.ts';
import { plainText } from '#src/domain/plain-text.ts';
import { accountName } from '../ledger/entry-words.ts';

/** The accounts whose code begins with what is searched, or whose name contains it, accents aside. */
export function foundAccounts(
  accounts: readonly ChartAccount[],
  search: string,
  names: Parameters<typeof accountName>[1],
): ChartAccount[] {
  const wanted = plainText(search.trim());
  return accounts.filter(
    (account) =>
      wanted === '' ||
      account.code.startsWith(wanted) ||
      plainText(accountName(account, names)).includes(wanted),
  );
}
