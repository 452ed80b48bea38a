import type { ComponentProps } from 'react';
import { type MembershipRole, membershipRoles } from '#src/domain/foundation/enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';

type RoleChoiceProps = Omit<ComponentProps<typeof ChoiceGroup>, 'choices' | 'look'>;

/** The roles that the reader may give, each with what it is for. Only owners make owners. */
export function RoleChoice(props: RoleChoiceProps) {
  const { roles } = useText('ownerTeam');
  const { enums } = useText('common');
  const { can } = useOrganization();
  const isOffered = (role: MembershipRole) => role !== 'owner' || can('organization.manage');
  return (
    <ChoiceGroup
      {...props}
      choices={membershipRoles.filter(isOffered).map((role) => ({
        value: role,
        label: enums.membershipRole[role],
        hint: roles.hints[role],
      }))}
    />
  );
}
