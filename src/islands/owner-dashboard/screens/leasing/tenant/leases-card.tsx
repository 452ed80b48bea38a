import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { LeaseBadge } from '#src/islands/owner-dashboard/screens/money/parts/status-badges.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';

/** What the person rents and rented, the newest first. */
export function LeasesCard({ leases }: { leases: readonly Tenant[] }) {
  const text = useText('ownerTenantPage').tenantPage;
  const { finance } = useText('ownerMoney');
  const language = useLanguage();
  const short = (day: string) => formatDate(day, language, 'short');
  return (
    <Card title={text.leases}>
      {leases.length === 0 ? <p className="text-15 text-secondary">{text.noLeases}</p> : null}
      <ul className="grid">
        {leases.map((lease) => (
          <li
            key={lease.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 last:border-0"
          >
            <div className="min-w-0 flex-1 basis-56">
              <AppLink
                to={`/leases/${lease.leaseId}`}
                className="font-medium text-action wrap-anywhere hover:underline"
              >
                {finance.place({ property: lease.propertyName, unit: lease.unitLabel })}
              </AppLink>
              <p className="text-14 text-hint tabular-nums">
                {short(lease.startsOn)} – {short(lease.endsOn)}
              </p>
            </div>
            <MoneyText amountMinor={lease.rentMinor} currency={lease.currency} />
            <LeaseBadge status={lease.status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
