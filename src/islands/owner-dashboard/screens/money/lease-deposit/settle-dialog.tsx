import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { settleDeposit } from '#src/data/money/deposits/mutations.ts';
import { depositQueries } from '#src/data/money/deposits/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useMoneyAction } from '#src/islands/owner-dashboard/screens/books/cash/use-money-action.ts';
import { leaseKeys } from '#src/islands/owner-dashboard/screens/leasing/lease/lease-keys.ts';
import { ActionDialog, type OpenedDialogProps } from '#src/islands/shell/form/action-dialog.tsx';
import { SettleForm } from './settle-form.tsx';

interface SettleDialogProps extends OpenedDialogProps {
  lease: Lease;
  heldMinor: number;
  /** What of the deposit was charged and never came: it is not a debt any more once it is settled. */
  unpaidMinor: number;
}

/** Gives the deposit back: what is kept and why, and how the rest is returned. */
export function SettleDialog({ isOpen, onClose, lease, heldMinor, unpaidMinor }: SettleDialogProps) {
  const text = useText('ownerLeasing').leasing.deposit;
  const action = useMoneyAction({
    mutationFn: settleDeposit,
    invalidates: [...leaseKeys, depositQueries.all],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.dialogTitle}
      submitLabel={text.submit}
      size="wide"
    >
      <SettleForm
        lease={lease}
        heldMinor={heldMinor}
        owedMinor={Math.max(lease.receivableMinor - unpaidMinor, 0)}
        action={action}
      />
    </ActionDialog>
  );
}
