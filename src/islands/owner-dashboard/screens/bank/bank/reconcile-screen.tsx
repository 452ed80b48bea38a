import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { closeReconciliation } from '#src/data/bank/mutations.ts';
import { type BankAccount, type BankStanding, bankQueries } from '#src/data/bank/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { SumList, type SumRow } from '#src/islands/owner-dashboard/screens/expenses/bill/sum-list.tsx';
import { ActionForm } from '#src/islands/shell/form/action-form.tsx';
import { FormFault } from '#src/islands/shell/form/form-fault.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { BalanceField } from './balance-field.tsx';
import { bankKeys } from './bank-keys.ts';
import { ReconciliationsCard } from './reconciliations-card.tsx';

/** Holds a statement's balance against the lines that were matched, and closes when it fits. */
export function Screen({ params }: ScreenProps) {
  const { id } = useOrganization();
  const { states } = useText('common');
  const query = useQuery(bankQueries.account(id, params.id ?? ''));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(account) => <Reconcile account={account} />}
    </QueryView>
  );
}

function Reconcile({ account }: { account: BankAccount }) {
  const { reconcile: text } = useText('ownerBank');
  const { states } = useText('common');
  const today = useToday();
  useLive([{ table: 'bank_lines', filter: `bank_account_id=eq.${account.id}` }], [bankQueries.all]);
  const [endsOn, setEndsOn] = useState(today);
  const [closing, setClosing] = useState<number | null>(null);
  const standing = useQuery({
    ...bankQueries.standing(account.id, isIsoDate(endsOn) ? endsOn : today),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader
        title={text.title}
        description={text.description}
        back={<BackLink to={`/finance/bank/${account.id}`}>{account.name}</BackLink>}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title={text.statement}>
          <div className="grid gap-6">
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <DateField
                label={text.endsOn}
                value={endsOn}
                min={account.openingOn}
                max={today}
                onChange={({ target }) => setEndsOn(target.value)}
              />
              <BalanceField label={text.closing} currency={account.currency} onChange={setClosing} />
            </div>
            <QueryView query={standing} skeleton={<SkeletonText label={states.loading} rows={5} />}>
              {(found) => <Outcome account={account} standing={found} endsOn={endsOn} closing={closing} />}
            </QueryView>
          </div>
        </Card>
        <ReconciliationsCard account={account} />
      </div>
    </>
  );
}

interface OutcomeProps {
  account: BankAccount;
  standing: BankStanding;
  endsOn: string;
  closing: number | null;
}

function Outcome({ account, standing, endsOn, closing }: OutcomeProps) {
  const { reconcile: text } = useText('ownerBank');
  const { can } = useOrganization();
  const computed = standing.openingMinor + standing.matchedMinor;
  const difference = closing === null ? null : closing - computed;
  const close = useAction({
    mutationFn: closeReconciliation,
    invalidates: bankKeys,
    toast: text.closed,
  });
  return (
    <ActionForm
      action={close}
      input={closing !== null ? { bankAccountId: account.id, endsOn, closingMinor: closing } : null}
    >
      <SumList currency={account.currency} rows={useRows(standing, computed, difference)} />
      <Verdict standing={standing} difference={difference} />
      <Book account={account} standing={standing} />
      <FormFault text={closing === null ? text.closingMissing : null} />
      {can('money.write') ? (
        <Button type="submit" variant="primary" className="justify-self-start" isBusy={close.isRunning}>
          {text.close}
        </Button>
      ) : null}
    </ActionForm>
  );
}

function useRows(standing: BankStanding, computed: number, difference: number | null): SumRow[] {
  const { reconcile: text } = useText('ownerBank');
  const language = useLanguage();
  const date = standing.lastOn ? formatDate(standing.lastOn, language, 'short') : null;
  return [
    { label: text.opening({ date }), minor: standing.openingMinor },
    { label: text.matched({ count: standing.matchedCount }), minor: standing.matchedMinor },
    { label: text.computed, minor: computed, isSum: true },
    ...(standing.openCount > 0
      ? [{ label: text.open({ count: standing.openCount }), minor: standing.openMinor, isQuiet: true }]
      : []),
    ...(standing.ignoredCount > 0
      ? [
          {
            label: text.ignored({ count: standing.ignoredCount }),
            minor: standing.ignoredMinor,
            isQuiet: true,
          },
        ]
      : []),
    ...(difference === null ? [] : [{ label: text.difference, minor: difference, isSum: true }]),
  ];
}

function Verdict({ standing, difference }: { standing: BankStanding; difference: number | null }) {
  const { reconcile: text } = useText('ownerBank');
  if (difference === null) return null;
  const isOpen = standing.openCount > 0;
  const fits = difference === 0 && !isOpen;
  return (
    <div role="status">
      <Notice tone={fits ? 'good' : 'warn'}>
        {fits ? text.fits : isOpen ? text.linesOpen : text.differs}
      </Notice>
    </div>
  );
}

/** What the books have and the bank does not, yet. */
function Book({ account, standing }: { account: BankAccount; standing: BankStanding }) {
  const { reconcile: text } = useText('ownerBank');
  if (standing.bookCount === 0) return null;
  return (
    <div className="grid gap-1">
      <SumList
        currency={account.currency}
        rows={[{ label: text.book({ count: standing.bookCount }), minor: standing.bookMinor, isQuiet: true }]}
      />
      <p className="text-right text-12 text-hint">{text.bookHint}</p>
    </div>
  );
}
