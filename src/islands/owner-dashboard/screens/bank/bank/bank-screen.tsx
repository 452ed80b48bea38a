import { useQuery } from '@tanstack/react-query';
import { Landmark, Plus } from 'lucide-react';
import { useState } from 'react';
import { type BankAccount, bankQueries } from '#src/data/bank/queries.ts';
import { cashQueries } from '#src/data/books/cash/queries.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { HeldFunds } from '#src/islands/owner-dashboard/screens/books/cash/held-funds.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
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
  const add = can('money.write') ? (
    <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
      {text.add}
    </Button>
  ) : null;
  return (
    <>
      <PageHeader title={text.title} description={text.description} actions={add} />
      <HeldFunds />
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
              action={add ?? undefined}
            />
          </Card>
        }
      >
        {(rows) => (
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {rows.map((account) => (
              <li key={account.id}>
                <AccountCard account={account} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {isAdding ? (
        <BankAccountDialog
          onClose={() => setAdding(false)}
          onSaved={(bankAccountId) => go(`/finance/bank/${bankAccountId}`)}
        />
      ) : null}
    </>
  );
}

function AccountCard({ account }: { account: BankAccount }) {
  const text = useText('ownerBank');
  const { holding } = useText('ownerMoney').cash;
  const language = useLanguage();
  const cash = useQuery(cashQueries.accounts(useOrganization().id)).data?.accounts;
  const heldFor = cash?.find(({ id }) => id === account.accountId)?.heldFor ?? 'own';
  const standing = useQuery(bankQueries.standing(account.id, useToday())).data;
  const digits = account.lastFour ? text.ending({ digits: account.lastFour }) : '';
  return (
    <Card
      title={account.name}
      description={[account.bankName, digits].filter(Boolean).join(' · ') || account.currency}
      action={
        <AppLink
          to={`/finance/bank/${account.id}`}
          aria-label={`${text.open} ${account.name}`}
          className="text-14 font-medium text-action hover:underline"
        >
          {text.open}
        </AppLink>
      }
    >
      {standing ? (
        <div className="grid gap-3">
          <MoneyText
            amountMinor={
              standing.openingMinor + standing.matchedMinor + standing.openMinor + standing.ignoredMinor
            }
            currency={account.currency}
            className="text-20 sm:text-25"
          />
          <p className="flex flex-wrap items-center gap-2 text-14 text-hint">
            {heldFor === 'own' ? null : <Badge tone="info">{holding[heldFor]}</Badge>}
            <Badge tone={standing.openCount > 0 ? 'warn' : 'good'}>
              {standing.openCount > 0 ? text.toMatch({ count: standing.openCount }) : text.allMatched}
            </Badge>
            {standing.lastOn
              ? text.reconciledUntil({ date: formatDate(standing.lastOn, language, 'short') })
              : text.neverReconciled}
          </p>
        </div>
      ) : (
        <SkeletonText label={text.title} rows={2} />
      )}
    </Card>
  );
}
