import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import {
  type PreventivePlan,
  preventivePlanListSpec,
  preventivePlanQueries,
} from '#src/data/maintenance/preventive-plans.ts';
import { useText } from '#src/i18n/react.tsx';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';
import { SectionLine } from '#src/islands/owner-dashboard/section-line.tsx';
import { dayColumn } from '#src/islands/shell/list/columns.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanState } from './plan-state.tsx';

const pathOf = (plan: PreventivePlan) => recordPath.plan(plan.id);

/** Work that comes again, the next first. `?new` opens the form, for a place and its equipment. */
export function Screen() {
  const text = useText('preventivePlans');
  const { id, can } = useOrganization();
  const go = useGo();
  const search = new URLSearchParams(useSearch());
  const [isAdding, setAdding] = useState(search.has('new'));
  const list = useList({
    asks: preventivePlanListSpec,
    query: (asked) => preventivePlanQueries.list(id, asked),
  });
  const canWrite = can('maintenance.write');
  return (
    <>
      <ListScreen
        list={list}
        text={text}
        icon={CalendarClock}
        section={<SectionLine />}
        add={canWrite ? { label: text.add, onSelect: () => setAdding(true) } : null}
        filters={{
          search: text.search,
          fields: [{ by: 'property', label: text.columns.place, every: text.everyProperty }],
          chips: [{ label: text.filters, of: { state: { paused: text.paused, failing: text.failing } } }],
        }}
        columns={useColumns()}
        path={pathOf}
      />
      {isAdding && canWrite ? (
        <PlanDialog
          place={{
            propertyId: search.get('property'),
            unitId: search.get('unit'),
            assetId: search.get('asset'),
          }}
          onClose={() => setAdding(false)}
          onSaved={(planId) => go(recordPath.plan(planId))}
        />
      ) : null}
    </>
  );
}

function useColumns(): Column<PreventivePlan>[] {
  const { columns: heads, rhythm } = useText('preventivePlans');
  const { common } = useText('maintenance');
  return [
    { id: 'title', phone: 'title', header: heads.title, cell: (row) => row.title },
    {
      id: 'place',
      phone: 'note',
      header: heads.place,
      cell: (row) => row.propertyName,
      note: (row) => row.assetName ?? row.unitLabel ?? common,
    },
    {
      id: 'rhythm',
      phone: 'note',
      header: heads.rhythm,
      cell: (row) => rhythm[row.rhythm]({ every: row.every }),
    },
    dayColumn('next_on', heads.next, (row) => row.nextOn, { phone: 'amount', unknown: <NotKnown /> }),
    {
      id: 'assignee',
      phone: 'hidden',
      header: heads.assignee,
      cell: (row) => row.assigneeName ?? <NotKnown />,
    },
    { id: 'state', phone: 'state', header: heads.state, cell: (row) => <PlanState plan={row} /> },
  ];
}
