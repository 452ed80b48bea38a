import { useQuery } from '@tanstack/react-query';
import { journalQueries, type LedgerAccount } from '#src/data/journal/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { NotFound } from '#src/islands/shell/not-found.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { AccountLines } from './account-lines.tsx';
import { AccountList } from './account-list.tsx';
import { EntryList } from './entry-list.tsx';

/** The accounts with their balances, and the journal or the lines of one account. */
export function LedgerTab({ accountId }: { accountId: string | null }) {
  const { states } = useText('common');
  const { id } = useOrganization();
  const query = useQuery(journalQueries.accounts(id));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(accounts) =>
        accountId !== null && !accounts.some((account) => account.id === accountId) ? (
          <NotFound />
        ) : (
          <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
            <AccountList accounts={accounts} activeId={accountId} />
            <Shown account={accounts.find((account) => account.id === accountId)} />
          </div>
        )
      }
    </QueryView>
  );
}

function Shown({ account }: { account: LedgerAccount | undefined }) {
  return account ? <AccountLines account={account} /> : <EntryList />;
}
