import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { balancesOf } from './balances.ts';

/** What the person owes over all of their leases, in each currency. */
export function BalancesCard({ leases }: { leases: readonly Tenant[] }) {
  const text = useText('ownerTenantPage').tenantPage;
  const { enums } = useText('common');
  const balances = balancesOf(leases);
  return (
    <Card title={text.balance}>
      {balances.length === 0 ? <p className="text-15 text-secondary">{text.settled}</p> : null}
      <DefinitionList
        items={balances.flatMap(({ currency, owedMinor, aheadMinor }) =>
          [
            { label: text.owes, amountMinor: owedMinor },
            { label: text.ahead, amountMinor: aheadMinor },
          ]
            .filter(({ amountMinor }) => amountMinor > 0)
            .map(({ label, amountMinor }) => ({
              term: balances.length > 1 ? `${label} (${enums.currency[currency]})` : label,
              value: <MoneyText amountMinor={amountMinor} currency={currency} className="font-semibold" />,
            })),
        )}
      />
    </Card>
  );
}
