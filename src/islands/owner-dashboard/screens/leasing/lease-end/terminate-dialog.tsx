import { useState } from 'react';
import { terminateLease } from '#src/data/leasing/leases/mutations.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { leaseKeys } from '../lease/lease-keys.ts';
import { RentAfterEndField, useRentAfterEnd } from './rent-after-end.tsx';

export interface TerminateDialogProps {
  isOpen: boolean;
  onClose: () => void;
  lease: Lease;
}

/** Ends a lease on a day up to today. */
export function TerminateDialog({ isOpen, onClose, lease }: TerminateDialogProps) {
  const text = useText('ownerMoney').lease.terminateDialog;
  const today = useToday();
  const [endedOn, setEndedOn] = useState(today);
  const action = useAction({
    mutationFn: terminateLease,
    invalidates: leaseKeys,
    toast: text.done,
    onDone: onClose,
  });
  const isGood = isIsoDate(endedOn) && endedOn >= lease.startsOn && endedOn <= today;
  const rent = useRentAfterEnd(lease, isGood ? endedOn : null);
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      submitLabel={text.confirm}
      action={action}
      variant="danger"
      input={isGood ? { leaseId: lease.id, endedOn, rentNote: rent.takeOffFor } : null}
    >
      <p className="text-secondary">{text.text}</p>
      <DateField
        label={text.endedOn}
        value={endedOn}
        min={lease.startsOn}
        max={today}
        onChange={(event) => setEndedOn(event.target.value)}
        error={!isGood ? text.dateInvalid : undefined}
      />
      <RentAfterEndField lease={lease} choice={rent} />
    </ActionDialog>
  );
}
