import { useQuery } from '@tanstack/react-query';
import { changeWorkOrder } from '#src/data/maintenance/work-order-mutations.ts';
import { type WorkOrder, type WorkOrderLine, workOrderQueries } from '#src/data/maintenance/work-orders.ts';
import { useText } from '#src/i18n/react.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { workKeys } from '../work-orders/work-keys.ts';
import { orderDraft } from './order-draft.ts';
import { WorkOrderForm } from './work-order-form.tsx';

/** Writes a work order again, until a price is agreed. */
export function EditDialog({ order, onClose }: { order: WorkOrder; onClose: () => void }) {
  const { id } = useOrganization();
  const lines = useQuery(workOrderQueries.lines(id, order.id));
  // Its page has read them: what is edited is what is shown.
  return lines.data ? <Edit order={order} lines={lines.data} onClose={onClose} /> : null;
}

interface EditProps {
  order: WorkOrder;
  lines: readonly WorkOrderLine[];
  onClose: () => void;
}

function Edit({ order, lines, onClose }: EditProps) {
  const { form: text } = useText('workOrders');
  const save = useAction({
    mutationFn: changeWorkOrder,
    invalidates: workKeys,
    toast: text.saved,
    onDone: onClose,
  });
  return (
    <WorkOrderForm
      title={text.editTitle}
      start={orderDraft(order, lines)}
      isCurrencyFixed={order.status === 'quoting'}
      action={save}
      toInput={(input) => ({ workOrderId: order.id, ...input })}
      onClose={onClose}
    />
  );
}
