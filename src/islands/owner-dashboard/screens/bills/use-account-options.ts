import { useMemo } from 'react';
import type { LedgerAccount } from '#src/data/journal/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import type { ComboboxOption } from '#src/ui/components/combobox.tsx';
import { accountName } from '../ledger/entry-words.ts';

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
