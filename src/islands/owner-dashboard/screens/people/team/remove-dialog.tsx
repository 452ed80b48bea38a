import { useQuery } from '@tanstack/react-query';
import { removeMember } from '#src/data/people/members/mutations.ts';
import { type Member, memberQueries } from '#src/data/people/members/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';

/** Asks before somebody loses access, and says what of theirs is still open. */
export function RemoveDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { team } = useText('ownerTeam');
  const text = team.removeDialog;
  const { id: organizationId, name: organization } = useOrganization();
  const invitations = useQuery(memberQueries.invitations(organizationId));
  const openCount = invitations.data?.filter(({ createdBy }) => createdBy === member.userId).length;
  const remove = useAction({
    mutationFn: removeMember,
    invalidates: [memberQueries.all],
    toast: text.removed({ name: member.name }),
    onDone: onClose,
    errorTexts: { second_factor_needed: team.secondStepNeeded },
  });
  return (
    <ActionDialog
      onClose={onClose}
      onConfirm={() => void remove.run({ organizationId, userId: member.userId })}
      title={text.title({ name: member.name })}
      submitLabel={text.submit}
      action={remove}
      variant="danger"
    >
      <div className="grid gap-3">
        <p>{text.text({ organization })}</p>
        {openCount === undefined ? null : (
          <p className="text-secondary">
            {openCount > 0 ? text.invitations({ count: openCount }) : text.noInvitations}
          </p>
        )}
      </div>
    </ActionDialog>
  );
}
