import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

/** What a lease owes or has paid ahead, in words where there is nothing. */
export function TenantBalance({
  tenant,
}: {
  tenant: Pick<Tenant, 'receivableMinor' | 'creditMinor' | 'currency'>;
}) {
  const text = useText('ownerMoney').tenants;
  if (tenant.receivableMinor > 0) {
    return (
      <MoneyText
        amountMinor={tenant.receivableMinor}
        currency={tenant.currency}
        className="font-semibold text-ink"
      />
    );
  }
  if (tenant.creditMinor > 0) {
    return (
      <span className="text-good">
        <MoneyText amountMinor={tenant.creditMinor} currency={tenant.currency} /> {text.credit}
      </span>
    );
  }
  return <span className="text-hint">{text.upToDate}</span>;
}
