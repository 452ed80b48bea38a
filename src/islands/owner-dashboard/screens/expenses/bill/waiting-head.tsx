import { Check } from 'lucide-react';
import { useState } from 'react';
import { decideBill } from '#src/data/expenses/bills/mutations.ts';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { CorrectionDialog } from '#src/islands/owner-dashboard/screens/money/payment/correction-dialog.tsx';
import { useOrganization, useSession } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { billKeys } from '../bills/bill-keys.ts';
import { BillHead } from './bill-head.tsx';

/** Above the limit: somebody who neither entered nor sent it decides. */
export function WaitingHead({ bill }: { bill: Bill }) {
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
      <BillHead
        bill={bill}
        primary={
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
          </>
        }
      />
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
