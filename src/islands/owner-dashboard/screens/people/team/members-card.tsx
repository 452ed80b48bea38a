import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '#src/data/people/members/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { useText } from '#src/i18n/react.tsx';
import { dayColumn } from '#src/islands/shell/list/columns.tsx';
import { useOrganization, useSession } from '#src/islands/shell/session.ts';
import { Avatar } from '#src/ui/components/avatar.tsx';
import { Badge } from '#src/ui/components/badge.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import type { MemberAction } from './member-actions.ts';
import { MemberMenu } from './member-menu.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

/** The members with what the reader may do about each. */
export function MembersCard({ members }: { members: readonly Member[] }) {
  const { team } = useText('ownerTeam');
  const { enums } = useText('common');
  const { can, timeZone } = useOrganization();
  const [chosen, choose] = useState<{ action: MemberAction; member: Member } | null>(null);
  const { columns: heads } = team;
  const mayManage = can('members.manage');

  const columns: Column<Member>[] = [
    { id: 'member', phone: 'title', header: heads.member, cell: (member) => <Person member={member} /> },
    {
      id: 'role',
      phone: 'state',
      header: heads.role,
      cell: ({ role }) => (
        <Badge tone={role === 'owner' ? 'info' : 'neutral'}>{enums.membershipRole[role]}</Badge>
      ),
    },
    dayColumn('joined', heads.joined, ({ joinedAt }) => todayIn(timeZone, Date.parse(joinedAt)), {
      phone: 'hidden',
    }),
  ];
  if (mayManage) {
    columns.push(
      {
        id: 'second-factor',
        phone: 'note',
        header: heads.secondFactor,
        cell: ({ hasSecondFactor }) =>
          hasSecondFactor ? (
            <Badge tone="good" icon={ShieldCheck}>
              {team.secondFactorOn}
            </Badge>
          ) : (
            <span className="text-hint">
              {hasSecondFactor === null ? <NotKnown /> : team.secondFactorOff}
            </span>
          ),
      },
      {
        id: 'actions',
        phone: 'menu',
        header: heads.actions,
        align: 'end',
        cell: (member) => (
          <MemberMenu member={member} members={members} onChoose={(action) => choose({ action, member })} />
        ),
      },
    );
  }
  const close = () => choose(null);
  return (
    <Card isFlush>
      <DataTable caption={team.members} columns={columns} rows={members} rowKey={({ userId }) => userId} />
      {chosen?.action === 'role' ? <RoleDialog member={chosen.member} onClose={close} /> : null}
      {chosen?.action === 'remove' ? <RemoveDialog member={chosen.member} onClose={close} /> : null}
      {chosen?.action === 'transfer' ? <TransferDialog member={chosen.member} onClose={close} /> : null}
    </Card>
  );
}

function Person({ member }: { member: Member }) {
  const { team } = useText('ownerTeam');
  const { userId } = useSession();
  return (
    <span className="flex min-w-0 items-center gap-3 py-1.5">
      <Avatar name={member.name} size="sm" />
      <span className="min-w-0">
        <span className="block">
          {member.name}
          {member.userId === userId ? <span className="font-normal text-hint"> ({team.you})</span> : null}
        </span>
        {member.email === member.name ? null : (
          <span className="block text-14 font-normal text-hint wrap-anywhere">{member.email}</span>
        )}
      </span>
    </span>
  );
}
