import type { MaintenanceRequest } from '#src/data/maintenance/queries.ts';
import { openWorkOrder } from '#src/data/maintenance/work-order-mutations.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useAction } from '#src/islands/shell/use-action.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { newOrderDraft } from '../work-order/order-draft.ts';
import { WorkOrderForm } from '../work-order/work-order-form.tsx';
import { workKeys } from '../work-orders/work-keys.ts';

/** Begins a work order of a request; its page has the next steps. */
export function NewOrderDialog({ request, onClose }: { request: MaintenanceRequest; onClose: () => void }) {
  const { form: text } = useText('workOrders');
  const { defaultCurrency } = useOrganization();
  const go = useGo();
  const open = useAction({
    mutationFn: openWorkOrder,
    invalidates: workKeys,
    toast: text.created,
    onDone: (id) => {
      onClose();
      go(recordPath.workOrder(id));
    },
  });
  return (
    <WorkOrderForm
      title={text.newTitle}
      submitLabel={text.create}
      start={newOrderDraft(request.title, defaultCurrency)}
      action={open}
      toInput={(input) => ({ maintenanceId: request.id, ...input })}
      onClose={onClose}
    />
  );
}
