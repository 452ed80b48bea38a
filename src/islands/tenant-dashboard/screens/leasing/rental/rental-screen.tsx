import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { tenancyQueries } from '#src/data/leasing/tenancy/queries.ts';
import type { TenantLease } from '#src/data/leasing/tenancy/rows.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ConditionLink } from '#src/islands/shell/condition/condition-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { phaseOf } from '../parts/lease-order.ts';
import { addressOf, lastDayOf, placeOf } from '../parts/place.ts';
import { WithLease } from '../parts/with-lease.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { lateFeeSentences } from './late-fee-words.ts';
import { LeaseTerms } from './lease-terms.tsx';
import { RentChanges } from './rent-changes.tsx';

/** What is rented, from whom, and on which terms. */
export function Screen() {
  return <WithLease>{(lease, { isOnly }) => <Rental lease={lease} isPlaceShown={isOnly} />}</WithLease>;
}

function Rental({ lease, isPlaceShown }: { lease: TenantLease; isPlaceShown: boolean }) {
  const text = useText('tenant');
  const rental = useText('tenantRental');
  const { enums } = useText('common');
  const language = useLanguage();
  const today = useToday(lease.timeZone);
  const standing = useQuery(tenancyQueries.standing(lease.id));
  return (
    <>
      <PageHeader title={rental.title} description={isPlaceShown ? placeOf(lease, text) : undefined} />
      <div className="grid gap-5">
        <PhaseNotice lease={lease} />
        <Card title={lease.unitUse === 'dwelling' ? rental.place : rental.placeOfBusiness}>
          <DefinitionList
            items={[
              { term: rental.address, value: addressOf(lease) },
              { term: rental.landlord, value: lease.organizationName },
            ]}
          />
        </Card>
        <Card
          title={rental.terms}
          action={
            <Badge tone={phaseOf(lease) === 'current' ? 'good' : 'neutral'}>
              {enums.leaseStatus[lease.status]}
            </Badge>
          }
        >
          <LeaseTerms lease={lease} />
        </Card>
        <QueryView query={standing} skeleton={null} errorTitle={rental.errorTitle}>
          {({ rentSteps }) => <RentChanges rentSteps={rentSteps} lease={lease} today={today} />}
        </QueryView>
        <Card title={rental.lateFees}>
          <p className="max-w-prose">{lateFeeSentences(lease, rental, language).join(' ')}</p>
        </Card>
        <ContactsCard propertyId={lease.propertyId} />
        <ConditionLink leaseId={lease.id} side="tenant" to="/property/condition" />
        {phaseOf(lease) === 'current' ? <CommunityLink /> : null}
      </div>
    </>
  );
}

/** The way to what the building shares, with the rules of the house. */
function CommunityLink() {
  const text = useText('condition');
  return (
    <div className="relative flex items-center gap-3 rounded-card border border-line bg-surface p-5 hover:bg-hover">
      <div className="min-w-0 flex-1">
        <AppLink
          to="/community?part=rules"
          className="font-medium text-action after:absolute after:inset-0 hover:underline"
        >
          {text.community}
        </AppLink>
        <p className="text-14 text-hint">{text.communityText}</p>
      </div>
      <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-hint" />
    </div>
  );
}

/** Says of a lease that is not in force when it begins or when it ended. */
function PhaseNotice({ lease }: { lease: TenantLease }) {
  const rental = useText('tenantRental');
  const language = useLanguage();
  const phase = phaseOf(lease);
  if (phase === 'future') {
    return <Notice>{rental.upcoming({ date: formatDate(lease.startsOn, language) })}</Notice>;
  }
  const lastDay = lastDayOf(lease);
  if (phase === 'current' || lastDay === null) return null;
  return <Notice>{rental.ended({ date: formatDate(lastDay, language) })}</Notice>;
}
