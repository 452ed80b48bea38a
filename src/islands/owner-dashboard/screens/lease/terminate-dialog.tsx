import { useId, useState } from 'react';
import { terminateLease } from '#src/data/leases/mutations.ts';
import type { Lease } from '#src/data/leases/queries.ts';
import { isIsoDate } from '#src/domain/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { FormDialog } from '#src/islands/shell/form-dialog.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { moneyKeys } from '../finance/money-keys.ts';

export interface TerminateDialogProps {
  isOpen: boolean;
  onClose: () => void;
  lease: Lease;
}

/** Ends a lease on a day up to today. */
export function TerminateDialog({ isOpen, onClose, lease }: TerminateDialogProps) {
  const text = useText('ownerMoney').lease.terminateDialog;
  const today = useToday();
  const formId = useId();
  const [endedOn, setEndedOn] = useState(today);
  const [isTried, setTried] = useState(false);
  const action = useAction({
    mutationFn: terminateLease,
    invalidates: [...moneyKeys, ['units'], ['properties']],
    toast: text.done,
    onDone: onClose,
  });
  const isGood = isIsoDate(endedOn) && endedOn >= lease.starts_on && endedOn <= today;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      submitLabel={text.confirm}
      isBusy={action.isRunning}
      variant="danger"
      formId={formId}
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isGood) void action.run({ leaseId: lease.id, endedOn });
        }}
      >
        <p className="text-secondary">{text.text}</p>
        <DateField
          label={text.endedOn}
          value={endedOn}
          min={lease.starts_on}
          max={today}
          onChange={(event) => setEndedOn(event.target.value)}
          error={isTried && !isGood ? text.dateInvalid : undefined}
        />
        {action.error ? <Notice tone="bad">{action.error}</Notice> : null}
      </form>
    </FormDialog>
  );
}
