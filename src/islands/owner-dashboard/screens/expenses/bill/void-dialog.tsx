import { voidBill } from '#src/data/expenses/bills/mutations.ts';
import type { PassedOn } from '#src/data/expenses/bills/pass-ons.ts';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { formatMoney } from '#src/i18n/format.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { DatedCorrectionDialog } from '#src/islands/owner-dashboard/screens/money/payment/dated-correction-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { billKeys } from '../bills/bill-keys.ts';
import { passedMinor } from './pass-on-plan.ts';

interface VoidDialogProps {
  bill: Bill;
  passed: readonly PassedOn[];
  isOpen: boolean;
  onClose: () => void;
}

/** Takes a posted bill back, on a day and for a reason. */
export function VoidDialog({ bill, passed, isOpen, onClose }: VoidDialogProps) {
  const { actions: text } = useText('ownerBills');
  const language = useLanguage();
  const standing = passed.filter((one) => one.reversedAt === null);
  const undo = useAction({
    mutationFn: voidBill,
    invalidates: billKeys,
    toast: text.voided,
    onDone: onClose,
  });
  return (
    <DatedCorrectionDialog
      isOpen={isOpen}
      onClose={onClose}
      title={text.voidTitle({ amount: formatMoney(bill.totalMinor, bill.currency, language) })}
      label={text.voidReason}
      submitLabel={text.void}
      action={undo}
      onConfirm={(reason, on) => void undo.run({ billId: bill.id, reason, on })}
    >
      <VoidNotes bill={bill} passedOnMinor={passedMinor(standing)} count={standing.length} />
    </DatedCorrectionDialog>
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
