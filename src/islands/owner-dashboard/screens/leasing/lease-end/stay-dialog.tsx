import { setTenantDeparture } from '#src/data/leasing/leases/departure-mutations.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import type { Tenant } from '#src/data/leasing/people/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { leaseKeys } from '../lease/lease-keys.ts';

interface StayDialogProps {
  lease: Lease;
  tenant: Tenant;
  onClose: () => void;
}

/** Somebody who was to leave stays after all, or is back. */
export function StayDialog({ lease, tenant, onClose }: StayDialogProps) {
  const text = useText('ownerLeasing').leasing.departure;
  const action = useAction({
    mutationFn: setTenantDeparture,
    invalidates: leaseKeys,
    toast: text.backDone,
    onDone: onClose,
  });
  const name = { name: tenant.fullName };
  return (
    <ActionDialog
      onClose={onClose}
      title={tenant.hasLeft ? text.backTitle(name) : text.staysTitle(name)}
      submitLabel={tenant.hasLeft ? text.back : text.stays}
      action={action}
      onConfirm={() => void action.run({ leaseId: lease.id, personId: tenant.personId, leftOn: null })}
    >
      <p className="text-secondary">{tenant.hasLeft ? text.backText : text.staysText}</p>
    </ActionDialog>
  );
}
