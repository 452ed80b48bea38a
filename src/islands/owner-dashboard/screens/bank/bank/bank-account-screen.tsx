import { useQuery } from '@tanstack/react-query';
import { History, Scale, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { type BankAccount, bankLineListSpec, bankQueries } from '#src/data/bank/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ListSearch } from '#src/islands/shell/list/list-search.tsx';
import { type ListControls, useListQuery } from '#src/islands/shell/list/use-list-query.ts';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DateField } from '#src/ui/components/date-field.tsx';
import { FilterChips } from '#src/ui/components/filter-chips.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { BankLines } from './bank-lines.tsx';

// What reads files comes with the dialog: most visits to an account import nothing.
const ImportDialog = lazy(() =>
  import('./import-dialog.tsx').then((file) => ({ default: file.ImportDialog })),
);

/** The lines of a bank account: what each of them is. */
export function Screen({ params }: ScreenProps) {
  const { id } = useOrganization();
  const { states } = useText('common');
  const query = useQuery(bankQueries.account(id, params.id ?? ''));
  return (
    <QueryView query={query} skeleton={<SkeletonTable label={states.loading} />}>
      {(account) => <AccountPage account={account} />}
    </QueryView>
  );
}

function AccountPage({ account }: { account: BankAccount }) {
  const text = useText('ownerBank');
  const { history: imports } = useText('ownerBankImports');
  const { can } = useOrganization();
  const list = useListQuery(bankLineListSpec);
  const [isImporting, setImporting] = useState(false);
  const add = can('money.write') ? (
    <Button variant="primary" icon={Upload} onClick={() => setImporting(true)}>
      {text.import.button}
    </Button>
  ) : null;
  const filter = `bank_account_id=eq.${account.id}`;
  useLive(
    [
      { table: 'bank_lines', filter },
      { table: 'bank_imports', filter },
    ],
    [bankQueries.all],
  );
  const digits = account.last_four ? text.ending({ digits: account.last_four }) : '';
  return (
    <>
      <PageHeader
        title={account.name}
        description={[account.bank_name, digits, account.currency].filter(Boolean).join(' · ')}
        back={<BackLink to="/finance/bank">{text.back}</BackLink>}
        actions={
          <>
            <AppLink to={`/finance/bank/${account.id}/imports`} className={buttonClass({})}>
              <History size={18} aria-hidden="true" />
              {imports.button}
            </AppLink>
            <AppLink to={`/finance/bank/${account.id}/reconcile`} className={buttonClass({})}>
              <Scale size={18} aria-hidden="true" />
              {text.reconcile.button}
            </AppLink>
            {add}
          </>
        }
      />
      <Card isFlush>
        <Filters list={list} />
        <BankLines account={account} list={list} add={add} />
      </Card>
      {isImporting ? (
        <Suspense fallback={null}>
          <ImportDialog account={account} onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Filters({ list }: { list: ListControls }) {
  const { lines: text } = useText('ownerBank');
  const { actions } = useText('common');
  const { status = [], from = [], to = [] } = list.query.filters;
  const set = (name: string) => (event: { target: { value: string } }) =>
    list.setFilter(name, event.target.value ? [event.target.value] : []);
  return (
    <div className="grid gap-3 border-b border-line p-4">
      <div className="grid grid-cols-2 items-end gap-3 max-sm:*:first:col-span-2 max-[26rem]:*:col-span-2 lg:grid-cols-[minmax(14rem,1fr)_10.5rem_10.5rem]">
        <ListSearch label={text.search} list={list} />
        <DateField label={text.from} value={from[0] ?? ''} max={to[0]} onChange={set('from')} />
        <DateField label={text.to} value={to[0] ?? ''} min={from[0]} onChange={set('to')} />
      </div>
      <FilterChips
        label={text.filters}
        chips={bankLineListSpec.filters.status.map((id) => ({ id, label: text.statuses[id] }))}
        active={status}
        onToggle={(id) => list.toggleFilter('status', id)}
        clear={{ label: actions.clearAll, run: list.clearFilters }}
      />
    </div>
  );
}
