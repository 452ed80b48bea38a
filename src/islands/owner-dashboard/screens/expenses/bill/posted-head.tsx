import { useQuery } from '@tanstack/react-query';
import { Ban, FileCheck2, FilePen, Repeat, Undo2, Users } from 'lucide-react';
import { useState } from 'react';
import { passOnQueries } from '#src/data/expenses/bills/pass-ons.ts';
import { type Bill, billQueries } from '#src/data/expenses/bills/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Button } from '#src/ui/components/button.tsx';
import type { MenuItem } from '#src/ui/components/menu.tsx';
import { BillHead } from './bill-head.tsx';
import { passedMinor } from './pass-on-plan.ts';
import { PayBillDialog } from './pay-bill-dialog.tsx';
import { RepeatDialog } from './repeat-dialog.tsx';
import { VoidDialog } from './void-dialog.tsx';

const ApplyCreditDialog = lazyPart(() =>
  import('./apply-credit-dialog.tsx').then((file) => file.ApplyCreditDialog),
);
const CorrectDialog = lazyPart(() => import('./correct-dialog.tsx').then((file) => file.CorrectDialog));
const PassOnDialog = lazyPart(() => import('./pass-on-dialog.tsx').then((file) => file.PassOnDialog));
const PurchaseReceiptDialog = lazyPart(() =>
  import('./purchase-receipt-dialog.tsx').then((file) => file.PurchaseReceiptDialog),
);

type Open = 'pay' | 'apply' | 'back' | 'repeat' | 'passOn' | 'correct' | 'receipt' | 'void';

/** A bill that stands in the books: it is paid, or a credit note applied; the rest is in the menu. */
export function PostedHead({ bill }: { bill: Bill }) {
  const { id, can } = useOrganization();
  const [open, setOpen] = useState<Open | null>(null);
  const { data: passed } = useQuery(passOnQueries.ofBill(id, bill.id));
  const { data: lines = [] } = useQuery(billQueries.lines(id, bill.id));
  const hasProperty = bill.propertyId !== null || lines.some((line) => line.propertyId !== null);
  const mayPassOn =
    passed !== undefined && !bill.isCredit && hasProperty && passedMinor(passed) < bill.totalMinor;
  const { text, actions } = useActions(bill, mayPassOn, setOpen);
  const close = () => setOpen(null);
  return (
    <>
      <BillHead
        bill={bill}
        primary={<NextStep bill={bill} setOpen={setOpen} />}
        actions={actions}
        ending={
          can('money.reverse') && bill.paidMinor === 0
            ? [{ id: 'void', label: text.void, icon: Ban, onSelect: () => setOpen('void') }]
            : []
        }
      />
      {open === 'pay' || open === 'back' ? <PayBillDialog bill={bill} onClose={close} /> : null}
      {open === 'apply' ? <ApplyCreditDialog credit={bill} onClose={close} /> : null}
      {open === 'correct' ? <CorrectDialog bill={bill} onClose={close} /> : null}
      {open === 'receipt' ? <PurchaseReceiptDialog bill={bill} onClose={close} /> : null}
      {open === 'passOn' && passed ? <PassOnDialog bill={bill} passed={passed} onClose={close} /> : null}
      {open === 'repeat' ? <RepeatDialog bill={bill} onClose={close} /> : null}
      <VoidDialog bill={bill} passed={passed ?? []} isOpen={open === 'void'} onClose={close} />
    </>
  );
}

interface StepProps {
  bill: Bill;
  setOpen: (open: Open) => void;
}

function NextStep({ bill, setOpen }: StepProps) {
  const { actions: text, credit } = useText('ownerBills');
  if (bill.isCredit ? bill.outstandingMinor === 0 : bill.outstandingMinor <= 0) return null;
  return (
    <Button variant="primary" onClick={() => setOpen(bill.isCredit ? 'apply' : 'pay')}>
      {bill.isCredit ? credit.apply.action : text.pay}
    </Button>
  );
}

function useActions(bill: Bill, mayPassOn: boolean, setOpen: (open: Open) => void) {
  const { actions: text, passOn, receipt, credit } = useText('ownerBills');
  const actions: MenuItem[] = [];
  const offer = (id: Open, label: string, icon: MenuItem['icon']) =>
    actions.push({ id, label, icon, onSelect: () => setOpen(id) });
  if (mayPassOn) offer('passOn', passOn.action, Users);
  if (bill.isCredit && bill.outstandingMinor !== 0) offer('back', credit.back.action, Undo2);
  if (!bill.isCredit) offer('repeat', text.repeat, Repeat);
  if (!bill.ncf) offer('receipt', receipt.issue.action, FileCheck2);
  offer('correct', receipt.correct.action, FilePen);
  return { text, actions };
}
