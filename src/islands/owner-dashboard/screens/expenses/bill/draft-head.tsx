import { Check, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteBill, submitBill } from '#src/data/expenses/bills/mutations.ts';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { Button } from '#src/ui/components/button.tsx';
import { billKeys } from '../bills/bill-keys.ts';
import { BillHead } from './bill-head.tsx';

/** A draft is submitted; until then it can be edited and deleted. */
export function DraftHead({ bill }: { bill: Bill }) {
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
  const edit = () => go(`/finance/expenses/${bill.id}/edit`);
  return (
    <>
      <BillHead
        bill={bill}
        primary={
          <Button
            variant="primary"
            icon={Check}
            isBusy={submit.isRunning}
            onClick={() => void submit.run({ billId: bill.id })}
          >
            {text.submit}
          </Button>
        }
        actions={[{ id: 'edit', label: text.edit, icon: Pencil, onSelect: edit }]}
        ending={[{ id: 'delete', label: text.delete, icon: Trash2, onSelect: () => setDeleting(true) }]}
      />
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
