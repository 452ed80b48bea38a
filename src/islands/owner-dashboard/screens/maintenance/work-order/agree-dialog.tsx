import { useQuery } from '@tanstack/react-query';
import { agreeWork } from '#src/data/maintenance/work-order-mutations.ts';
import { type WorkOrder, workOrderQueries } from '#src/data/maintenance/work-orders.ts';
import { type QuoteTax, quoteTaxes } from '#src/domain/maintenance/work-order-enums.ts';
import { useText } from '#src/i18n/react.tsx';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { ChoiceGroup } from '#src/ui/components/choice-group.tsx';
import { Combobox } from '#src/ui/components/combobox.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { workKeys } from '../work-orders/work-keys.ts';
import { OverrideReason, useOverride } from './override-reason.tsx';

interface AgreeDraft {
  vendorId: string | null;
  amountMinor: number | null;
  tax: QuoteTax;
}

/** Gives the work to a vendor at a price that was agreed in another way. */
export function AgreeDialog({ order, onClose }: { order: WorkOrder; onClose: () => void }) {
  const { agree: text, ask, quotes, taxes } = useText('workOrders');
  const { id } = useOrganization();
  const vendors = useQuery(workOrderQueries.vendors(id));
  const [draft, change] = useDraft<AgreeDraft>({ vendorId: null, amountMinor: null, tax: 'none' });
  const { vendorId, amountMinor, tax } = draft;
  const isPriced = amountMinor !== null && amountMinor > 0;
  const agree = useAction({
    mutationFn: agreeWork,
    invalidates: workKeys,
    toast: (status) => (status === 'approved' ? quotes.accepted : quotes.waits),
    onDone: onClose,
  });
  const override = useOverride(agree.failure);
  const work =
    vendorId && isPriced && override.input
      ? { workOrderId: order.id, vendorId, amountMinor, tax, ...override.input }
      : null;
  return (
    <ActionDialog title={text.title} submitLabel={text.submit} action={agree} onClose={onClose} input={work}>
      <p className="text-secondary">{text.text}</p>
      <Combobox
        label={text.vendor}
        options={(vendors.data ?? []).map((vendor) => ({ value: vendor.id, label: vendor.name }))}
        emptyText={ask.noVendor}
        column="vendor_id"
        value={vendorId}
        error={vendorId ? undefined : text.problems.vendorMissing}
        onChange={(chosen) => change({ vendorId: chosen })}
      />
      <MoneyField
        label={text.amount}
        currency={order.currency}
        column="amount_minor"
        value={amountMinor}
        error={isPriced ? undefined : text.problems.amountMissing}
        onChange={(minor) => change({ amountMinor: minor })}
      />
      <ChoiceGroup
        label={text.tax}
        name="tax"
        choices={quoteTaxes.map((value) => ({ value, label: taxes[value] }))}
        value={tax}
        onChange={(event) => change({ tax: event.target.value as QuoteTax })}
      />
      <OverrideReason override={override} />
    </ActionDialog>
  );
}
