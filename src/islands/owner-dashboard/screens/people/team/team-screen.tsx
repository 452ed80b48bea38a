import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { leaveOrganization } from '#src/data/people/members/mutations.ts';
import { memberQueries } from '#src/data/people/members/queries.ts';
import { sessionQueries } from '#src/data/people/session/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { SkeletonTable } from '#src/ui/components/skeleton.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LeaveCard } from './leave-card.tsx';
import { MembersCard } from './members-card.tsx';

/** Who works in the organisation, who is invited to, and what can be done about it. */
export function Screen() {
  const { team } = useText('ownerTeam');
  const { states } = useText('common');
  const { id, name, can, isClosed } = useOrganization();
  const { userId } = useSession();
  const [isInviting, setInviting] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const leave = useAction({
    mutationFn: leaveOrganization,
    invalidates: [sessionQueries.organizations(userId).queryKey],
    onDone: () => setLeft(true),
  });
  // Who leaves may not read the list any more, and may hear of the change in it before the answer to their own action.
  const members = useQuery({ ...memberQueries.list(id), enabled: !leave.isRunning && !hasLeft });
  const mayManage = can('members.manage');
  return (
    <>
      <PageHeader
        title={team.title}
        count={members.data?.length}
        description={team.text({ organization: name })}
        actions={
          <>
            <AppLink to="/team/roles" className={buttonClass()}>
              {team.seeRoles}
            </AppLink>
            {mayManage ? (
              <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
                {team.invite}
              </Button>
            ) : null}
          </>
        }
      />
      <div className="grid gap-6">
        {mayManage ? null : <Notice>{isClosed ? team.isClosed : team.onlyManagers}</Notice>}
        <QueryView query={members} skeleton={<SkeletonTable label={states.loading} rows={4} />}>
          {(rows) => (
            <>
              <MembersCard members={rows} />
              {mayManage ? <InvitationsCard /> : null}
              <LeaveCard members={rows} leave={leave} />
            </>
          )}
        </QueryView>
      </div>
      {mayManage ? <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} /> : null}
    </>
  );
}
