import { useState } from 'react';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { Button } from '#src/ui/components/button.tsx';

const PurchaseReceiptDialog = lazyPart(() =>
  import('./purchase-receipt-dialog.tsx').then((file) => file.PurchaseReceiptDialog),
);

/** For a posted bill without a number: the organization gives one out itself. */
export function PurchaseReceiptAction({ bill }: { bill: Bill }) {
  const { issue: text } = useText('ownerBills').receipt;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.action}</Button>
      {isOpen ? <PurchaseReceiptDialog bill={bill} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
