import { useState } from 'react';
import { reopenPeriod } from '#src/data/books/mutations.ts';
import { bookQueries } from '#src/data/books/queries.ts';
import { addDays, startOfMonth } from '#src/domain/foundation/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';

interface ReopenDialogProps {
  closedThrough: string;
  onClose: () => void;
}

/** Opens closed days again, with a reason that stays. */
export function ReopenDialog({ closedThrough, onClose }: ReopenDialogProps) {
  const text = useText('ownerBooks').periods;
  const { id: organizationId } = useOrganization();
  const [through, setThrough] = useState(addDays(startOfMonth(closedThrough), -1));
  const [reason, setReason] = useState('');
  const action = useAction({
    mutationFn: reopenPeriod,
    invalidates: [bookQueries.all],
    toast: text.reopened,
    onDone: onClose,
  });
  const isGood = through === '' || through < closedThrough;
  const isReasonMissing = reason.trim() === '';
  return (
    <ActionDialog
      onClose={onClose}
      title={text.reopenTitle}
      submitLabel={text.reopen}
      variant="danger"
      action={action}
      input={
        isGood && !isReasonMissing
          ? { organizationId, closedThrough: through || null, reason: reason.trim() }
          : null
      }
    >
      <p className="text-secondary">{text.reopenText}</p>
      <DateField
        label={text.reopenThrough}
        hint={text.reopenHint}
        value={through}
        max={addDays(closedThrough, -1)}
        onChange={(event) => setThrough(event.target.value)}
        error={!isGood ? text.reopenInvalid : undefined}
      />
      <TextArea
        label={text.reason}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isReasonMissing ? text.reasonMissing : undefined}
      />
    </ActionDialog>
  );
}
