import { useState } from 'react';
import { transferOwnership } from '#src/data/people/members/mutations.ts';
import { type Member, memberQueries } from '#src/data/people/members/queries.ts';
import { sessionQueries } from '#src/data/people/session/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization, useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { TextField } from '#src/ui/components/text-field.tsx';

/** Asks for the organisation's name before its ownership goes to somebody else. */
export function TransferDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { team } = useText('ownerTeam');
  const text = team.transferDialog;
  const { userId } = useSession();
  const { id: organizationId, name: organization } = useOrganization();
  const [confirmation, setConfirmation] = useState('');
  const transfer = useAction({
    mutationFn: transferOwnership,
    invalidates: [memberQueries.all, sessionQueries.organizations(userId).queryKey],
    toast: text.done({ name: member.name }),
    onDone: onClose,
    errorTexts: { second_factor_needed: team.secondStepNeeded },
  });
  const isWrongName = transfer.failure?.code === 'confirmation_differs';
  return (
    <ActionDialog
      onClose={onClose}
      title={text.title({ name: member.name })}
      submitLabel={text.submit}
      variant="danger"
      action={{ isRunning: transfer.isRunning, error: isWrongName ? null : transfer.error }}
      onSubmit={() => void transfer.run({ organizationId, userId: member.userId, confirmation })}
    >
      <div className="grid gap-4">
        <p>{text.text({ name: member.name, organization })}</p>
        <TextField
          label={text.confirmation}
          hint={text.confirmationHint({ organization })}
          autoComplete="off"
          value={confirmation}
          error={isWrongName ? (transfer.error ?? undefined) : undefined}
          onChange={(event) => {
            transfer.reset();
            setConfirmation(event.target.value);
          }}
        />
      </div>
    </ActionDialog>
  );
}
