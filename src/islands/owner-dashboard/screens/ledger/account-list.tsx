import { type ReactNode, useState } from 'react';
import type { LedgerAccount } from '#src/data/journal/queries.ts';
import { accountKinds } from '#src/domain/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Card } from '#src/ui/components/card.tsx';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { accountName } from './entry-words.ts';

/** Liabilities, equity and income stand on the credit side: shown as people read them, not as they are stored. */
const CREDIT_KINDS: ReadonlySet<LedgerAccount['kind']> = new Set(['liability', 'equity', 'income']);

export function naturalBalance(kind: LedgerAccount['kind'], balanceMinor: number): number {
  // The sum keeps a zero from becoming a negative zero.
  return CREDIT_KINDS.has(kind) ? 0 - balanceMinor : balanceMinor;
}

/** The chart of accounts with today's balances, grouped by kind. */
export function AccountList({
  accounts,
  activeId,
}: {
  accounts: readonly LedgerAccount[];
  activeId: string | null;
}) {
  const text = useText('ownerMoney').ledger;
  const { enums } = useText('common');
  const [isAll, setAll] = useState(false);
  const shown = accounts.filter((account) => isAll || account.id === activeId || account.balances.length > 0);
  return (
    <Card title={text.accounts} description={text.accountsText} isFlush>
      <nav aria-label={text.accounts}>
        <AccountLink to="/finance/ledger" isActive={activeId === null}>
          <span>{text.allEntries}</span>
        </AccountLink>
        {accountKinds.map((kind) => {
          const own = shown.filter((account) => account.kind === kind);
          if (own.length === 0) return null;
          return (
            <div key={kind}>
              <p className="border-t border-line px-5 pt-3 pb-1 text-12 font-semibold text-hint">
                {enums.accountKind[kind]}
              </p>
              {own.map((account) => (
                <AccountLink
                  key={account.id}
                  to={`/finance/ledger/${account.id}`}
                  isActive={account.id === activeId}
                >
                  <AccountEntry account={account} />
                </AccountLink>
              ))}
            </div>
          );
        })}
      </nav>
      <div className="border-t border-line px-5 py-3">
        <Checkbox label={text.showZero} checked={isAll} onChange={() => setAll(!isAll)} />
      </div>
    </Card>
  );
}

function AccountEntry({ account }: { account: LedgerAccount }) {
  const text = useText('ownerMoney').ledger;
  return (
    <>
      <span className="min-w-0">
        <span className="text-hint tabular-nums">{account.code}</span>{' '}
        {accountName(account, text.accountNames)}
      </span>
      <span className="grid shrink-0 justify-items-end text-14">
        {account.balances.length === 0 ? <span className="text-hint">{text.noBalance}</span> : null}
        {account.balances.map(({ currency, balanceMinor }) => (
          <MoneyText
            key={currency}
            amountMinor={naturalBalance(account.kind, balanceMinor)}
            currency={currency}
          />
        ))}
      </span>
    </>
  );
}

function AccountLink({ to, isActive, children }: { to: string; isActive: boolean; children: ReactNode }) {
  return (
    <AppLink
      to={to}
      aria-current={isActive ? 'true' : undefined}
      className={classNames(
        'flex min-h-11 items-center justify-between gap-3 px-5 py-1.5 text-15 hover:bg-hover focus-visible:-outline-offset-2',
        isActive && 'bg-selected font-medium',
      )}
    >
      {children}
    </AppLink>
  );
}
