import type { ReactNode } from 'react';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';
import type { PayingLease } from './record-payment-dialog.tsx';

interface ChosenLeaseProps {
  lease: PayingLease;
  /** Leave out when the lease is given. */
  onChange: (() => void) | undefined;
  children?: ReactNode;
}

/** Whose lease a dialog is about, and the way back to choosing it. */
export function ChosenLease({ lease, onChange, children }: ChosenLeaseProps) {
  const text = useText('ownerMoney').payment.record;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken px-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">{lease.tenantName}</p>
        <p className="text-14 text-secondary">{lease.place}</p>
        {children}
      </div>
      {onChange ? (
        <Button size="sm" onClick={onChange}>
          {text.change}
        </Button>
      ) : null}
    </div>
  );
}
