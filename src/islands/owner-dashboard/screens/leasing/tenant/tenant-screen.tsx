import { useQuery } from '@tanstack/react-query';
import { type PersonPage, personPageQueries } from '#src/data/leasing/people/page-queries.ts';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { maintenanceQueries } from '#src/data/maintenance/queries.ts';
import { paymentQueries } from '#src/data/money/payments/queries.ts';
import { isOccupying } from '#src/domain/leasing/lease.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { reachLinks } from '#src/islands/owner-dashboard/reach-links.tsx';
import { AskedDocumentsCard } from '#src/islands/owner-dashboard/screens/documents/parts/asked-documents-card.tsx';
import { DocumentsPart } from '#src/islands/owner-dashboard/screens/documents/parts/documents-part.tsx';
import { LeaseBadge } from '#src/islands/owner-dashboard/screens/money/parts/status-badges.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { FoldedSection } from '#src/islands/shell/record/folded-section.tsx';
import { RecordHead } from '#src/islands/shell/record/record-head.tsx';
import { RecordPage } from '#src/islands/shell/record/record-page.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { WaitingMark } from '#src/islands/shell/waiting-mark.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ContactCard } from './contact-card.tsx';
import { LeasesCard } from './leases-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import { TagsCard } from './tags-card.tsx';
import { useTenantActions } from './tenant-actions.tsx';
import { TenantNow } from './tenant-now.tsx';
import { TenantRelated } from './tenant-related.tsx';
import { TenantTimeline } from './tenant-timeline.tsx';

/** One person: how to reach them, how they stand, what they rent, and what happened. Each lease has a page of its own. */
export function Screen({ params }: ScreenProps) {
  const { id: organizationId } = useOrganization();
  const { states } = useText('common');
  const personId = params.personId ?? '';
  const person = useQuery(personPageQueries.person(organizationId, personId));
  const leases = useQuery(personPageQueries.leases(organizationId, personId));
  const skeleton = <SkeletonText label={states.loading} rows={8} />;
  return (
    <QueryView query={person} skeleton={skeleton}>
      {(found) => (
        <QueryView query={leases} skeleton={skeleton}>
          {(rented) => <PersonView person={found} leases={rented} />}
        </QueryView>
      )}
    </QueryView>
  );
}

interface PersonViewProps {
  person: PersonPage;
  leases: readonly Tenant[];
}

function PersonView({ person, leases }: PersonViewProps) {
  const text = useText('ownerTenantPage').tenantPage;
  const { id: organizationId, can } = useOrganization();
  const leaseIds = leases.map(({ leaseId }) => leaseId);
  const hasLeases = leases.length > 0;
  const seesMoney = can('money.read');
  const seesRequests = hasLeases && can('maintenance.read');
  const { data: payments = [], isLoading: isReading } = useQuery({
    ...paymentQueries.ofLeases(organizationId, leaseIds),
    enabled: hasLeases && seesMoney,
  });
  const { data: requests = [], isLoading } = useQuery({
    ...maintenanceQueries.ofLeases(organizationId, leaseIds),
    enabled: seesRequests,
  });
  const { primary, actions, dialog, pay } = useTenantActions(person, leases);
  // Where they live comes before a draft for another home.
  const lease = leases.find(({ status, hasLeft }) => isOccupying(status) && !hasLeft) ?? leases[0];
  return (
    <>
      <RecordHead
        kind={text.kind}
        title={person.fullName}
        back={<BackLink to="/tenants">{text.back}</BackLink>}
        facts={reachLinks(person, text.whatsApp)}
        state={lease ? <LeaseBadge status={lease.status} /> : undefined}
        primary={primary}
        actions={actions}
      />
      {dialog}
      <RecordPage
        main={
          <>
            <TenantNow leases={leases} payments={payments} seesMoney={seesMoney} />
            {isLoading || isReading ? <WaitingMark /> : null}
            <LeasesCard leases={leases} seesMoney={seesMoney} onPay={pay} />
            <TenantTimeline leases={leases} payments={payments} requests={requests} />
            {seesRequests ? (
              <FoldedSection id="requests" title={text.requests} summary={openOf(requests)}>
                <RequestsCard leaseIds={leaseIds} />
              </FoldedSection>
            ) : null}
            <PersonDocuments person={person} leases={leases} />
          </>
        }
        side={
          <>
            <ContactCard person={person} />
            <TenantRelated person={person} leases={leases} />
            <NotesCard personId={person.id} />
            <TagsCard personId={person.id} />
          </>
        }
      />
    </>
  );
}

const openOf = (requests: readonly { status: string }[]) =>
  requests.filter(({ status }) => status === 'pending' || status === 'in_progress').length || undefined;

function PersonDocuments({ person, leases }: PersonViewProps) {
  const { title } = useText('documents');
  const { can } = useOrganization();
  const asked = leases.map(({ leaseId, status, propertyName, unitLabel }) => ({
    ...{ id: leaseId, status, propertyName, unitLabel },
  }));
  return (
    <FoldedSection id="documents" title={title}>
      <DocumentsPart place={{ column: 'personId', id: person.id }} writes="people.write" />
      {can('leases.read') && asked.length > 0 ? (
        <AskedDocumentsCard tenant={person.fullName} leases={asked} />
      ) : null}
    </FoldedSection>
  );
}
