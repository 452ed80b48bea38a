import { chargeWorkOrder } from '#src/data/maintenance/work-order-mutations.ts';
import type { WorkOrder } from '#src/data/maintenance/work-orders.ts';
import { isIsoDate } from '#src/domain/foundation/dates.ts';
import { useText } from '#src/i18n/react.tsx';
import { billKeys } from '#src/islands/owner-dashboard/screens/expenses/bills/bill-keys.ts';
import { moneyKeys } from '#src/islands/owner-dashboard/screens/money/parts/money-keys.ts';
import { ActionDialog } from '#src/islands/shell/form/action-dialog.tsx';
import { useDraft } from '#src/islands/shell/form/use-draft.ts';
import { useToday } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { DateField } from '#src/ui/components/date-field.tsx';
import { MoneyField } from '#src/ui/components/money-field.tsx';
import { TextField } from '#src/ui/components/text-field.tsx';
import { workKeys } from '../work-orders/work-keys.ts';

interface ChargeDraft {
  amountMinor: number | null;
  dueOn: string;
  description: string;
}

/** Passes the bill on to the tenant who pays for the work. */
export function ChargeDialog({ order, onClose }: { order: WorkOrder; onClose: () => void }) {
  const { charge: text } = useText('workOrders');
  const today = useToday();
  const most = order.billTotalMinor ?? 0;
  const [draft, change] = useDraft<ChargeDraft>({
    amountMinor: most,
    dueOn: today,
    description: order.title,
  });
  const { amountMinor, dueOn, description } = draft;
  const isPriced = amountMinor !== null && amountMinor > 0 && amountMinor <= most;
  const isDescribed = description.trim() !== '';
  const charge = useAction({
    mutationFn: chargeWorkOrder,
    invalidates: [...workKeys, ...billKeys, ...moneyKeys],
    toast: text.done,
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={text.title}
      submitLabel={text.submit}
      action={charge}
      onClose={onClose}
      input={
        isPriced && isDescribed && isIsoDate(dueOn)
          ? { workOrderId: order.id, amountMinor, dueOn, description: description.trim() }
          : null
      }
    >
      <p className="text-secondary">{text.text}</p>
      <MoneyField
        label={text.amount}
        currency={order.currency}
        column="amount_minor"
        value={amountMinor}
        error={isPriced ? undefined : text.problems.amountInvalid}
        onChange={(minor) => change({ amountMinor: minor })}
      />
      <DateField
        label={text.dueOn}
        value={dueOn}
        error={isIsoDate(dueOn) ? undefined : text.problems.dayInvalid}
        onChange={(event) => change({ dueOn: event.target.value })}
      />
      <TextField
        label={text.description}
        maxLength={200}
        column="description"
        value={description}
        error={isDescribed ? undefined : text.problems.descriptionMissing}
        onChange={(event) => change({ description: event.target.value })}
      />
    </ActionDialog>
  );
}
