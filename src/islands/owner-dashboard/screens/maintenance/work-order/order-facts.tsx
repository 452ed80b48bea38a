import type { ReactNode } from 'react';
import type { WorkOrder } from '#src/data/maintenance/work-orders.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { type Related, RelatedCard } from '#src/islands/shell/record/related-card.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { DateText, InstantText } from '#src/ui/components/date-text.tsx';
import { DefinitionList } from '#src/ui/components/definition-list.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { isCharged } from './order-state.ts';

/** Who pays, what is agreed, when, and what came of it. */
export function OrderFacts({ order }: { order: WorkOrder }) {
  const { facts: text, payer, charge, taxes } = useText('workOrders');
  const { timeZone } = useOrganization();
  const money = (minor: number) => <MoneyText amountMinor={minor} currency={order.currency} />;
  const instant = (at: string) => <InstantText instant={at} timeZone={timeZone} />;
  const items: { term: string; value: ReactNode }[] = [{ term: text.payer, value: payer[order.payer] }];
  if (order.vendorName) items.push({ term: text.vendor, value: order.vendorName });
  if (order.totalMinor !== null && order.netMinor !== null) {
    items.push({ term: text.net, value: money(order.netMinor) });
    items.push({
      term: text.itbis,
      value: order.itbisMinor > 0 ? money(order.itbisMinor) : taxes.none,
    });
    items.push({ term: text.total, value: money(order.totalMinor) });
  }
  if (order.plannedOn) items.push({ term: text.planned, value: <DateText date={order.plannedOn} /> });
  if (order.approvedAt) items.push({ term: text.approved, value: instant(order.approvedAt) });
  if (order.approverName) items.push({ term: text.approver, value: order.approverName });
  if (order.doneAt) items.push({ term: text.done, value: instant(order.doneAt) });
  if (order.doneNote) items.push({ term: text.doneNote, value: order.doneNote });
  if (isCharged(order) && order.chargedMinor !== null)
    items.push({
      term: order.payer === 'deposit' ? charge.kept : charge.charged,
      value: money(order.chargedMinor),
    });
  return (
    <Card title={text.title}>
      <DefinitionList items={items} />
    </Card>
  );
}

/** The request, the bill, the vendor, the place, and the lease that pays. */
export function OrderRelated({ order }: { order: WorkOrder }) {
  const { facts: text, named, bill } = useText('workOrders');
  const { statuses } = useText('ownerBills');
  const { can } = useOrganization();
  const seesMoney = can('money.read');
  const request: Related = {
    kind: text.request,
    name: named({ number: order.maintenanceNumber, title: order.maintenanceTitle }),
    to: recordPath.request(order.maintenanceId),
  };
  return (
    <RelatedCard
      items={[
        request,
        order.billId && seesMoney
          ? {
              kind: text.bill,
              name: bill.of({ number: order.number }),
              to: recordPath.bill(order.billId),
              line: order.billStatus ? statuses[order.billStatus] : undefined,
            }
          : null,
        order.vendorId && order.vendorName && seesMoney
          ? { kind: text.vendor, name: order.vendorName, to: recordPath.vendor(order.vendorId) }
          : null,
        {
          kind: text.property,
          name: order.propertyName,
          to: recordPath.property(order.propertyId),
          line: order.unitLabel ?? undefined,
        },
        order.leaseId && can('leases.read')
          ? {
              kind: text.lease,
              name: order.unitLabel ?? order.propertyName,
              to: recordPath.lease(order.leaseId),
            }
          : null,
      ]}
    />
  );
}
