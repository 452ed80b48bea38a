import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { bookQueries, type ChartAccount } from '#src/data/books/queries.ts';
import { naturalAmount } from '#src/domain/books/statements.ts';
import { accountKinds } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SearchField } from '#src/ui/components/search-field.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { HeldFunds, MissingFunds } from '../cash/held-funds.tsx';
import { accountName } from '../ledger/entry-words.ts';
import { AccountDialog } from './account-dialog.tsx';
import { foundAccounts } from './found-accounts.ts';

const MoveDialog = lazyPart(() => import('../cash/move-dialog.tsx').then((file) => file.MoveDialog));
const DefaultAccountsDialog = lazyPart(() =>
  import('../cash/default-accounts-dialog.tsx').then((file) => file.DefaultAccountsDialog),
);

/** The chart of accounts with today's balances; accounts of the organization's own are added and changed here. */
export function Screen() {
  const text = useText('ownerBooks').accounts;
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(bookQueries.chart(id));
  const { cash } = useText('ownerMoney');
  const [edited, setEdited] = useState<ChartAccount | 'new' | null>(null);
  const [opened, setOpened] = useState<'move' | 'usual' | null>(null);
  const close = () => setOpened(null);
  const mayWrite = can('money.write');
  return (
    <>
      <PageHeader
        title={text.title}
        count={query.data?.length}
        description={text.description}
        actions={
          mayWrite ? (
            <>
              <Button onClick={() => setOpened('usual')}>{cash.usual.action}</Button>
              <Button icon={ArrowLeftRight} onClick={() => setOpened('move')}>
                {cash.move.action}
              </Button>
              <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
                {text.add}
              </Button>
            </>
          ) : null
        }
      />
      <SectionLine />
      <MissingFunds />
      <div className="after-waiting">
        <QueryView query={query} skeleton={<SkeletonTable label={states.loading} rows={10} />}>
          {(accounts) => <Chart accounts={accounts} onEdit={mayWrite ? setEdited : null} />}
        </QueryView>
      </div>
      <div className="after-waiting">
        <HeldFunds />
      </div>
      {edited ? (
        <AccountDialog account={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      ) : null}

      {opened === 'move' ? <MoveDialog gap={null} onClose={close} /> : null}
      {opened === 'usual' ? <DefaultAccountsDialog onClose={close} /> : null}
    </>
  );
}

interface ChartProps {
  accounts: readonly ChartAccount[];
  onEdit: ((account: ChartAccount) => void) | null;
}

function Chart({ accounts, onEdit }: ChartProps) {
  const text = useText('ownerBooks').accounts;
  const names = useText('ownerMoney').ledger.accountNames;
  const { actions, enums } = useText('common');
  const [search, setSearch] = useState('');
  const found = foundAccounts(accounts, search, names);
  return (
    <div className="grid gap-6">
      <SearchField
        className="max-w-96"
        label={text.search}
        value={search}
        onChange={setSearch}
        clearLabel={actions.clear}
      />
      {found.length === 0 ? <p className="text-secondary">{text.none}</p> : null}
      {accountKinds.map((kind) => {
        const own = found.filter((account) => account.kind === kind);
        if (own.length === 0) return null;
        return (
          <Card key={kind} title={enums.accountKind[kind]} isFlush>
            <ul className="border-t border-line">
              {own.map((account) => (
                <AccountRow key={account.id} account={account} onEdit={onEdit} />
              ))}
            </ul>
          </Card>
        );
      })}
    </div>
  );
}

function AccountRow({ account, onEdit }: { account: ChartAccount } & Pick<ChartProps, 'onEdit'>) {
  const text = useText('ownerBooks').accounts;
  const { ledger, cash } = useText('ownerMoney');
  const name = accountName(account, ledger.accountNames);
  return (
    <li className="flex min-h-13 items-center gap-3 border-b border-line px-5 py-1.5 last:border-0">
      <span className="w-11 shrink-0 text-14 text-hint tabular-nums">{account.code}</span>
      <span className="min-w-0 flex-1">
        <AppLink to={`/finance/journal?f.account=${account.id}`} className="text-15 hover:underline">
          {name}
        </AppLink>
        <span className="flex flex-wrap items-center gap-2 text-12 text-hint">
          {text.subtypes[account.subtype]}
          {account.heldFor === 'own' ? null : <Badge tone="info">{cash.holding[account.heldFor]}</Badge>}
          {account.isActive ? null : <Badge>{text.inactive}</Badge>}
        </span>
      </span>
      <span className="grid justify-items-end text-15 tabular-nums">
        {account.balances.length === 0 ? <NotKnown /> : null}
        {account.balances.map(({ currency, balanceMinor }) => (
          <MoneyText
            key={currency}
            amountMinor={naturalAmount(account.kind, balanceMinor)}
            currency={currency}
          />
        ))}
      </span>
      <span className="w-9 shrink-0">
        {onEdit && account.systemKey === null ? (
          <IconButton size="sm" icon={Pencil} label={text.edit({ name })} onClick={() => onEdit(account)} />
        ) : null}
      </span>
    </li>
  );
}
