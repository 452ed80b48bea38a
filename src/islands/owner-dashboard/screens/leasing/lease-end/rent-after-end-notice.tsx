import { useState } from 'react';
import type { Lease } from '#src/data/leasing/leases/queries.ts';
import { creditRentAfterEnd } from '#src/data/leasing/leases/rent-after-end.ts';
import { formatDate, formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { leaseKeys } from '../lease/lease-keys.ts';
import { useRentAfterEnd } from './rent-after-end.tsx';

/** Of a lease that has its last day: that rent still stands for days after it, with the way to take it off. */
export function RentAfterEndNotice({ lease }: { lease: Lease }) {
  const text = useText('ownerLeasing').leasing.rentAfterEnd;
  const language = useLanguage();
  const rent = useRentAfterEnd(lease, lease.endedOn);
  const [isAsked, setAsked] = useState(false);
  const action = useAction({
    mutationFn: creditRentAfterEnd,
    invalidates: leaseKeys,
    toast: text.takenOff,
    onDone: () => setAsked(false),
  });
  if (rent.isInvoiced) return <Notice tone="warn">{text.invoiced}</Notice>;
  if (rent.takeOffFor === null) return null;
  const note = rent.takeOffFor;
  return (
    <Notice
      tone="warn"
      action={
        <Button size="sm" onClick={() => setAsked(true)}>
          {text.takeOffLeft}
        </Button>
      }
    >
      {text.left({
        amount: formatMoney(rent.amountMinor, lease.currency, language),
        date: formatDate(rent.lastDay, language, 'long'),
      })}
      <ActionDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={text.takeOffTitle}
        submitLabel={text.takeOffLeft}
        action={action}
        onSubmit={() => action.run({ leaseId: lease.id, note })}
      >
        <p className="text-secondary">{text.hint}</p>
      </ActionDialog>
    </Notice>
  );
}
