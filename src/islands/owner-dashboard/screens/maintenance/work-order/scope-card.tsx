import { useQuery } from '@tanstack/react-query';
import { type WorkOrder, workOrderQueries } from '#src/data/maintenance/work-orders.ts';
import { useText } from '#src/i18n/react.tsx';
import { QueryView } from '#src/islands/shell/query-view.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { Card } from '#src/ui/components/card.tsx';
import { MoneyText } from '#src/ui/components/money-text.tsx';
import { SkeletonText } from '#src/ui/components/skeleton.tsx';

/** What is to be done: the instructions, and the list with what the office expects to pay. */
export function ScopeCard({ order }: { order: WorkOrder }) {
  const text = useText('workOrders');
  const { states } = useText('common');
  const { id } = useOrganization();
  const lines = useQuery(workOrderQueries.lines(id, order.id));
  return (
    <Card title={text.scope}>
      <div className="grid gap-4">
        <p className="text-16 break-words whitespace-pre-line">{order.scope || text.noScope}</p>
        <QueryView query={lines} skeleton={<SkeletonText label={states.loading} rows={2} />}>
          {(rows) =>
            rows.length === 0 ? null : (
              <ul className="grid gap-2">
                {rows.map((line) => (
                  <li key={line.id} className="flex items-baseline justify-between gap-4">
                    <span className="min-w-0 break-words">
                      {line.description}
                      <span className="block text-12 text-hint">
                        {line.isGoods ? text.form.goods : text.form.services}
                      </span>
                    </span>
                    {line.amountMinor === null ? null : (
                      <MoneyText amountMinor={line.amountMinor} currency={order.currency} />
                    )}
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
      </div>
    </Card>
  );
}
