import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useSearch } from 'wouter';
import { leaseHistoryQueries, type NeighbourLease } from '#src/data/leasing/leases/history-queries.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { invitationQueries, type TenantInvitation } from '#src/data/people/invitations/queries.ts';
import { addDays } from '#src/domain/foundation/dates.ts';
import { holdsUnit } from '#src/domain/leasing/lease.ts';
import { ruleInForce } from '#src/domain/leasing/rental-law.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { invitationFacts } from '../lease-people/invitation-state.ts';
import { useInvite } from '../lease-people/use-invite.ts';
import { LegalRemark } from '../parts/rental-law-note.tsx';

// What few leases have comes after the rest.
const RentAfterEndNotice = lazyPart(() =>
  import('../lease-end/rent-after-end-notice.tsx').then((file) => file.RentAfterEndNotice),
);

// Once in a lease's term.
const AfterInvitation = lazyPart(() => import('./after-invitation.tsx').then((file) => file.AfterInvitation));

const DAYS_BEFORE_THE_END = 180;

const isToInvite = (tenant: Tenant, invitations: readonly TenantInvitation[]) =>
  !['accepted', 'invited'].includes(invitationFacts(tenant, invitations, Date.now()).state);

/** What there is to know of a lease before its figures: that it begins, ends, was renewed or is closed. */
export function LeaseNotices({ lease, tenants }: { lease: Lease; tenants: readonly Tenant[] }) {
  const text = useText('ownerMoney').lease;
  const { notices } = useText('ownerLeasing').leasing;
  const language = useLanguage();
  const { id } = useOrganization();
  const isNew = new URLSearchParams(useSearch()).has('new');
  const { data: chain } = useQuery(leaseHistoryQueries.chain(id, lease.id));
  const { data: invitations } = useQuery(
    invitationQueries.ofTenants(
      id,
      tenants.map((tenant) => tenant.id),
    ),
  );
  const toInvite = invitations && tenants.find((tenant) => isToInvite(tenant, invitations));
  const invited = invitations && tenants.find(({ email }) => email !== '');
  const isClosed = ['ended', 'terminated', 'renewed'].includes(lease.status);
  const day = (date: string) => formatDate(date, language, 'long');
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {isNew && toInvite ? (
        <Notice
          tone="good"
          title={text.createdTitle}
          action={toInvite.email ? <InviteNow tenant={toInvite} /> : undefined}
        >
          {text.createdText({ name: toInvite.fullName })}
        </Notice>
      ) : null}
      {isNew && invited && !toInvite ? <AfterInvitation email={invited.email} /> : null}
      {lease.status === 'signed' ? (
        <Notice>{text.notice.signed({ date: day(lease.startsOn) })}</Notice>
      ) : null}
      {lease.status === 'notice_given' && lease.endedOn && chain && !chain.movedTo ? (
        <Notice tone="warn">{notices.leaving({ date: day(lease.endedOn) })}</Notice>
      ) : null}
      {isClosed ? <Notice>{text.notice.closed}</Notice> : null}
      {lease.endedOn && lease.chargedThrough && lease.chargedThrough > lease.endedOn ? (
        <RentAfterEndNotice lease={lease} />
      ) : null}
      {chain?.after ? <NextLease lease={chain.after} /> : null}
      {chain?.movedTo ? (
        <Notice action={<LeaseLink id={chain.movedTo.id} label={notices.openNext} />}>
          {notices.movedTo({ unit: chain.movedTo.unitLabel, date: day(chain.movedTo.startsOn) })}
        </Notice>
      ) : null}
      {chain?.movedFrom ? (
        <Notice action={<LeaseLink id={chain.movedFrom.id} label={notices.openPrevious} />}>
          {notices.movedFrom({ unit: chain.movedFrom.unitLabel, date: day(lease.startsOn) })}
        </Notice>
      ) : null}
      {chain?.before ? (
        <Notice action={<LeaseLink id={chain.before.id} label={notices.openPrevious} />}>
          {notices.renews}
        </Notice>
      ) : null}
      {chain && !(chain.after && holdsUnit(chain.after.status)) ? <EndingRemark lease={lease} /> : null}
    </div>
  );
}

/** The step that the notice names; the notice goes with the invitation. */
function InviteNow({ tenant }: { tenant: Tenant }) {
  const text = useText('ownerMoney').lease;
  const language = useLanguage();
  const { can } = useOrganization();
  const invite = useInvite(tenant);
  if (!can('leases.write')) return null;
  return (
    <div className="grid gap-2">
      <Button
        variant="primary"
        icon={Mail}
        isBusy={invite.isRunning}
        onClick={() => void invite.run({ leaseTenantId: tenant.id, language })}
      >
        {text.createdInvite}
      </Button>
      <FailureNote text={invite.error} />
    </div>
  );
}

/** The lease that follows, agreed already or being agreed. */
function NextLease({ lease }: { lease: NeighbourLease }) {
  const { notices } = useText('ownerLeasing').leasing;
  const date = formatDate(lease.startsOn, useLanguage(), 'long');
  const isAgreed = holdsUnit(lease.status);
  return (
    <Notice action={<LeaseLink id={lease.id} label={isAgreed ? notices.openNext : notices.openDraft} />}>
      {isAgreed ? notices.renewedBy({ date }) : notices.renewalDrafted({ date })}
    </Notice>
  );
}

function LeaseLink({ id, label }: { id: string; label: string }) {
  return (
    <AppLink to={`/leases/${id}`} className={buttonClass({ size: 'sm' })}>
      {label}
    </AppLink>
  );
}

/** In its last months: that the lease renews by itself, and by which law. */
function EndingRemark({ lease }: { lease: Lease }) {
  const text = useText('ownerMoney').lease.notice;
  const { law } = useText('ownerLeasing').leasing;
  const language = useLanguage();
  const today = useToday();
  const rule = ruleInForce('self_renewal', lease.unitUse, today);
  const isNear = lease.status === 'active' && lease.endsOn <= addDays(today, DAYS_BEFORE_THE_END);
  if (!isNear || !rule) return null;
  return (
    <LegalRemark>
      {text.ending({ date: formatDate(lease.endsOn, language, 'long') })} {law.selfRenewal(rule)}
    </LegalRemark>
  );
}
