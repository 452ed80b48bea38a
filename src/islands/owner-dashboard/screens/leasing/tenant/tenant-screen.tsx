import { useQuery } from '@tanstack/react-query';
import { type PersonPage, personPageQueries } from '#src/data/leasing/people/page-queries.ts';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { AskedDocumentsCard } from '#src/islands/owner-dashboard/screens/documents/parts/asked-documents-card.tsx';
import { DocumentsPart } from '#src/islands/owner-dashboard/screens/documents/parts/documents-part.tsx';
import { SendMessageLink } from '#src/islands/owner-dashboard/screens/messages/parts/send-message-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { BalancesCard } from './balances-card.tsx';
import { ContactCard } from './contact-card.tsx';
import { LeasesCard } from './leases-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { PersonStatement } from './person-statement.tsx';
import { RequestsCard } from './requests-card.tsx';
import { TagsCard } from './tags-card.tsx';

/** One person: how to reach them, what they rent and rented, what they owe, and what the team wrote down. */
export function Screen({ params }: ScreenProps) {
  const { id: organizationId, can } = useOrganization();
  const { states } = useText('common');
  const personId = params.personId ?? '';
  const person = useQuery(personPageQueries.person(organizationId, personId));
  const leases = useQuery(personPageQueries.leases(organizationId, personId));
  const skeleton = <SkeletonText label={states.loading} rows={8} />;
  return (
    <QueryView query={person} skeleton={skeleton}>
      {(found) => (
        <QueryView query={leases} skeleton={skeleton}>
          {(rented) => <PersonView person={found} leases={rented} seesMoney={can('money.read')} />}
        </QueryView>
      )}
    </QueryView>
  );
}

interface PersonViewProps {
  person: PersonPage;
  leases: readonly Tenant[];
  seesMoney: boolean;
}

function PersonView({ person, leases, seesMoney }: PersonViewProps) {
  const text = useText('ownerTenantPage').tenantPage;
  const { can } = useOrganization();
  return (
    <>
      <PageHeader
        title={person.fullName}
        back={<BackLink to="/tenants">{text.back}</BackLink>}
        actions={<SendMessageLink to={{ person: person.id }} />}
      />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid min-w-0 gap-6">
          <LeasesCard leases={leases} />
          {seesMoney && leases.length > 0 ? <PersonStatement leases={leases} /> : null}
          {can('maintenance.read') && leases.length > 0 ? (
            <RequestsCard leaseIds={leases.map((lease) => lease.leaseId)} />
          ) : null}
          {can('leases.read') && leases.length > 0 ? (
            <AskedDocumentsCard
              tenant={person.fullName}
              leases={leases.map(({ leaseId, status, propertyName, unitLabel }) => ({
                id: leaseId,
                status,
                propertyName,
                unitLabel,
              }))}
            />
          ) : null}
          <DocumentsPart place={{ column: 'personId', id: person.id }} writes="people.write" />
        </div>
        <div className="grid min-w-0 gap-6">
          {seesMoney ? <BalancesCard leases={leases} /> : null}
          <ContactCard person={person} />
          <TagsCard personId={person.id} />
          <NotesCard personId={person.id} />
        </div>
      </div>
    </>
  );
}
