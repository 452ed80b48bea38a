import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { reportedPaymentQueries } from '#src/data/money/payments/reported-queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useSession } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { $chosenLeaseId } from './chosen-lease.ts';
import { leaseOnScreen } from './lease-order.ts';
import { ScreenSkeleton } from './screen-skeleton.tsx';

const LIVE_TABLES = ['payments', 'charges', 'lease_balances', 'receipts'];
const LIVE_KEYS = [tenancyQueries.all, reportedPaymentQueries.all];

/** As high as what comes, so that nothing moves. */
const Gap = () => <div className="mb-5 h-11" />;

// Few tenants have two leases.
const LeaseSwitcher = lazyPart(() => import('./lease-switcher.tsx').then((file) => file.LeaseSwitcher), {
  fallback: Gap,
  isOptional: true,
});

const LeftNotice = lazyPart(() => import('./left-notice.tsx').then((file) => file.LeftNotice), {
  fallback: Gap,
  isOptional: true,
});

// Most have a lease.
const NoLease = lazyPart(() => import('./no-lease.tsx').then((file) => file.NoLease), {
  fallback: ScreenSkeleton,
});

interface LeaseChoice {
  readonly leases: readonly TenantLease[];
  /** There is nothing to switch to. */
  readonly isOnly: boolean;
}

interface WithLeaseProps {
  /** Hides the switcher on screens about one thing, such as a form that is being filled in. */
  isFixed?: boolean;
  /** For screens on which something is done: who left the lease does nothing with it. */
  isForParties?: boolean;
  children: (lease: TenantLease, choice: LeaseChoice) => ReactNode;
}

/** Gives a screen the lease it is about, and loads its figures again whenever the landlord changes something. */
export function WithLease({ isFixed = false, isForParties = false, children }: WithLeaseProps) {
  const { tenancy, place } = useText('tenant');
  const { userId } = useSession();
  const leases = useQuery(tenancyQueries.leases(userId));
  const chosenId = useStore($chosenLeaseId);
  const ids = leases.data?.map(({ id }) => id).sort() ?? [];
  const filter = `lease_id=in.(${ids.join(',')})`;
  useLive(
    [
      { table: 'lease_tenants', filter: `user_id=eq.${userId}` },
      ...(ids.length > 0 ? LIVE_TABLES.map((table) => ({ table, filter })) : []),
    ],
    LIVE_KEYS,
  );

  return (
    <QueryView
      query={leases}
      skeleton={<ScreenSkeleton />}
      isEmpty={(all) => all.length === 0}
      empty={<NoLease />}
      errorTitle={tenancy.errorTitle}
    >
      {(all) => {
        const lease = leaseOnScreen(all, chosenId);
        if (!lease) return null;
        return (
          <>
            {all.length > 1 && !isFixed ? <LeaseSwitcher leases={all} lease={lease} /> : null}
            {lease.leftOn ? (
              <>
                {isForParties ? (
                  <PageHeader title={place({ property: lease.propertyName, unit: lease.unitLabel })} />
                ) : null}
                <LeftNotice day={lease.leftOn} />
              </>
            ) : null}
            {lease.leftOn && isForParties ? null : (
              <Fragment key={lease.id}>{children(lease, { leases: all, isOnly: all.length === 1 })}</Fragment>
            )}
          </>
        );
      }}
    </QueryView>
  );
}
