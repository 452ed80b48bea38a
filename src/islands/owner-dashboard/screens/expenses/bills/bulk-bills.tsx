import { Check, Download, X } from 'lucide-react';
import { submitBill } from '#src/data/expenses/bills/mutations.ts';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { saveFile } from '#src/data/money/receipts/download.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useErrorToast } from '#src/islands/shell/use-error-toast.ts';
import { Button } from '#src/ui/components/button.tsx';
import { billKeys } from './bill-keys.ts';
import { billsCsv } from './bills-csv.ts';

interface BulkBillsProps {
  chosen: readonly Bill[];
  onClear: () => void;
}

/** What can be done with all the bills that are ticked: drafts are approved, any are exported. */
export function BulkBills({ chosen, onClear }: BulkBillsProps) {
  const text = useText('ownerBills');
  const { table } = useText('common');
  const { can } = useOrganization();
  const today = useToday();
  const drafts = chosen.filter((bill) => bill.status === 'draft');
  const approve = useAction({
    mutationFn: async (bills: readonly Bill[]) => {
      for (const bill of bills) await submitBill({ billId: bill.id }, crypto.randomUUID());
      return bills.length;
    },
    invalidates: billKeys,
    toast: (count) => text.bulk.approved({ count }),
    onDone: onClear,
  });
  useErrorToast(approve);
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label={text.bulk.label}
      className="sticky top-0 z-10 flex flex-wrap items-center gap-2 border-b border-line bg-selected px-4 py-2"
    >
      <p role="status" className="mr-2 text-15 font-medium tabular-nums">
        {table.selected({ count: chosen.length })}
      </p>
      {can('money.write') && drafts.length > 0 ? (
        <Button size="sm" icon={Check} isBusy={approve.isRunning} onClick={() => void approve.run(drafts)}>
          {text.bulk.approve({ count: drafts.length })}
        </Button>
      ) : null}
      <Button
        size="sm"
        icon={Download}
        onClick={() =>
          saveFile(
            new Blob([billsCsv(chosen, text)], { type: 'text/csv;charset=utf-8' }),
            `${text.fileName}-${today}.csv`,
          )
        }
      >
        {text.exportCsv}
      </Button>
      <Button size="sm" variant="quiet" icon={X} onClick={onClear}>
        {text.bulk.clear}
      </Button>
    </section>
  );
}
