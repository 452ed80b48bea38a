import { useState } from 'react';
import { closePeriod } from '#src/data/books/mutations.ts';
import { bookQueries } from '#src/data/books/queries.ts';
import { addDays, isIsoDate, startOfMonth } from '#src/domain/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { FormDialog } from '#src/islands/shell/form-dialog.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';

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
  const [isTried, setTried] = useState(false);
  const action = useAction({
    mutationFn: closePeriod,
    invalidates: [bookQueries.all],
    toast: text.closed,
    onDone: onClose,
  });
  const isGood = isIsoDate(through) && through < today && (closedThrough === null || through > closedThrough);
  return (
    <FormDialog onClose={onClose} title={text.closeTitle} submitLabel={text.close} isBusy={action.isRunning}>
      {(id) => (
        <form
          id={id}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            setTried(true);
            if (isGood) void action.run({ organizationId, through });
          }}
        >
          <p className="text-secondary">{text.closeText}</p>
          <DateField
            label={text.through}
            value={through}
            max={addDays(today, -1)}
            onChange={(event) => setThrough(event.target.value)}
            error={isTried && !isGood ? text.throughInvalid : undefined}
          />
          {action.error ? <Notice tone="bad">{action.error}</Notice> : null}
        </form>
      )}
    </FormDialog>
  );
}
