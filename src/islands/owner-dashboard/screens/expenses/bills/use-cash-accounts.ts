import type { LedgerAccount } from '#src/data/books/journal/queries.ts';
import { useAccountOptions } from './use-account-options.ts';

const isCash = ({ subtype, isActive }: LedgerAccount) => subtype === 'cash' && isActive;

/** Cash accounts in use to choose from, operating cash first. */
export function useCashAccounts(accounts: readonly LedgerAccount[] | undefined) {
  return useAccountOptions(accounts, isCash);
}
