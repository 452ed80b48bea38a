import { type RenewalInput, renewLease } from '#src/data/leases/change-mutations.ts';
import type { Lease } from '#src/data/leases/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { FormDialog, type OpenedDialogProps } from '#src/islands/shell/form-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { leaseKeys } from './lease-keys.ts';
import { RenewForm } from './renew-form.tsx';

/** A new lease of the same unit follows this one; then its screen is shown. */
export function RenewDialog({ isOpen, onClose, lease }: OpenedDialogProps & { lease: Lease }) {
  const text = useText('ownerLeasing').leasing.renewal;
  const go = useGo();
  const action = useAction<RenewalInput, string>({
    mutationFn: renewLease,
    invalidates: leaseKeys,
    toast: text.done,
    onDone: (id) => {
      onClose();
      go(`/leases/${id}`);
    },
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      submitLabel={text.submit}
      isBusy={action.isRunning}
    >
      {(id) => <RenewForm id={id} lease={lease} error={action.error} onSubmit={action.run} />}
    </FormDialog>
  );
}
