import { useQuery } from '@tanstack/react-query';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { workOrderQueries } from '#src/data/maintenance/work-orders.ts';
import { settleDeposit } from '#src/data/money/deposits/mutations.ts';
import { depositQueries } from '#src/data/money/deposits/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { useMoneyAction } from '#src/islands/owner-dashboard/screens/books/cash/use-money-action.ts';
import { leaseKeys } from '#src/islands/owner-dashboard/screens/leasing/lease/lease-keys.ts';
import { ActionDialog, type OpenedDialogProps } from '#src/islands/shell/form/action-dialog.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { SettleForm } from './settle-form.tsx';
import { workDeductions } from './work-deductions.ts';

interface SettleDialogProps extends OpenedDialogProps {
  lease: Lease;
  heldMinor: number;
  /** What of the deposit was charged and never came: it is not a debt any more once it is settled. */
  unpaidMinor: number;
}

/** Gives the deposit back: what is kept and why, and how the rest is returned. */
export function SettleDialog({ isOpen, onClose, lease, heldMinor, unpaidMinor }: SettleDialogProps) {
  const text = useText('ownerLeasing').leasing.deposit;
  const { states } = useText('common');
  const { id } = useOrganization();
  // Repairs that the deposit pays are offered as deductions.
  const works = useQuery(workOrderQueries.ofDeposit(id, lease.id));
  const action = useMoneyAction({
    mutationFn: settleDeposit,
    invalidates: [...leaseKeys, depositQueries.all, workOrderQueries.all],
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
      <QueryView query={works} skeleton={<SkeletonText label={states.loading} rows={6} />}>
        {(orders) => (
          <SettleForm
            lease={lease}
            heldMinor={heldMinor}
            owedMinor={Math.max(lease.receivableMinor - unpaidMinor, 0)}
            works={workDeductions(orders, lease.currency)}
            action={action}
          />
        )}
      </QueryView>
    </ActionDialog>
  );
}
