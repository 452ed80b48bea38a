import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { withdrawNotice } from '#src/data/leasing/leases/change-mutations.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { creditQueries } from '#src/data/money/charging/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import type { OpenedDialogProps } from '#src/islands/shell/form/action-dialog.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Checkbox } from '#src/ui/components/checkbox.tsx';
import { TextArea } from '#src/ui/components/text-area.tsx';
import { leaseKeys } from '../lease/lease-keys.ts';

const LONGEST_REASON = 300;

/** Takes a notice back; the lease goes on as it was, and what was taken off its rent for the notice is due again. */
export function WithdrawNoticeDialog({ isOpen, onClose, lease }: OpenedDialogProps & { lease: Lease }) {
  const { withdraw: text, rentAfterEnd } = useText('ownerLeasing').leasing;
  const { states } = useText('common');
  const language = useLanguage();
  const [reason, setReason] = useState('');
  const [isRentDue, setRentDue] = useState(true);
  const takenOffMinor = useTakenOff(lease, isOpen);
  const action = useAction({
    mutationFn: withdrawNotice,
    invalidates: leaseKeys,
    toast: text.done,
    errorTexts: { charge_invoiced: rentAfterEnd.giveBackInvoiced },
    onDone: onClose,
  });
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      submitLabel={text.confirm}
      action={action}
      onSubmit={() => action.run({ leaseId: lease.id, reason: reason.trim(), isRentDue })}
    >
      <p className="text-secondary">{text.text}</p>
      {takenOffMinor > 0 ? (
        <Checkbox
          label={rentAfterEnd.giveBack({ amount: formatMoney(takenOffMinor, lease.currency, language) })}
          hint={rentAfterEnd.giveBackHint}
          checked={isRentDue}
          onChange={(event) => setRentDue(event.target.checked)}
        />
      ) : null}
      <TextArea
        label={text.reason}
        optional={states.optional}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}

/** What stands taken off the lease's rent for days after its last one, in minor units. */
function useTakenOff(lease: Lease, isAsked: boolean): number {
  const { id } = useOrganization();
  const { data = [] } = useQuery({ ...creditQueries.ofLease(id, lease.id), enabled: isAsked });
  return data
    .filter((credit) => credit.isAfterEnd && credit.reversedAt === null)
    .reduce((sum, credit) => sum + credit.amountMinor, 0);
}
