import type { AskedVendor, WorkOrder } from '#src/data/maintenance/work-orders.ts';
import { useText } from '#src/i18n/react.tsx';
import { Badge } from '#src/ui/components/badge.tsx';

/** How far a vendor who was asked has come with the answer. */
export function QuoteStateBadge({ row, order }: { row: AskedVendor; order: WorkOrder }) {
  const { quotes: text } = useText('workOrders');
  if (row.quoteId !== null && row.quoteId === order.quoteId)
    return <Badge tone="good">{text.states.accepted}</Badge>;
  if (row.declinedAt) return <Badge tone="warn">{text.states.declined}</Badge>;
  if (row.quoteId) return <Badge tone="info">{text.states.given}</Badge>;
  if (Date.parse(row.expiresAt) <= Date.now()) return <Badge>{text.states.expired}</Badge>;
  return <Badge>{row.openedAt ? text.states.opened : text.states.waiting}</Badge>;
}
