import { useState } from 'react';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { fetchPurchaseReceiptId, issuePurchaseReceipt } from '#src/data/expenses/bills/receipts.ts';
import { taxQueries } from '#src/data/taxes/queries.ts';
import { type OwnPurchaseKind, ownPurchaseKinds } from '#src/domain/taxes/ncf.ts';
import { useText } from '#src/i18n/react.tsx';
import { EcfFaults } from '#src/islands/owner-dashboard/screens/taxes/ecf/ecf-faults.tsx';
import {
  type PurchaseInForm,
  purchaseProblems,
} from '#src/islands/owner-dashboard/screens/taxes/ecf/electronic-issuing.ts';
import { useElectronicIssuing } from '#src/islands/owner-dashboard/screens/taxes/ecf/use-electronic-issuing.ts';
import { useSending } from '#src/islands/owner-dashboard/screens/taxes/ecf/use-sending.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { SelectField } from '#src/ui/components/select-field.tsx';
import { NumbersLeft, useOwnSeries } from '../bill-form/purchase-receipt-field.tsx';
import { purchaseReceiptOptions } from '../bill-form/receipt-words.ts';
import { billKeys } from '../bills/bill-keys.ts';

/** A bill as its e-CF would say it. */
const purchaseOf = (bill: Bill, kind: OwnPurchaseKind): PurchaseInForm => ({
  ...{ kind, issuedOn: bill.billedOn, currency: bill.currency, dopRate: bill.dopRate ?? 1 },
  vendor: { idType: bill.vendorIdentityType, id: bill.vendorIdentityNumber ?? '', name: bill.vendorName },
  bought: [
    { name: bill.vendorName, isGoods: false, amountMinor: bill.servicesMinor },
    { name: bill.vendorName, isGoods: true, amountMinor: bill.goodsMinor },
  ].filter(({ amountMinor }) => amountMinor !== 0),
  itbisMinor: bill.itbisMinor,
  othersMinor: bill.exciseMinor + bill.otherTaxesMinor + bill.tipMinor,
  withheld: { itbisMinor: bill.itbisWithheldMinor, isrMinor: bill.isrWithheldMinor },
});

/** Gives out a receipt for a posted bill that came without one. */
export function PurchaseReceiptDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const { receipt } = useText('ownerBills');
  const { issue: text } = receipt;
  const series = useOwnSeries(bill.propertyId);
  const [kind, setKind] = useState<OwnPurchaseKind>('purchases');
  const today = useToday();
  const issuing = useElectronicIssuing([bill.propertyId]);
  const electronic = issuing.of(bill.propertyId);
  const problems = electronic ? purchaseProblems(purchaseOf(bill, kind), electronic, today) : [];
  const { id: organizationId } = useOrganization();
  const send = useSending();
  // What is not sent now is sent by the timer.
  const sendReceiptOf = async (billId: string) => {
    const receiptId = await fetchPurchaseReceiptId(organizationId, billId).catch(() => null);
    if (receiptId) await send('purchase-receipts', receiptId);
  };
  const action = useAction({
    mutationFn: issuePurchaseReceipt,
    invalidates: [...billKeys, taxQueries.all],
    toast: (ncf) => text.done({ ncf }),
    onDone: () => {
      if (electronic) void sendReceiptOf(bill.id);
      onClose();
    },
  });
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      // Whatever is refused stands at the kind, the only thing that is chosen.
      action={{ run: action.run, isRunning: action.isRunning, error: null }}
      isDisabled={issuing.isPending}
      onClose={onClose}
      input={problems.length === 0 ? { billId: bill.id, kind } : null}
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
      <EcfFaults problems={problems} said={[]} />
      <NumbersLeft kind={kind} series={series} propertyId={bill.propertyId} />
    </ActionDialog>
  );
}
