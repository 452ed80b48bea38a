import { useState } from 'react';
import { closePeriod } from '#src/data/books/mutations.ts';
import { bookQueries } from '#src/data/books/queries.ts';
import { addDays, isIsoDate, startOfMonth } from '#src/domain/foundation/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';

interface CloseDialogProps {
  closedThrough: string | null;
  onClose: () => void;
}

/** Closes everything through a day, the end of last month unless another is chosen. */
export function CloseDialog({ closedThrough, onClose }: CloseDialogProps) {
  const text = useText('ownerBooks').periods;
  const { id: organizationId } = useOrganization();
  const today = useToday();
  const [through, setThrough] = useState(addDays(startOfMonth(today), -1));
  const action = useAction({
    mutationFn: closePeriod,
    invalidates: [bookQueries.all],
    toast: text.closed,
    onDone: onClose,
  });
  const isGood = isIsoDate(through) && through < today && (closedThrough === null || through > closedThrough);
  return (
    <ActionDialog
      onClose={onClose}
      title={text.closeTitle}
      submitLabel={text.close}
      action={action}
      input={isGood ? { organizationId, closedThrough: through } : null}
    >
      <p className="text-secondary">{text.closeText}</p>
      <DateField
        label={text.through}
        value={through}
        max={addDays(today, -1)}
        onChange={(event) => setThrough(event.target.value)}
        error={!isGood ? text.throughInvalid : undefined}
      />
    </ActionDialog>
  );
}
