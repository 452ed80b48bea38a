import { useState } from 'react';
import type { Member } from '#src/data/people/members/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { Action } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';

interface LeaveCardProps {
  readonly members: readonly Member[];
  readonly leave: Action<{ organizationId: string }, unknown>;
}

/** The reader's own way out. What follows is told by the session, which notices that the place is gone. */
export function LeaveCard({ members, leave }: LeaveCardProps) {
  const text = useText('ownerTeam').team.leave;
  const { id, name: organization, role } = useOrganization();
  const [isAsking, setAsking] = useState(false);
  const isLastOwner = role === 'owner' && members.filter((member) => member.role === 'owner').length === 1;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-16">{text.title}</h2>
          <p className="text-15 text-secondary">{isLastOwner ? text.lastOwner : text.text}</p>
        </div>
        <Button disabled={isLastOwner} onClick={() => setAsking(true)}>
          {text.submit}
        </Button>
      </div>
      <ActionDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void leave.run({ organizationId: id })}
        title={text.ask({ organization })}
        submitLabel={text.submit}
        action={leave}
        variant="danger"
      >
        <p>{text.text}</p>
      </ActionDialog>
    </Card>
  );
}
