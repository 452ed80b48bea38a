import { useQuery } from '@tanstack/react-query';
import { type Lease, leaseQueries } from '#src/data/leasing/leases/queries.ts';
import { type Tenant, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { type ContractVersion, contractQueries } from '#src/data/signing/contracts/queries.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { LeaseBadge } from '#src/islands/owner-dashboard/screens/money/parts/status-badges.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ContractTextCard } from './contract-text-card.tsx';
import { DraftPart } from './draft-part.tsx';
import { VersionsCard } from './versions-card.tsx';
import { WaitingPart } from './waiting-part.tsx';

/** The contract of a lease: what it will say, sending it, the landlord's signature, and every version. */
export function Screen({ params }: ScreenProps) {
  const { id: organizationId } = useOrganization();
  const { states } = useText('common');
  const leaseId = params.id ?? '';
  const lease = useQuery(leaseQueries.byId(organizationId, leaseId));
  const tenants = useQuery(tenantQueries.ofLease(organizationId, leaseId));
  const versions = useQuery(contractQueries.ofLease(organizationId, leaseId));
  useLive(
    [{ table: 'contract_signers', filter: `lease_id=eq.${leaseId}` }],
    [contractQueries.all, leaseQueries.byId(organizationId, leaseId).queryKey],
  );
  const skeleton = <SkeletonText label={states.loading} rows={8} />;
  return (
    <QueryView query={lease} skeleton={skeleton}>
      {(found) => (
        <QueryView query={tenants} skeleton={skeleton}>
          {(people) => (
            <QueryView query={versions} skeleton={skeleton}>
              {(all) => <ContractView lease={found} tenants={people} versions={all} />}
            </QueryView>
          )}
        </QueryView>
      )}
    </QueryView>
  );
}

interface ContractViewProps {
  lease: Lease;
  tenants: readonly Tenant[];
  versions: readonly ContractVersion[];
}

function ContractView({ lease, tenants, versions }: ContractViewProps) {
  const { screen: text } = useText('ownerContract');
  const { finance } = useText('ownerMoney');
  const { can } = useOrganization();
  const language = useLanguage();
  const open = versions.find(({ status }) => status === 'open');
  const signed = versions.find(({ status }) => status === 'signed');
  const names = formatList(
    tenants.map((tenant) => tenant.fullName),
    language,
  );
  const place = finance.place({ property: lease.propertyName, unit: lease.unitLabel });
  const isClosed = ['ended', 'terminated', 'renewed'].includes(lease.status);
  return (
    <>
      <PageHeader
        title={text.title}
        back={<BackLink to={`/leases/${lease.id}`}>{text.back}</BackLink>}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            {`${names} · ${place}`}
            <LeaseBadge status={lease.status} />
          </span>
        }
      />
      <div className="columns-in-turn grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid min-w-0 gap-6">
          {open ? <WaitingPart lease={lease} version={open} /> : null}
          {!open && !isClosed && can('leases.write') ? <DraftPart lease={lease} tenants={tenants} /> : null}
          {!open && signed ? <ContractTextCard version={signed} /> : null}
        </div>
        <VersionsCard versions={versions} />
      </div>
    </>
  );
}
