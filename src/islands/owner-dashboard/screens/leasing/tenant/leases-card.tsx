import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { LeaseBadge } from '#src/islands/owner-dashboard/screens/money/parts/status-badges.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

interface LeasesCardProps {
  leases: readonly Tenant[];
  seesMoney: boolean;
  /** Records a payment; where several leases owe. */
  onPay?: ((lease: Tenant) => void) | undefined;
}

/** What the person rents and rented, the newest first, each with what it owes. */
export function LeasesCard({ leases, seesMoney, onPay }: LeasesCardProps) {
  const text = useText('ownerTenantPage').tenantPage;
  return (
    <Card title={text.leases} isFlush>
      {leases.length === 0 ? <p className="px-5 pb-5 text-15 text-secondary">{text.noLeases}</p> : null}
      <ul className="divide-y divide-line">
        {leases.map((lease) => (
          <Line key={lease.id} lease={lease} seesMoney={seesMoney} onPay={onPay} />
        ))}
      </ul>
    </Card>
  );
}

function Line({ lease, seesMoney, onPay }: Omit<LeasesCardProps, 'leases'> & { lease: Tenant }) {
  const text = useText('ownerTenantPage').tenantPage;
  const { finance, lease: money } = useText('ownerMoney');
  const language = useLanguage();
  const short = (day: string) => formatDate(day, language, 'short');
  const owes = seesMoney && lease.receivableMinor > 0;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <AppLink
          to={recordPath.lease(lease.leaseId)}
          className="font-medium text-action wrap-anywhere hover:underline"
        >
          {finance.place({ property: lease.propertyName, unit: lease.unitLabel })}
        </AppLink>
        <p className="text-14 text-secondary tabular-nums">
          {short(lease.startsOn)} – {short(lease.leftOn ?? lease.endsOn)}
          {lease.leftOn ? ` · ${lease.hasLeft ? text.left : text.leaves}` : null}
          {lease.isPrimary ? null : ` · ${text.coTenant}`}
        </p>
      </div>
      <div className="text-right">
        <MoneyText amountMinor={lease.rentMinor} currency={lease.currency} />
        {owes ? (
          <p className="text-14 text-bad">
            {text.owes} <MoneyText amountMinor={lease.receivableMinor} currency={lease.currency} />
          </p>
        ) : null}
      </div>
      <LeaseBadge status={lease.status} />
      {owes && onPay ? (
        <Button size="sm" onClick={() => onPay(lease)}>
          {money.recordPayment}
        </Button>
      ) : null}
    </li>
  );
}
