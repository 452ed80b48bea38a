import { useQuery } from '@tanstack/react-query';
import { type WorkOrder, workOrderQueries } from '#src/data/maintenance/work-orders.ts';
import { useText } from '#src/i18n/react.tsx';
import { BackLink } from '#src/islands/owner-dashboard/back-link.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { RecordHead } from '#src/islands/shell/record/record-head.tsx';
import { RecordPage } from '#src/islands/shell/record/record-page.tsx';
import type { ScreenProps } from '#src/islands/shell/routes.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useLive } from '#src/islands/shell/use-live.ts';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';
import { WorkOrderBadge } from '../work-orders/work-order-badge.tsx';
import { OrderFacts, OrderRelated } from './order-facts.tsx';
import { OrderNotice } from './order-notice.tsx';
import { QuotesCard } from './quotes-card.tsx';
import { ScopeCard } from './scope-card.tsx';
import { useOrderActions } from './use-order-actions.tsx';

/** One work order: what is to be done, who was asked, what is agreed, and what came of it. */
export function Screen({ params }: ScreenProps) {
  const { id } = useOrganization();
  const { states } = useText('common');
  const query = useQuery(workOrderQueries.byId(id, params.id ?? ''));
  return (
    <QueryView query={query} skeleton={<SkeletonText label={states.loading} rows={8} />}>
      {(order) => <OrderPage order={order} />}
    </QueryView>
  );
}

function OrderPage({ order }: { order: WorkOrder }) {
  const text = useText('workOrders');
  const { propertyName, unitLabel, unitId, propertyId } = order;
  const { primary, actions, dialog } = useOrderActions(order);
  // Every step is an event of its request, also what vendors say by their links.
  useLive(
    [{ table: 'maintenance_events', filter: `maintenance_id=eq.${order.maintenanceId}` }],
    [workOrderQueries.all],
  );
  return (
    <>
      <RecordHead
        kind={text.kind}
        title={order.title}
        back={<BackLink to="/maintenance/work-orders">{text.title}</BackLink>}
        facts={[
          text.number({ number: order.number }),
          <AppLink
            key="place"
            to={unitId ? recordPath.unit(unitId) : recordPath.property(propertyId)}
            className="rounded-mark text-action hover:underline"
          >
            {unitLabel ? `${propertyName} · ${unitLabel}` : propertyName}
          </AppLink>,
        ]}
        state={<WorkOrderBadge status={order.status} />}
        primary={primary}
        actions={actions}
      />
      {dialog}
      <OrderNotice order={order} />
      <RecordPage
        main={
          <>
            <ScopeCard order={order} />
            <QuotesCard order={order} />
          </>
        }
        side={
          <>
            <OrderFacts order={order} />
            <OrderRelated order={order} />
          </>
        }
      />
    </>
  );
}
