import { useQuery } from '@tanstack/react-query';
import { Clock, MailPlus } from 'lucide-react';
import { useState } from 'react';
import { revokeInvitation } from '#src/data/people/invitations/mutations.ts';
import { inviteMember } from '#src/data/people/members/mutations.ts';
import { memberQueries, type OpenInvitation } from '#src/data/people/members/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { invitationState } from '#src/domain/people/invitation.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';

/** Who was invited and has not accepted: until when, again, or no more. */
export function InvitationsCard() {
  const { team } = useText('ownerTeam');
  const { enums, states } = useText('common');
  const { id, can } = useOrganization();
  const query = useQuery(memberQueries.invitations(id));
  const { columns: heads } = team;
  const columns: Column<OpenInvitation>[] = [
    {
      id: 'email',
      phone: 'title',
      header: heads.email,
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    { id: 'role', phone: 'note', header: heads.role, cell: ({ role }) => enums.membershipRole[role] },
    {
      id: 'state',
      phone: 'state',
      header: heads.state,
      cell: (invitation) => <State invitation={invitation} />,
    },
    {
      id: 'actions',
      phone: 'menu',
      header: heads.actions,
      align: 'end',
      cell: (invitation) =>
        // An invitation to be owner is an owner's matter.
        invitation.role === 'owner' && !can('organization.manage') ? null : (
          <Actions invitation={invitation} />
        ),
    },
  ];
  return (
    <Card title={team.invitations} description={team.invitationsText} isFlush>
      <QueryView
        query={query}
        skeleton={<SkeletonTable label={states.loading} rows={2} />}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <p className="flex items-center gap-3 px-5 pb-5 text-secondary">
            <MailPlus size={20} aria-hidden="true" className="shrink-0 text-hint" />
            {team.noInvitations}
          </p>
        }
      >
        {(rows) => (
          <DataTable
            caption={team.invitations}
            columns={columns}
            rows={rows}
            // Sent again it is a new invitation to the same address, and what is asked about it stays open.
            rowKey={(invitation) => invitation.email}
          />
        )}
      </QueryView>
    </Card>
  );
}

function State({ invitation: { expiresAt } }: { invitation: OpenInvitation }) {
  const { team } = useText('ownerTeam');
  const language = useLanguage();
  const { timeZone } = useOrganization();
  const state = invitationState({ expiresAt, acceptedAt: null, revokedAt: null }, Date.now());
  if (state === 'expired') return <Badge tone="warn">{team.expired}</Badge>;
  const lastDay = todayIn(timeZone, Date.parse(expiresAt));
  return (
    <Badge tone="info" icon={Clock}>
      {team.pendingUntil({ date: formatDate(lastDay, language, 'short') })}
    </Badge>
  );
}

function Actions({ invitation: { id, email, role } }: { invitation: OpenInvitation }) {
  const { team } = useText('ownerTeam');
  const language = useLanguage();
  const { id: organizationId } = useOrganization();
  const [isAsking, setAsking] = useState(false);
  const invalidates = [memberQueries.all];
  const resend = useAction({
    mutationFn: inviteMember,
    invalidates,
    toast: team.resent({ email }),
    errorTexts: team.errors,
  });
  useErrorToast(resend);
  const revoke = useAction({
    mutationFn: revokeInvitation,
    invalidates,
    toast: team.revoked,
    onDone: () => setAsking(false),
  });
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <Button
        size="sm"
        aria-label={team.resendTo({ email })}
        isBusy={resend.isRunning}
        onClick={() => void resend.run({ organizationId, email, role, language })}
      >
        {team.resend}
      </Button>
      <Button size="sm" variant="quiet" aria-label={team.revokeOf({ email })} onClick={() => setAsking(true)}>
        {team.revoke}
      </Button>
      <ActionDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void revoke.run({ invitationId: id })}
        title={team.revokeTitle({ email })}
        submitLabel={team.revoke}
        action={revoke}
        variant="danger"
      >
        <p>{team.revokeText}</p>
      </ActionDialog>
    </span>
  );
}
