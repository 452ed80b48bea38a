import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cashQueries } from '#src/data/books/cash/queries.ts';
import { choosableAccounts, usualAccountId } from '#src/domain/books/cash-accounts.ts';
import { useText } from '#src/i18n/react.tsx';
import { type QueryLike, QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { type Option, SelectField } from '#src/ui/components/select-field.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { cashOption } from '../cash/use-cash-choice.ts';

export interface StatementAccount {
  readonly options: readonly Option[];
  /** Empty until the accounts are known. */
  readonly value: string;
  readonly query: QueryLike<unknown>;
  readonly choose: (accountId: string) => void;
}

/** Which cash account a bank statement is of: the one where payments usually arrive, until another is chosen. */
export function useStatementAccount(isAsked: boolean): StatementAccount {
  const text = useText('ownerMoney');
  const { id } = useOrganization();
  const query = useQuery({ ...cashQueries.accounts(id), enabled: isAsked });
  const { data } = query;
  const [chosen, setChosen] = useState<string | null>(null);
  const inUse = data ? choosableAccounts(data.accounts, data.usual) : [];
  // One that is closed by now has movements to take along.
  const found = data?.accounts.filter((account) => account.hasEntries || inUse.includes(account)) ?? [];
  return {
    options: found.map((account) => {
      const option = cashOption(account, text);
      return { ...option, label: `${account.code} · ${option.label}` };
    }),
    value: chosen ?? (data && usualAccountId(data.accounts, data.usual, 'payments')) ?? '',
    query,
    choose: setChosen,
  };
}

/** The other program takes a statement into one of its bank accounts: the reader says which one of ours it is. */
export function AccountField({ account }: { account: StatementAccount }) {
  const { export: text } = useText('ownerAccounting');
  const { states } = useText('common');
  return (
    <QueryView query={account.query} skeleton={<SkeletonText label={states.loading} rows={2} />}>
      {() => (
        <SelectField
          label={text.account}
          hint={text.accountHint}
          value={account.value}
          options={account.options}
          onChange={(event) => account.choose(event.target.value)}
        />
      )}
    </QueryView>
  );
}
