import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Clock, Mail } from 'lucide-react';
import { inviteOwner } from '#src/data/people/invitations/mutations.ts';
import { invitationQueries } from '#src/data/people/invitations/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { invitationState } from '#src/domain/people/invitation.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { FailureNote } from '../form/failure-note.tsx';
import { useOrganization } from '../session.ts';
import { useAction } from '../use-action.ts';

export interface InviteOwnerProps {
  /** Who owns a unit; their name is said to whoever does not see the line. */
  person: { readonly id: string; readonly name: string };
}

/** Sends the owner of a unit the way to the building's decisions, and says where that stands. */
export function InviteOwner({ person }: InviteOwnerProps) {
  const { invitation: text } = useText('ownerInvitation');
  const language = useLanguage();
  const { id: organizationId, can, timeZone } = useOrganization();
  const query = useQuery(invitationQueries.ofOwner(organizationId, person.id));
  const invite = useAction({
    mutationFn: inviteOwner,
    invalidates: [invitationQueries.all],
    toast: text.sent({ name: person.name }),
    errorTexts: text.errors,
  });
  if (!query.data) return null;
  const newest = query.data.find(({ revokedAt }) => revokedAt === null);
  const state = newest ? invitationState(newest, Date.now()) : null;
  if (state === 'accepted')
    return (
      <Badge tone="good" icon={CircleCheck}>
        {text.accepted}
      </Badge>
    );
  const isOpen = newest !== undefined && state === 'valid';
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {isOpen ? (
          <Badge tone="info" icon={Clock}>
            {text.invited({
              date: formatDate(todayIn(timeZone, Date.parse(newest.expiresAt)), language, 'short'),
            })}
          </Badge>
        ) : null}
        {can('decisions.write') ? (
          <Button
            size="sm"
            icon={Mail}
            isBusy={invite.isRunning}
            aria-label={(isOpen ? text.resendTo : text.inviteOf)({ name: person.name })}
            onClick={() => void invite.run({ personId: person.id, language })}
          >
            {isOpen ? text.resend : text.invite}
          </Button>
        ) : null}
      </div>
      <FailureNote text={invite.error} />
    </div>
  );
}
