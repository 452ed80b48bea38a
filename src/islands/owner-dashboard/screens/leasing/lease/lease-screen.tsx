import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type Lease, leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { type Tenant, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { chargeQueries } from '#src/data/money/charges/queries.ts';
import { paymentQueries } from '#src/data/money/payments/queries.ts';
import { leaseRefundQueries } from '#src/data/money/refunds/lease-queries.ts';
import { invitationQueries } from '#src/data/people/invitations/queries.ts';
import { holdsUnit } from '#src/domain/leasing/lease.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { DocumentsPart } from '#src/islands/owner-dashboard/screens/documents/parts/documents-part.tsx';
import { BalanceCard } from '#src/islands/owner-dashboard/screens/money/lease-charges/balance-card.tsx';
import { StatementCard } from '#src/islands/owner-dashboard/screens/money/lease-charges/statement-card.tsx';
import { DepositCard } from '#src/islands/owner-dashboard/screens/money/lease-deposit/deposit-card.tsx';
import { LeaseBadge } from '#src/islands/owner-dashboard/screens/money/parts/status-badges.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { GuarantorsCard } from '../lease-people/guarantors-card.tsx';
import { TenantsCard } from '../lease-people/tenants-card.tsx';
import { LeaseActions, type Open } from './lease-actions.tsx';
import { LeaseNotices } from './lease-notices.tsx';
import { TermsCard } from './terms-card.tsx';

// What is read after the figures comes after them.
const ComingCharges = lazy(() =>
  import('#src/islands/owner-dashboard/screens/money/lease-charges/coming-charges-card.tsx').then((file) => ({
    default: file.ComingCharges,
  })),
);
const ContractCard = lazy(() =>
  import('#src/islands/owner-dashboard/screens/signing/contract/contract-card.tsx').then((file) => ({
    default: file.ContractCard,
  })),
);
// What stands lowest, and what few leases have: this screen is large.
const AskedDocumentsCard = lazy(() =>
  import('#src/islands/owner-dashboard/screens/documents/parts/asked-documents-card.tsx').then((file) => ({
    default: file.AskedDocumentsCard,
  })),
);
const HistoryCard = lazy(() => import('./history-card.tsx').then((file) => ({ default: file.HistoryCard })));
const PlanCard = lazy(() =>
  import('#src/islands/owner-dashboard/screens/money/payment-plans/plan-card.tsx').then((file) => ({
    default: file.PlanCard,
  })),
);
// What few leases have comes after the rest.
const ConditionLink = lazy(() =>
  import('#src/islands/shell/condition/condition-link.tsx').then((file) => ({ default: file.ConditionLink })),
);
const CreditsCard = lazy(() =>
  import('#src/islands/owner-dashboard/screens/money/lease-charges/credits-card.tsx').then((file) => ({
    default: file.CreditsCard,
  })),
);
const LateFeeCard = lazy(() =>
  import('#src/islands/owner-dashboard/screens/money/lease-charges/late-fee-card.tsx').then((file) => ({
    default: file.LateFeeCard,
  })),
);
const RecurringCard = lazy(() =>
  import('#src/islands/owner-dashboard/screens/money/lease-charges/recurring-card.tsx').then((file) => ({
    default: file.RecurringCard,
  })),
);

/** One lease: what it owes, what was charged and paid, its terms and its tenants. */
export function Screen({ params }: ScreenProps) {
  const { id: organizationId } = useOrganization();
  const { states } = useText('common');
  const leaseId = params.id ?? '';
  const lease = useQuery(leaseQueries.byId(organizationId, leaseId));
  const tenants = useQuery(tenantQueries.ofLease(organizationId, leaseId));
  useLive(
    ['payments', 'charges', 'refunds', 'lease_balances', 'lease_tenants'].map((table) => ({
      table,
      filter: `lease_id=eq.${leaseId}`,
    })),
    [
      leaseQueries.byId(organizationId, leaseId).queryKey,
      tenantQueries.ofLease(organizationId, leaseId).queryKey,
      chargeQueries.ofLease(organizationId, leaseId).queryKey,
      paymentQueries.ofLease(organizationId, leaseId).queryKey,
      invitationQueries.all,
      leaseRefundQueries.ofLease(leaseId).queryKey,
    ],
  );
  const skeleton = <SkeletonText label={states.loading} rows={8} />;
  return (
    <QueryView query={lease} skeleton={skeleton}>
      {(found) => (
        <QueryView query={tenants} skeleton={skeleton}>
          {(people) => <LeaseView lease={found} tenants={people} />}
        </QueryView>
      )}
    </QueryView>
  );
}

function LeaseView({ lease, tenants }: { lease: Lease; tenants: readonly Tenant[] }) {
  const { lease: text, finance } = useText('ownerMoney');
  const { states } = useText('common');
  const language = useLanguage();
  const names = tenants.map((tenant) => tenant.fullName);
  const isAgreed = holdsUnit(lease.status);
  const [open, setOpen] = useState<Open>(null);
  const contract = (
    <Suspense fallback={<SkeletonText label={states.loading} rows={3} />}>
      <ContractCard lease={lease} />
    </Suspense>
  );
  return (
    <>
      <PageHeader
        title={names.length > 0 ? formatList(names, language) : finance.noTenant}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {finance.place({ property: lease.propertyName, unit: lease.unitLabel })}
            <LeaseBadge status={lease.status} />
          </span>
        }
        back={<BackLink to="/tenants">{text.back}</BackLink>}
        actions={<LeaseActions {...{ lease, tenants, open, setOpen }} />}
      />
      <LeaseNotices lease={lease} tenants={tenants} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid min-w-0 gap-6">
          {isAgreed ? <BalanceCard lease={lease} /> : contract}
          {isAgreed ? <StatementCard leaseId={lease.id} /> : <TermsCard lease={lease} onAction={setOpen} />}
          {isAgreed ? <CardsToCome lease={lease} /> : null}
          <Suspense>
            <CreditsCard leaseId={lease.id} />
          </Suspense>
          <DocumentsPart place={{ column: 'leaseId', id: lease.id }} writes="leases.write" />
          {isAgreed ? (
            <Suspense>
              <AskedDocumentsCard leases={[lease]} />
            </Suspense>
          ) : null}
        </div>
        <div className="grid min-w-0 gap-6">
          <TenantsCard lease={lease} tenants={tenants} />
          {isAgreed ? (
            <>
              <TermsCard lease={lease} onAction={setOpen} />
              {contract}
              <AgreedCards lease={lease} />
            </>
          ) : null}
          <GuarantorsCard lease={lease} />
          <Suspense>
            <HistoryCard leaseId={lease.id} />
          </Suspense>
        </div>
      </div>
    </>
  );
}

/** What an agreed lease will charge. */
function CardsToCome({ lease }: { lease: Lease }) {
  const { states } = useText('common');
  return (
    <>
      <Suspense fallback={<SkeletonText label={states.loading} rows={3} />}>
        <ComingCharges lease={lease} />
      </Suspense>
      <Suspense>
        <RecurringCard lease={lease} />
      </Suspense>
    </>
  );
}

/** What a lease has once it is agreed: money held and promised, and what few leases have. */
function AgreedCards({ lease }: { lease: Lease }) {
  return (
    <>
      <DepositCard lease={lease} />
      <Suspense>
        <PlanCard lease={lease} />
      </Suspense>
      <Suspense>
        <ConditionLink leaseId={lease.id} side="office" to={`/leases/${lease.id}/condition`} />
      </Suspense>
      <Suspense>
        <LateFeeCard lease={lease} />
      </Suspense>
    </>
  );
}
