import { useState } from 'react';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { Button } from '#src/ui/components/button.tsx';
import { PayBillDialog } from './pay-bill-dialog.tsx';

const ApplyCreditDialog = lazyPart(() =>
  import('./apply-credit-dialog.tsx').then((file) => file.ApplyCreditDialog),
);

/** What may be done with a posted credit note of which something is left. */
export function CreditActions({ bill }: { bill: Bill }) {
  const { credit: text } = useText('ownerBills');
  const [open, setOpen] = useState<'apply' | 'back' | null>(null);
  const close = () => setOpen(null);
  if (bill.outstandingMinor === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen('back')}>{text.back.action}</Button>
      <Button variant="primary" onClick={() => setOpen('apply')}>
        {text.apply.action}
      </Button>
      {open === 'back' ? <PayBillDialog bill={bill} onClose={close} /> : null}
      {open === 'apply' ? <ApplyCreditDialog credit={bill} onClose={close} /> : null}
    </>
  );
}
