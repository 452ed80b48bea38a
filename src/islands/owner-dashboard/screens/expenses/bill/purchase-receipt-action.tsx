import { lazy, Suspense, useState } from 'react';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { Button } from '#src/ui/components/button.tsx';

const PurchaseReceiptDialog = lazy(() =>
  import('./purchase-receipt-dialog.tsx').then((file) => ({ default: file.PurchaseReceiptDialog })),
);

/** For a posted bill without a number: the organization gives one out itself. */
export function PurchaseReceiptAction({ bill }: { bill: Bill }) {
  const { issue: text } = useText('ownerBills').receipt;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.action}</Button>
      {isOpen ? (
        <Suspense>
          <PurchaseReceiptDialog bill={bill} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
