// What may be done with a bill in each of its states: long, because each action asks before it is done.

import { useQuery } from '@tanstack/react-query';
import { Check, Pencil } from 'lucide-react';
import { useState } from 'react';
import { decideBill, deleteBill, submitBill, voidBill } from '#src/data/expenses/bills/mutations.ts';
import { passOnQueries } from '#src/data/expenses/bills/pass-ons.ts';
import { type Bill, billQueries } from '#src/data/expenses/bills/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { CorrectionDialog } from '#src/islands/owner-dashboard/screens/money/payment/correction-dialog.tsx';
import { DatedCorrectionDialog } from '#src/islands/owner-dashboard/screens/money/payment/dated-correction-dialog.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { useOrganization, useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { buttonClass } from '#src/ui/components/button-class.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { billKeys } from '../bills/bill-keys.ts';
import { CreditActions } from './credit-actions.tsx';
import { passedMinor } from './pass-on-plan.ts';
import { PayBillDialog } from './pay-bill-dialog.tsx';
import { PurchaseReceiptAction } from './purchase-receipt-action.tsx';
import { RepeatDialog } from './repeat-dialog.tsx';

const CorrectDialog = lazyPart(() => import('./correct-dialog.tsx').then((file) => file.CorrectDialog));
const PassOnDialog = lazyPart(() => import('./pass-on-dialog.tsx').then((file) => file.PassOnDialog));

/** What may be done with a bill in its state, for those who may. */
export function BillActions({ bill }: { bill: Bill }) {
  const { can } = useOrganization();
  if (!can('money.write') || bill.status === 'void') return null;
  if (bill.status === 'draft') return <OfDraft bill={bill} />;
  if (bill.status === 'awaiting_approval') return <OfWaiting bill={bill} />;
  return <OfPosted bill={bill} />;
}

function OfDraft({ bill }: { bill: Bill }) {
  const { actions: text } = useText('ownerBills');
  const go = useGo();
  const [isDeleting, setDeleting] = useState(false);
  const submit = useAction({
    mutationFn: submitBill,
    invalidates: billKeys,
    toast: (status) => (status === 'approved' ? text.approved : text.sent),
  });
  const remove = useAction({
    mutationFn: deleteBill,
    invalidates: billKeys,
    toast: text.deleted,
    onDone: () => go('/finance/expenses', { replace: true }),
  });
  useErrorToast(submit);
  return (
    <>
      <Button onClick={() => setDeleting(true)}>{text.delete}</Button>
      <AppLink to={`/finance/expenses/${bill.id}/edit`} className={buttonClass({})}>
        <Pencil size={18} aria-hidden="true" />
        {text.edit}
      </AppLink>
      <Button
        variant="primary"
        icon={Check}
        isBusy={submit.isRunning}
        onClick={() => void submit.run({ billId: bill.id })}
      >
        {text.submit}
      </Button>
      <ActionDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onConfirm={() => void remove.run({ billId: bill.id })}
        title={text.deleteTitle}
        submitLabel={text.delete}
        action={remove}
        variant="danger"
      >
        <p>{text.deleteText}</p>
      </ActionDialog>
    </>
  );
}

function OfWaiting({ bill }: { bill: Bill }) {
  const { actions: text } = useText('ownerBills');
  const { userId } = useSession();
  const { can } = useOrganization();
  const [isReturning, setReturning] = useState(false);
  const decide = useAction({
    mutationFn: decideBill,
    invalidates: billKeys,
    toast: (_, { isApproved }) => (isApproved ? text.approved : text.sentBack),
    onDone: () => setReturning(false),
  });
  useErrorToast(decide);
  const isOwn = bill.createdBy === userId || bill.submittedBy === userId;
  return (
    <>
      <Button onClick={() => setReturning(true)}>{text.sendBack}</Button>
      {can('money.reverse') && !isOwn ? (
        <Button
          variant="primary"
          icon={Check}
          isBusy={decide.isRunning}
          onClick={() => void decide.run({ billId: bill.id, isApproved: true, reason: '' })}
        >
          {text.approve}
        </Button>
      ) : null}
      <CorrectionDialog
        isOpen={isReturning}
        onClose={() => setReturning(false)}
        title={text.sendBackTitle}
        label={text.sendBackReason}
        submitLabel={text.sendBack}
        action={decide}
        onConfirm={(reason) => void decide.run({ billId: bill.id, isApproved: false, reason })}
      >
        <p>{text.sendBackText}</p>
      </CorrectionDialog>
    </>
  );
}

function OfPosted({ bill }: { bill: Bill }) {
  const { actions: text, passOn, receipt } = useText('ownerBills');
  const language = useLanguage();
  const { id, can } = useOrganization();
  const [open, setOpen] = useState<'pay' | 'repeat' | 'passOn' | 'correct' | 'void' | null>(null);
  const { data: passed } = useQuery(passOnQueries.ofBill(id, bill.id));
  const { data: lines = [] } = useQuery(billQueries.lines(id, bill.id));
  const hasProperty = bill.propertyId !== null || lines.some((line) => line.propertyId !== null);
  const standing = passed?.filter((one) => one.reversedAt === null) ?? [];
  const close = () => setOpen(null);
  const undo = useAction({
    mutationFn: voidBill,
    invalidates: billKeys,
    toast: text.voided,
    onDone: close,
  });
  return (
    <>
      {can('money.reverse') && bill.paidMinor === 0 ? (
        <Button onClick={() => setOpen('void')}>{text.void}</Button>
      ) : null}
      <Button onClick={() => setOpen('correct')}>{receipt.correct.action}</Button>
      {bill.ncf ? null : <PurchaseReceiptAction bill={bill} />}
      {bill.isCredit ? (
        <CreditActions bill={bill} />
      ) : (
        <Button onClick={() => setOpen('repeat')}>{text.repeat}</Button>
      )}
      {passed && !bill.isCredit && hasProperty && passedMinor(passed) < bill.totalMinor ? (
        <Button onClick={() => setOpen('passOn')}>{passOn.action}</Button>
      ) : null}
      {bill.outstandingMinor > 0 ? (
        <Button variant="primary" onClick={() => setOpen('pay')}>
          {text.pay}
        </Button>
      ) : null}
      {open === 'pay' ? <PayBillDialog bill={bill} onClose={close} /> : null}
      {open === 'correct' ? <CorrectDialog bill={bill} onClose={close} /> : null}
      {open === 'passOn' && passed ? <PassOnDialog bill={bill} passed={passed} onClose={close} /> : null}
      {open === 'repeat' ? <RepeatDialog bill={bill} onClose={close} /> : null}
      <DatedCorrectionDialog
        isOpen={open === 'void'}
        onClose={close}
        title={text.voidTitle({ amount: formatMoney(bill.totalMinor, bill.currency, language) })}
        label={text.voidReason}
        submitLabel={text.void}
        action={undo}
        onConfirm={(reason, on) => void undo.run({ billId: bill.id, reason, on })}
      >
        <VoidNotes bill={bill} passedOnMinor={passedMinor(standing)} count={standing.length} />
      </DatedCorrectionDialog>
    </>
  );
}

/** What becomes of the entry, of a receipt that was given out for the bill, and of what tenants were charged. */
function VoidNotes({ bill, passedOnMinor, count }: { bill: Bill; passedOnMinor: number; count: number }) {
  const { actions: text, passOn, receipt } = useText('ownerBills');
  const language = useLanguage();
  const amount = formatMoney(passedOnMinor, bill.currency, language);
  return (
    <>
      <p>{text.voidText}</p>
      {bill.purchaseReceiptId ? <p>{receipt.voidNote({ ncf: bill.ncf })}</p> : null}
      {count > 0 ? <Notice tone="warn">{passOn.voidNote({ amount, count })}</Notice> : null}
    </>
  );
}
