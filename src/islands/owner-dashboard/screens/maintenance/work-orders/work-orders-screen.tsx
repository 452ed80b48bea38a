import { useQuery } from '@tanstack/react-query';
import { HardHat, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import {
  fetchAllWorkOrders,
  workOrderListSpec,
  workOrderQueries,
} from '#src/data/maintenance/work-orders.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { lazyPart } from '#src/islands/shell/lazy-part.tsx';
import type { ListFilters } from '#src/islands/shell/list/list-filters.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { ofOrganization, useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { useWorkOrderColumns } from './work-order-columns.tsx';
import { workOrdersCsv } from './work-orders-csv.ts';

const WorkLimitsDialog = lazyPart(() =>
  import('./work-limits-dialog.tsx').then((file) => file.WorkLimitsDialog),
);

/** Work orders of the whole portfolio, the newest first. */
export function Screen() {
  const text = useText('workOrders');
  const { id } = useOrganization();
  const today = useToday();
  const [isLimiting, setLimiting] = useState(false);
  const list = useList({
    asks: workOrderListSpec,
    query: (asked) => workOrderQueries.list(id, asked),
    // Every step of a work order is an event of its request.
    live: { sources: ofOrganization(id, 'maintenance_events'), reloads: [workOrderQueries.all] },
  });
  return (
    <>
      <ListScreen
        list={list}
        title={text.title}
        text={{ ...text.list, description: text.description }}
        icon={HardHat}
        section={<SectionLine />}
        actions={[{ icon: ShieldCheck, label: text.list.limits, onSelect: () => setLimiting(true) }]}
        add={null}
        filters={useFilters()}
        columns={useWorkOrderColumns()}
        path={(row) => recordPath.workOrder(row.id)}
        exportFile={{
          label: text.list.exportCsv,
          name: `${text.list.fileName}-${today}`,
          fetchAll: () => fetchAllWorkOrders(id, list.query),
          csvOf: (rows) => workOrdersCsv(rows, text),
          texts: { done: text.list.exported },
        }}
      />
      {isLimiting ? <WorkLimitsDialog onClose={() => setLimiting(false)} /> : null}
    </>
  );
}

/** Search, vendor, property, states and payers. */
function useFilters(): ListFilters {
  const { list: text, status, payer } = useText('workOrders');
  const { id } = useOrganization();
  const vendors = useQuery(workOrderQueries.vendors(id));
  return {
    search: text.search,
    fields: [
      { by: 'property', label: text.property, every: text.everyProperty },
      {
        by: 'choice',
        name: 'vendor',
        label: text.vendor,
        every: text.everyVendor,
        options: (vendors.data ?? []).map(({ id: value, name }) => ({ value, label: name })),
      },
    ],
    chips: [
      { label: text.filters, isLabelShown: true, of: { status } },
      { label: text.payers, isLabelShown: true, of: { payer } },
    ],
  };
}
