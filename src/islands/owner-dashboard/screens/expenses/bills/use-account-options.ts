import { useMemo } from 'react';
import type { LedgerAccount } from '#src/data/books/journal/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { accountName } from '#src/islands/owner-dashboard/screens/books/ledger/entry-words.ts';
import type { ComboboxOption } from '#src/ui/components/combobox.tsx';

const forBills = ({ kind }: LedgerAccount) => kind === 'expense';

/** Accounts to choose from, by their names in the reader's language; those for expenses when nothing else is asked for. */
export function useAccountOptions(
  accounts: readonly LedgerAccount[] | undefined,
  isAllowed: (account: LedgerAccount) => boolean = forBills,
): ComboboxOption[] {
  const { ledger } = useText('ownerMoney');
  return useMemo(
    () =>
      (accounts ?? []).filter(isAllowed).map((account) => ({
        value: account.id,
        label: accountName(account, ledger.accountNames),
        detail: account.code,
      })),
    [accounts, isAllowed, ledger],
  );
}
