import { CircleCheck, Clock, Mail } from 'lucide-react';
import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { type Tenant, tenantQueries } from '#src/data/leasing/people/queries.ts';
import { revokeInvitation } from '#src/data/people/invitations/mutations.ts';
import { invitationQueries } from '#src/data/people/invitations/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { FailureNote } from '#src/islands/shell/form/failure-note.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { EmailDialog } from './email-dialog.tsx';
import type { InvitationFacts } from './invitation-state.ts';
import { useInvite } from './use-invite.ts';

export interface InvitationRowProps {
  lease: Lease;
  tenant: Tenant;
  facts: InvitationFacts;
}

/** Where a tenant stands with the portal, and what can be done about it. */
export function InvitationRow({ lease, tenant, facts }: InvitationRowProps) {
  const text = useText('ownerMoney').lease.invitation;
  const language = useLanguage();
  const { can } = useOrganization();
  const invite = useInvite(tenant);
  const isClosed = ['ended', 'terminated', 'renewed'].includes(lease.status);
  const mayInvite = can('leases.write') && facts.state !== 'accepted' && !isClosed;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <StateBadge facts={facts} />
        {mayInvite && facts.state !== 'no_email' ? (
          <Button
            size="sm"
            icon={Mail}
            isBusy={invite.isRunning}
            onClick={() => void invite.run({ leaseTenantId: tenant.id, language })}
          >
            {facts.state === 'none' ? text.invite : text.resend}
          </Button>
        ) : null}
        {mayInvite && facts.state === 'invited' ? <Revoke invitation={facts.invitation} /> : null}
        {facts.state === 'no_email' && can('people.write') ? <EmailDialog tenant={tenant} /> : null}
      </div>
      <FailureNote text={invite.error} />
    </div>
  );
}

function StateBadge({ facts }: { facts: InvitationFacts }) {
  const text = useText('ownerMoney').lease.invitation;
  const language = useLanguage();
  const { timeZone } = useOrganization();
  switch (facts.state) {
    case 'accepted':
      return (
        <Badge tone="good" icon={CircleCheck}>
          {text.accepted}
        </Badge>
      );
    case 'invited': {
      const day = todayIn(timeZone, Date.parse(facts.invitation.expiresAt));
      return (
        <Badge tone="info" icon={Clock}>
          {text.invited({ date: formatDate(day, language, 'short') })}
        </Badge>
      );
    }
    case 'expired':
      return <Badge tone="warn">{text.expired}</Badge>;
    case 'none':
      return <Badge>{text.none}</Badge>;
    case 'no_email':
      return <Badge>{text.noEmail}</Badge>;
  }
}

function Revoke({ invitation }: { invitation: { id: string; email: string } }) {
  const text = useText('ownerMoney').lease.invitation;
  const [isOpen, setOpen] = useState(false);
  const revoke = useAction({
    mutationFn: revokeInvitation,
    invalidates: [invitationQueries.all, tenantQueries.all],
    toast: text.revoked,
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        {text.revoke}
      </Button>
      <ActionDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => void revoke.run({ invitationId: invitation.id })}
        title={text.revokeTitle}
        submitLabel={text.revoke}
        action={revoke}
        variant="danger"
      >
        <p>{text.revokeText({ email: invitation.email })}</p>
      </ActionDialog>
    </>
  );
}
