import { useQuery } from '@tanstack/react-query';
import { journalQueries } from '#src/data/books/journal/queries.ts';
import { vendorQueries } from '#src/data/expenses/vendors/queries.ts';
import { type WorkOrder, workOrderQueries } from '#src/data/maintenance/work-orders.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { Notice } from '#src/ui/components/notice.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { BillFormBody } from './bill-form.tsx';
import { billOfWork } from './work-bill.ts';

/** The bill of work that is done, as far as the work says it: vendor, place, lines and price. */
export function BillOfWork({ workOrderId }: { workOrderId: string }) {
  const { states } = useText('common');
  const { id } = useOrganization();
  const order = useQuery(workOrderQueries.byId(id, workOrderId));
  return (
    <QueryView query={order} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(found) => <Form order={found} />}
    </QueryView>
  );
}

function Form({ order }: { order: WorkOrder }) {
  const { bill } = useText('workOrders');
  const { states } = useText('common');
  const errors = useText('errors').codes;
  const { id } = useOrganization();
  const today = useToday();
  const lines = useQuery(workOrderQueries.lines(id, order.id));
  // Read before the form is shown.
  const accounts = useQuery(journalQueries.accounts(id)).data ?? [];
  const vendors = useQuery(vendorQueries.choices(id)).data ?? [];
  if (order.status !== 'done') return <Notice tone="warn">{errors.work_order_moved}</Notice>;
  return (
    <QueryView query={lines} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(rows) => (
        <>
          <p className="mb-4">
            <AppLink to={recordPath.workOrder(order.id)} className="text-action hover:underline">
              {bill.of({ number: order.number })}
            </AppLink>
          </p>
          <BillFormBody
            defaults={billOfWork(order, rows, {
              today,
              vendor: vendors.find((one) => one.id === order.vendorId),
              repairsId: accounts.find((one) => one.systemKey === 'repairs')?.id ?? null,
            })}
            billId={null}
            draftKey={undefined}
            workOrderId={order.id}
          />
        </>
      )}
    </QueryView>
  );
}
