import { useQuery } from '@tanstack/react-query';
import { Landmark, Plus } from 'lucide-react';
import { useState } from 'react';
import { type BankAccount, bankQueries } from '#src/data/bank/queries.ts';
import { cashQueries } from '#src/data/books/cash/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { HeldFunds, MissingFunds } from '#src/islands/owner-dashboard/screens/books/cash/held-funds.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListHead } from '#src/islands/shell/list/list-head.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Skeleton, SkeletonText } from '#src/ui/components/skeleton.tsx';
import { BankAccountDialog } from './bank-account-dialog.tsx';

/** The organization's accounts at banks. */
export function Screen() {
  const text = useText('ownerBank');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const go = useGo();
  const query = useQuery(bankQueries.accounts(id));
  useLive([{ table: 'bank_lines', filter: `organization_id=eq.${id}` }], [bankQueries.all]);
  const [isAdding, setAdding] = useState(false);
  const mayAdd = can('money.write');
  return (
    <>
      <ListHead
        title={text.title}
        description={text.description}
        add={mayAdd ? { icon: Plus, label: text.add, onSelect: () => setAdding(true) } : null}
      />
      <MissingFunds />
      <div className="after-waiting">
        <QueryView
          query={query}
          skeleton={<SkeletonText label={states.loading} rows={4} />}
          isEmpty={(rows) => rows.length === 0}
          empty={
            <Card>
              <EmptyState
                icon={Landmark}
                title={text.emptyTitle}
                text={text.emptyText}
                action={
                  mayAdd ? (
                    <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
                      {text.add}
                    </Button>
                  ) : undefined
                }
              />
            </Card>
          }
        >
          {(rows) => <AccountTable rows={rows} />}
        </QueryView>
      </div>
      <div className="after-waiting">
        <HeldFunds />
      </div>
      {isAdding ? (
        <BankAccountDialog
          onClose={() => setAdding(false)}
          onSaved={(bankAccountId) => go(`/finance/bank/${bankAccountId}`)}
        />
      ) : null}
    </>
  );
}

/** The accounts: what is to be matched in each leads to it, its balance stands at the end. */
function AccountTable({ rows }: { rows: readonly BankAccount[] }) {
  const text = useText('ownerBank');
  const { columns: heads } = text;
  return (
    <Card isFlush>
      <DataTable
        caption={text.title}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'name',
            phone: 'title',
            header: heads.account,
            cell: ({ id, name }) => (
              <AppLink to={`/finance/bank/${id}`} className="font-medium text-action hover:underline">
                {name}
              </AppLink>
            ),
            note: ({ bankName, lastFour, currency }) =>
              [bankName, lastFour && text.ending({ digits: lastFour })].filter(Boolean).join(' · ') ||
              currency,
          },
          {
            id: 'open',
            phone: 'state',
            header: heads.open,
            cell: (account) => <OpenLines account={account} />,
          },
          {
            id: 'reconciled',
            phone: 'hidden',
            header: heads.reconciled,
            cell: (account) => <ReconciledUntil account={account} />,
          },
          {
            id: 'balance',
            phone: 'amount',
            header: heads.balance,
            align: 'end',
            cell: (account) => <Balance account={account} />,
          },
        ]}
      />
    </Card>
  );
}

function useStanding({ id }: BankAccount) {
  const { data: standing, isLoading: isWaiting } = useQuery(bankQueries.standing(id, useToday()));
  return { standing, isWaiting };
}

function OpenLines({ account }: { account: BankAccount }) {
  const text = useText('ownerBank');
  const { standing, isWaiting } = useStanding(account);
  const { holding } = useText('ownerMoney').cash;
  const { data: cash, isLoading } = useQuery(cashQueries.accounts(useOrganization().id));
  const heldFor = cash?.accounts.find(({ id }) => id === account.accountId)?.heldFor ?? 'own';
  if (isWaiting || isLoading) return <Skeleton className="h-[var(--badge,1.5rem)] w-36" />;
  if (!standing) return null;
  return (
    <span className="flex flex-wrap gap-2">
      {standing.openCount > 0 ? (
        <AppLink to={`/finance/bank/${account.id}?f.status=open`} className="rounded-mark hover:underline">
          <Badge tone="warn">{text.toMatch({ count: standing.openCount })}</Badge>
        </AppLink>
      ) : (
        <Badge tone="good">{text.allMatched}</Badge>
      )}
      {heldFor === 'own' ? null : <Badge tone="info">{holding[heldFor]}</Badge>}
    </span>
  );
}

function ReconciledUntil({ account }: { account: BankAccount }) {
  const text = useText('ownerBank');
  const { standing } = useStanding(account);
  if (!standing) return null;
  return standing.lastOn ? <DateText date={standing.lastOn} format="short" /> : text.neverReconciled;
}

function Balance({ account }: { account: BankAccount }) {
  const { standing, isWaiting } = useStanding(account);
  // As high as a line.
  if (isWaiting) return <Skeleton className="my-1 ml-auto h-3.5 w-40 md:w-28" />;
  if (!standing) return null;
  const { openingMinor, matchedMinor, openMinor, ignoredMinor } = standing;
  return (
    <MoneyText
      amountMinor={openingMinor + matchedMinor + openMinor + ignoredMinor}
      currency={account.currency}
    />
  );
}
