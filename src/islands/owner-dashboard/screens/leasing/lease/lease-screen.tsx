import { useQuery } from '@tanstack/react-query';
import { leaseOverviewQuery } from '#src/data/leasing/leases/overview.ts';
import { type Lease, leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { type Tenant, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { holdsUnit } from '#src/domain/leasing/lease.ts';
import { formatList, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { StatementCard } from '#src/islands/owner-dashboard/screens/money/lease-charges/statement-card.tsx';
import { LeaseBadge } from '#src/islands/owner-dashboard/screens/money/parts/status-badges.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { AtOnce } from '#src/islands/shell/at-once.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { LoadingText } from '#src/islands/shell/loading-shapes.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { RecordHead } from '#src/islands/shell/record/record-head.tsx';
import { RecordPage } from '#src/islands/shell/record/record-page.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { TenantsCard } from '../lease-people/tenants-card.tsx';
import { useLeaseHead } from './lease-actions.tsx';
import { LeaseNotices } from './lease-notices.tsx';
import { LeaseNow } from './lease-now.tsx';
import { LeaseRelated } from './lease-related.tsx';
import { LeaseSections } from './lease-sections.tsx';
import { LeaseTimeline } from './lease-timeline.tsx';
import { TermsCard } from './terms-card.tsx';
import { useOpen } from './use-open.ts';

const ContractCard = lazyPart(
  () =>
    import('#src/islands/owner-dashboard/screens/signing/contract/contract-card.tsx').then(
      (file) => file.ContractCard,
    ),
  { fallback: LoadingText },
);

/** One lease: what it owes, what was charged and paid, its terms and its tenants. */
export function Screen({ params }: ScreenProps) {
  const { id: organizationId } = useOrganization();
  const leaseId = params.id ?? '';
  const overview = leaseOverviewQuery(organizationId, leaseId);
  useLive(
    ['payments', 'charges', 'refunds', 'lease_balances', 'lease_tenants'].map((table) => ({
      table,
      filter: `lease_id=eq.${leaseId}`,
    })),
    [overview.queryKey],
  );
  return (
    <AtOnce query={overview}>
      <LeasePage organizationId={organizationId} leaseId={leaseId} />
    </AtOnce>
  );
}

function LeasePage({ organizationId, leaseId }: { organizationId: string; leaseId: string }) {
  const { states } = useText('common');
  const lease = useQuery(leaseQueries.byId(organizationId, leaseId));
  const tenants = useQuery(tenantQueries.ofLease(organizationId, leaseId));
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
  const people = names.length > 0 ? formatList(names, language) : finance.noTenant;
  const { open, setOpen, begun } = useOpen(lease);
  const { primary, actions, dialogs } = useLeaseHead({ lease, tenants, open, setOpen, begun });
  return (
    <>
      <RecordHead
        kind={text.title}
        title={`${lease.unitLabel}, ${people}`}
        back={<BackLink to="/tenants">{text.back}</BackLink>}
        facts={[
          <AppLink
            key="property"
            to={recordPath.property(lease.propertyId)}
            className="text-action hover:underline"
          >
            {lease.propertyName}
          </AppLink>,
          text.aMonth({ amount: formatMoney(lease.rentMinor, lease.currency, language) }),
        ]}
        state={<LeaseBadge status={lease.status} />}
        primary={primary}
        actions={actions}
      />
      {dialogs}
      <LeaseNotices lease={lease} tenants={tenants} />
      <RecordPage
        main={
          <>
            {holdsUnit(lease.status) ? (
              <>
                <LeaseNow lease={lease} />
                <StatementCard leaseId={lease.id} />
              </>
            ) : (
              <>
                <ContractCard lease={lease} />
                <TermsCard lease={lease} onAction={setOpen} />
              </>
            )}
            <LeaseSections lease={lease} onAction={setOpen} />
          </>
        }
        side={
          <>
            <TenantsCard lease={lease} tenants={tenants} />
            <LeaseRelated lease={lease} />
            <LeaseTimeline lease={lease} />
          </>
        }
      />
    </>
  );
}
