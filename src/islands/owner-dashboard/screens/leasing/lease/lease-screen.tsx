import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { LoadingText } from '#src/islands/shell/loading-shapes.tsx';
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
const ComingCharges = lazyPart(
  () =>
    import('#src/islands/owner-dashboard/screens/money/lease-charges/coming-charges-card.tsx').then(
      (file) => file.ComingCharges,
    ),
  { fallback: LoadingText },
);
const ContractCard = lazyPart(
  () =>
    import('#src/islands/owner-dashboard/screens/signing/contract/contract-card.tsx').then(
      (file) => file.ContractCard,
    ),
  { fallback: LoadingText },
);
// What stands lowest, and what few leases have: this screen is large.
const AskedDocumentsCard = lazyPart(() =>
  import('#src/islands/owner-dashboard/screens/documents/parts/asked-documents-card.tsx').then(
    (file) => file.AskedDocumentsCard,
  ),
);
const HistoryCard = lazyPart(() => import('./history-card.tsx').then((file) => file.HistoryCard));
const PlanCard = lazyPart(() =>
  import('#src/islands/owner-dashboard/screens/money/payment-plans/plan-card.tsx').then(
    (file) => file.PlanCard,
  ),
);
// What few leases have comes after the rest.
const ConditionLink = lazyPart(() =>
  import('#src/islands/shell/condition/condition-link.tsx').then((file) => file.ConditionLink),
);
const CreditsCard = lazyPart(() =>
  import('#src/islands/owner-dashboard/screens/money/lease-charges/credits-card.tsx').then(
    (file) => file.CreditsCard,
  ),
);
const LateFeeCard = lazyPart(() =>
  import('#src/islands/owner-dashboard/screens/money/lease-charges/late-fee-card.tsx').then(
    (file) => file.LateFeeCard,
  ),
);
const RecurringCard = lazyPart(() =>
  import('#src/islands/owner-dashboard/screens/money/lease-charges/recurring-card.tsx').then(
    (file) => file.RecurringCard,
  ),
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
  const language = useLanguage();
  const names = tenants.map((tenant) => tenant.fullName);
  const isAgreed = holdsUnit(lease.status);
  const [open, setOpen] = useState<Open>(null);
  const contract = <ContractCard lease={lease} />;
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
          <CreditsCard leaseId={lease.id} />
          <DocumentsPart place={{ column: 'leaseId', id: lease.id }} writes="leases.write" />
          {isAgreed ? <AskedDocumentsCard leases={[lease]} /> : null}
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
          <HistoryCard leaseId={lease.id} />
        </div>
      </div>
    </>
  );
}

/** What an agreed lease will charge. */
function CardsToCome({ lease }: { lease: Lease }) {
  return (
    <>
      <ComingCharges lease={lease} />
      <RecurringCard lease={lease} />
    </>
  );
}

/** What a lease has once it is agreed: money held and promised, and what few leases have. */
function AgreedCards({ lease }: { lease: Lease }) {
  return (
    <>
      <DepositCard lease={lease} />
      <PlanCard lease={lease} />
      <ConditionLink leaseId={lease.id} side="office" to={`/leases/${lease.id}/condition`} />
      <LateFeeCard lease={lease} />
    </>
  );
}
