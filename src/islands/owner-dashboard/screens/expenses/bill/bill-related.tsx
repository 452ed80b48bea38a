import { useQuery } from '@tanstack/react-query';
import type { Bill } from '#src/data/expenses/bills/queries.ts';
import { workOrderQueries } from '#src/data/maintenance/work-orders.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { RelatedCard } from '#src/islands/shell/record/related-card.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';

/** Who sent the bill, what it was for, and what makes it again. */
export function BillRelated({ bill }: { bill: Bill }) {
  const { vendor, general, recurring, detail: text, ofVendor } = useText('ownerBills');
  const { lease } = useText('ownerMoney');
  const { kind: workOrder, named, facts } = useText('workOrders');
  const { id, can } = useOrganization();
  const works = useQuery({
    ...workOrderQueries.ofBill(id, bill.id),
    enabled: can('maintenance.read'),
  });
  return (
    <RelatedCard
      items={[
        ...(works.data ?? []).flatMap((work) => [
          {
            kind: workOrder,
            name: named({ number: work.number, title: work.title }),
            to: recordPath.workOrder(work.id),
          },
          {
            kind: facts.request,
            name: named({ number: work.maintenanceNumber, title: work.maintenanceTitle }),
            to: recordPath.request(work.maintenanceId),
          },
        ]),
        {
          kind: vendor,
          name: bill.vendorName,
          to: recordPath.vendor(bill.vendorId),
          line: bill.vendorIdentityNumber || undefined,
        },
        bill.propertyId && bill.propertyName
          ? {
              kind: lease.related.property,
              name: bill.propertyName,
              to: recordPath.property(bill.propertyId),
              line: bill.unitLabel || undefined,
            }
          : { kind: text.place, name: general, to: '/finance/expenses' },
        bill.recurringBillId
          ? { kind: recurring, name: text.recurringNote, to: '/finance/expenses/recurring' }
          : null,
        { kind: text.others, name: ofVendor, to: `/finance/expenses?f.vendor=${bill.vendorId}` },
      ]}
    />
  );
}
