import { useState } from 'react';
import { draftRenewal, type RenewalInput, renewLease } from '#src/data/leasing/leases/change-mutations.ts';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog, type OpenedDialogProps } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { leaseKeys } from '../lease/lease-keys.ts';
import { type RenewalWay, RenewForm } from './renew-form.tsx';

/** A lease of the same unit follows this one: its draft is prepared to be signed, or it stands and its screen is shown. */
export function RenewDialog({ isOpen, onClose, lease }: OpenedDialogProps & { lease: Lease }) {
  const text = useText('ownerLeasing').leasing.renewal;
  const go = useGo();
  const [way, setWay] = useState<RenewalWay>('here');
  const isDraft = way === 'here';
  const action = useAction<RenewalInput, string>({
    mutationFn: isDraft ? draftRenewal : renewLease,
    invalidates: leaseKeys,
    toast: isDraft ? text.drafted : text.done,
    onDone: (id) => {
      onClose();
      go(isDraft ? `/leases/${id}/contract` : `/leases/${id}`);
    },
  });
  return (
    <ActionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.title}
      submitLabel={isDraft ? text.submitDraft : text.submit}
    >
      <RenewForm lease={lease} way={way} onWay={setWay} action={action} />
    </ActionDialog>
  );
}
