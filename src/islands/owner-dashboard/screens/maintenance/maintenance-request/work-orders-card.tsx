import { useQuery } from '@tanstack/react-query';
import { HardHat } from 'lucide-react';
import { useState } from 'react';
import type { MaintenanceRequest } from '#src/data/maintenance/queries.ts';
import { type WorkOrder, workOrderQueries } from '#src/data/maintenance/work-orders.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { Button } from '#src/ui/components/button.tsx';
import { Card } from '#src/ui/components/card.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { WorkOrderBadge } from '../work-orders/work-order-badge.tsx';

const NewOrderDialog = lazyPart(() => import('./new-order-dialog.tsx').then((file) => file.NewOrderDialog));

/** What vendors do about a request, and the way to ask one. */
export function WorkOrdersCard({ request }: { request: MaintenanceRequest }) {
  const { card: text } = useText('workOrders');
  const { states } = useText('common');
  const { id, can } = useOrganization();
  const [isAdding, setAdding] = useState(false);
  const query = useQuery(workOrderQueries.ofRequest(id, request.id));
  useLive(
    [{ table: 'maintenance_events', filter: `maintenance_id=eq.${request.id}` }],
    [workOrderQueries.all],
  );
  const isOpen = request.status === 'pending' || request.status === 'in_progress';
  return (
    <Card title={text.title}>
      <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={2} />}>
        {(orders) => (
          <div className="grid gap-4">
            {orders.length === 0 ? <p className="text-15 text-secondary">{text.none}</p> : null}
            {orders.length > 0 ? (
              <ul className="grid gap-3">
                {orders.map((order) => (
                  <Row key={order.id} order={order} />
                ))}
              </ul>
            ) : null}
            {isOpen && can('maintenance.write') ? (
              <Button icon={HardHat} className="justify-self-start" onClick={() => setAdding(true)}>
                {text.add}
              </Button>
            ) : null}
          </div>
        )}
      </QueryView>
      {isAdding ? <NewOrderDialog request={request} onClose={() => setAdding(false)} /> : null}
    </Card>
  );
}

function Row({ order }: { order: WorkOrder }) {
  const { card: text, named } = useText('workOrders');
  const { number, title, vendorName, askedCount, quoteCount, totalMinor, currency } = order;
  return (
    <li className="grid gap-1">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <AppLink to={recordPath.workOrder(order.id)} className="font-medium text-action hover:underline">
          {named({ number, title })}
        </AppLink>
        <WorkOrderBadge status={order.status} />
      </span>
      <span className="text-14 text-secondary">
        {vendorName ?? (askedCount > 0 ? text.quotes({ given: quoteCount, asked: askedCount }) : null)}
        {totalMinor === null ? null : (
          <>
            {vendorName ? ' · ' : null}
            <MoneyText amountMinor={totalMinor} currency={currency} />
          </>
        )}
      </span>
    </li>
  );
}
