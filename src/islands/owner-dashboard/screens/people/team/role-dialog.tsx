import { useState } from 'react';
import { changeMemberRole } from '#src/data/people/members/mutations.ts';
import { type Member, memberQueries } from '#src/data/people/members/queries.ts';
import { membershipRoles } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { RoleChoice } from './role-choice.tsx';

/** Gives a member another role. */
export function RoleDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { team, roles } = useText('ownerTeam');
  const text = team.roleDialog;
  const { enums } = useText('common');
  const { id: organizationId, can } = useOrganization();
  const [role, setRole] = useState(member.role);
  const change = useAction({
    mutationFn: changeMemberRole,
    invalidates: [memberQueries.all],
    toast: text.changed({ name: member.name, role: enums.membershipRole[role] }),
    onDone: onClose,
    errorTexts: { second_factor_needed: team.secondStepNeeded },
  });
  return (
    <ActionDialog
      onClose={onClose}
      title={text.title({ name: member.name })}
      submitLabel={text.submit}
      action={change}
      input={role !== member.role ? { organizationId, userId: member.userId, role } : null}
    >
      <p className="text-secondary">{text.text}</p>
      <RoleChoice
        label={roles.title}
        isLabelHidden
        value={role}
        error={role === member.role ? text.same : undefined}
        onChange={({ target }) =>
          setRole(membershipRoles.find((known) => known === target.value) ?? member.role)
        }
      />
      {can('organization.manage') ? null : <p className="text-14 text-hint">{text.ownerNote}</p>}
    </ActionDialog>
  );
}
