import { useState } from 'react';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { issuePurchaseReceipt } from '#src/data/expenses/bills/receipts.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { type OwnPurchaseKind, ownPurchaseKinds } from '#src/domain/taxes/ncf.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useAction } from '#src/islands/shell/use-action.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { NumbersLeft, useOwnSeries } from '../bill-form/purchase-receipt-field.tsx';
import { purchaseReceiptOptions } from '../bill-form/receipt-words.ts';
import { billKeys } from '../bills/bill-keys.ts';

/** Gives out a receipt for a posted bill that came without one. */
export function PurchaseReceiptDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { receipt } = useText('ownerBills');
  const { issue: text } = receipt;
  const series = useOwnSeries(bill.propertyId);
  const [kind, setKind] = useState<OwnPurchaseKind>('purchases');
  const action = useAction({
    mutationFn: issuePurchaseReceipt,
    invalidates: [...billKeys, taxQueries.all],
    toast: (ncf) => text.done({ ncf }),
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      // Whatever is refused stands at the kind, the only thing that is chosen.
      action={{ isRunning: action.isRunning, error: null }}
      onClose={onClose}
      onSubmit={() => void action.run({ billId: bill.id, kind })}
    >
      <p className="text-secondary">{text.text}</p>
      <SelectField
        label={text.kind}
        value={kind}
        error={action.error ?? undefined}
        options={purchaseReceiptOptions(receipt, series)}
        onChange={({ target }) =>
          setKind(ownPurchaseKinds.find((own) => own === target.value) ?? 'purchases')
        }
      />
      <NumbersLeft kind={kind} series={series} propertyId={bill.propertyId} />
    </ActionDialog>
  );
}
