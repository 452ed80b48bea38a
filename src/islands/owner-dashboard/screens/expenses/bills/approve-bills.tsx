import { Check } from 'lucide-react';
import { submitBill } from '#src/data/expenses/bills/mutations.ts';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { partId } from '#src/domain/foundation/request-id.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { billKeys } from './bill-keys.ts';

/** Approves the drafts among the bills that are ticked. */
export function ApproveBills({ chosen, onDone }: { chosen: readonly Bill[]; onDone: () => void }) {
  const text = useText('ownerBills');
  const { can } = useOrganization();
  const drafts = chosen.filter((bill) => bill.status === 'draft');
  const approve = useAction({
    mutationFn: async (bills: readonly Bill[], requestId: string) => {
      for (const [index, bill] of bills.entries()) {
        await submitBill({ billId: bill.id }, partId(requestId, index));
      }
      return bills.length;
    },
    invalidates: billKeys,
    toast: (count) => text.bulk.approved({ count }),
    onDone,
  });
  useErrorToast(approve);
  if (!can('money.write') || drafts.length === 0) return null;
  return (
    <Button size="sm" icon={Check} isBusy={approve.isRunning} onClick={() => void approve.run(drafts)}>
      {text.bulk.approve({ count: drafts.length })}
    </Button>
  );
}
