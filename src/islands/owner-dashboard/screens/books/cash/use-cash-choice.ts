import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cashQueries, type NamedCashAccount } from '#src/data/books/cash/queries.ts';
import { choosableAccounts, usualAccountId } from '#src/domain/books/cash-accounts.ts';
import type { OwnerMoneyText } from '#src/i18n/dictionaries/money/owner-money.en.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { Option } from '#src/ui/components/select-field.tsx';
import { accountName } from '../ledger/entry-words.ts';

/** An account by its name, with whose money it keeps when that is somebody else's. */
export function cashOption(account: NamedCashAccount, { cash, ledger }: OwnerMoneyText): Option {
  const name = accountName(account, ledger.accountNames);
  const isPlain = account.heldFor === 'own' || account.systemKey !== null;
  return { value: account.id, label: isPlain ? name : `${name} · ${cash.holding[account.heldFor]}` };
}

export interface CashChoice {
  /** Empty where the organization has one account in use: nobody is asked. */
  readonly options: readonly Option[];
  /** Whether it is not known yet if there is anything to choose. */
  readonly isLoading: boolean;
  readonly value: string;
  /** What to send; null for the usual account. */
  readonly accountId: string | null;
  readonly choose: (accountId: string) => void;
}

/** Which cash account money arrives on or leaves from: the usual one until another is chosen. */
export function useCashChoice(use: 'payments' | 'deposits'): CashChoice {
  const text = useText('ownerMoney');
  const { id } = useOrganization();
  const { data, isLoading } = useQuery(cashQueries.accounts(id));
  const [chosen, setChosen] = useState<string | null>(null);
  const found = data ? choosableAccounts(data.accounts, data.usual) : [];
  return {
    options: found.length > 1 ? found.map((account) => cashOption(account, text)) : [],
    isLoading,
    value: chosen ?? (data && usualAccountId(data.accounts, data.usual, use)) ?? '',
    accountId: chosen,
    choose: setChosen,
  };
}
