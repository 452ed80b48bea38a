import { useQuery } from '@tanstack/react-query';
import { Vault } from 'lucide-react';
import { trustSections } from '#src/data/trust/sections.ts';
import type { CurrencyCode } from '#src/domain/foundation/enums.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { EmptyState } from '#src/ui/components/empty-state.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

interface AccountRow {
  readonly currency: CurrencyCode;
  readonly owedMinor: number;
  readonly accountName: string | null;
  readonly balanceMinor: number;
}

/** What tenants have left as deposits, against the accounts that keep deposits apart. */
export function DepositsCard() {
  const { deposits: text } = useText('trustSections');
  const { states } = useText('common');
  const query = useQuery(trustSections.depositAccounts(useOrganization().id));
  return (
    <Card title={text.title} description={text.text}>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={2} />}
        isEmpty={(rows) => rows.every(({ owedMinor, balanceMinor }) => owedMinor === 0 && balanceMinor === 0)}
        empty={<EmptyState icon={Vault} title={text.emptyTitle} text={text.emptyText} />}
      >
        {(rows) => (
          <div className="grid gap-5">
            {[...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, accounts]) => (
              <OfCurrency key={currency} currency={currency} accounts={accounts} />
            ))}
          </div>
        )}
      </QueryView>
    </Card>
  );
}

function OfCurrency({ currency, accounts }: { currency: CurrencyCode; accounts: readonly AccountRow[] }) {
  const { deposits: text } = useText('trustSections');
  const language = useLanguage();
  const owed = accounts[0]?.owedMinor ?? 0;
  const kept = accounts.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
  const named = accounts.flatMap(({ accountName, balanceMinor }) =>
    accountName === null ? [] : [{ accountName, balanceMinor }],
  );
  if (owed === 0 && kept === 0) return null;
  return (
    <div className="grid gap-2">
      <DefinitionList
        items={[
          { term: text.owed, value: <MoneyText amountMinor={owed} currency={currency} /> },
          ...named.map(({ accountName, balanceMinor }) => ({
            term: `${text.apart}: ${accountName}`,
            value: <MoneyText amountMinor={balanceMinor} currency={currency} />,
          })),
        ]}
      />
      {owed > kept ? (
        <Notice tone="warn">{text.notApart({ amount: formatMoney(owed - kept, currency, language) })}</Notice>
      ) : null}
    </div>
  );
}
