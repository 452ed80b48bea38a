import { Crown, Ellipsis, UserCog, UserMinus } from 'lucide-react';
import type { Member } from '#src/data/people/members/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization, useSession } from '#src/islands/shell/session.ts';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu } from '#src/ui/components/menu.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { type MemberAction, memberActions } from './member-actions.ts';

interface MemberMenuProps {
  member: Member;
  members: readonly Member[];
  onChoose: (action: MemberAction) => void;
}

/** What the reader may do about a member; nothing where they may do nothing. */
export function MemberMenu({ member, members, onChoose }: MemberMenuProps) {
  const { team } = useText('ownerTeam');
  const { userId } = useSession();
  const { role } = useOrganization();
  const actions = memberActions({ userId, role }, member, members);
  if (actions.length === 0) return <NotKnown />;
  const looks = {
    role: { label: team.changeRole, icon: UserCog },
    transfer: { label: team.makeOwner, icon: Crown },
    remove: { label: team.remove, icon: UserMinus, tone: 'danger', startsGroup: true },
  } as const;
  const label = team.actionsOf({ name: member.name });
  return (
    <Menu
      label={label}
      items={actions.map((action) => ({ id: action, ...looks[action], onSelect: () => onChoose(action) }))}
      trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={label} />}
    />
  );
}
