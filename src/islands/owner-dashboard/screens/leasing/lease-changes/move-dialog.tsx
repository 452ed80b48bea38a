import { moveToUnit, type UnitMoveInput } from '#src/data/leasing/leases/change-mutations.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog, type OpenedDialogProps } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { leaseKeys } from '../lease/lease-keys.ts';
import { MoveForm } from './move-form.tsx';

/** The tenants go on in another unit: this lease gives way to one there, whose screen is shown. */
export function MoveDialog({ isOpen, onClose, lease }: OpenedDialogProps & { lease: Lease }) {
  const text = useText('ownerLeasing').leasing.unitMove;
  const go = useGo();
  const action = useAction<UnitMoveInput, string>({
    mutationFn: moveToUnit,
    invalidates: [...leaseKeys, ['deposits']],
    toast: text.done,
    onDone: (id) => {
      onClose();
      go(`/leases/${id}`);
    },
  });
  return (
    <ActionDialog isOpen={isOpen} onClose={onClose} title={text.title} submitLabel={text.submit}>
      <MoveForm lease={lease} action={action} />
    </ActionDialog>
  );
}
