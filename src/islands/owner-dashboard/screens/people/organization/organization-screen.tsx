import { useQuery } from '@tanstack/react-query';
import { type OrganizationDetails, organizationQueries } from '#src/data/people/organizations/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { SenderCard } from '#src/islands/owner-dashboard/screens/notifications/whatsapp-sender/sender-card.tsx';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { ClosingCard } from './closing-card.tsx';
import { HiddenStepsCard } from './hidden-steps-card.tsx';
import { OrganizationFacts } from './organization-facts.tsx';
import { OrganizationForm } from './organization-form.tsx';
import { ReopenCard } from './reopen-card.tsx';

/** What an organisation says of itself, and its end. */
export function Screen() {
  const { organization: text } = useText('ownerTeam');
  const { states } = useText('common');
  const { id } = useOrganization();
  const details = useQuery(organizationQueries.details(id));
  return (
    <>
      <PageHeader title={text.title} description={text.text} />
      <SectionLine />
      <QueryView query={details} skeleton={<SkeletonText label={states.loading} rows={8} />}>
        {(found) => <Matters details={found} />}
      </QueryView>
    </>
  );
}

function Matters({ details }: { details: OrganizationDetails }) {
  const { can, role, isClosed } = useOrganization();
  if (isClosed) {
    return (
      <div className="grid gap-6">
        <ReopenCard details={details} isOwner={role === 'owner'} />
        <OrganizationFacts details={details} />
      </div>
    );
  }
  if (!can('organization.manage')) return <OrganizationFacts details={details} />;
  return (
    <div className="grid gap-6">
      <OrganizationForm details={details} />
      <SenderCard />
      <HiddenStepsCard />
      <ClosingCard details={details} />
    </div>
  );
}
