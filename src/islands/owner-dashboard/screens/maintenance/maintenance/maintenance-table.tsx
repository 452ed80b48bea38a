import type { MaintenanceRequest } from '#src/data/maintenance/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { useText } from '#src/i18n/react.tsx';
import { AppLink } from '#src/islands/shell/app-link.tsx';
import type { ListControls } from '#src/islands/shell/list/use-list-query.ts';
import { useTableSort } from '#src/islands/shell/list/use-table-sort.ts';
import {
  RequestDue,
  RequestPriority,
  RequestStatus,
} from '#src/islands/shell/maintenance/request-badges.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import { useGo } from '#src/islands/shell/use-go.ts';
import { type Column, DataTable } from '#src/ui/components/data-table.tsx';
import { DateText } from '#src/ui/components/date-text.tsx';

/** The list's table: what, where, how urgent, how far, until when, by whom. */
export function MaintenanceTable({
  list,
  rows,
}: {
  list: ListControls;
  rows: readonly MaintenanceRequest[];
}) {
  const { office: text } = useText('maintenance');
  const go = useGo();
  return (
    <DataTable
      caption={text.caption}
      columns={useColumns()}
      rows={rows}
      rowKey={(row) => row.id}
      {...useTableSort(list)}
      onOpen={(row) => go(`/maintenance/${row.id}`)}
    />
  );
}

function useColumns(): Column<MaintenanceRequest>[] {
  const { office, category, number, common } = useText('maintenance');
  const { states } = useText('common');
  const { timeZone } = useOrganization();
  const { columns: heads } = office;
  return [
    {
      id: 'request',
      header: heads.request,
      cell: (row) => (
        <>
          <AppLink
            to={`/maintenance/${row.id}`}
            className="rounded-mark font-medium text-action hover:underline"
          >
            {row.title}
          </AppLink>
          <span className="block text-12 text-hint">
            {number({ number: row.number })} · {category[row.category]}
          </span>
        </>
      ),
    },
    {
      id: 'property_name',
      header: heads.place,
      isSortable: true,
      cell: (row) => (
        <>
          {row.property_name}
          <span className="block text-12 text-hint">{row.unit_label ?? common}</span>
        </>
      ),
    },
    {
      id: 'priority',
      header: heads.priority,
      isSortable: true,
      cell: (row) => <RequestPriority priority={row.priority} />,
    },
    { id: 'status', header: heads.status, cell: (row) => <RequestStatus status={row.status} /> },
    {
      id: 'resolve_by',
      header: heads.due,
      isSortable: true,
      cell: (row) => <RequestDue request={row} timeZone={timeZone} />,
    },
    {
      id: 'assignee',
      header: heads.assignee,
      isHiddenOnPhone: true,
      cell: (row) => row.assignee_name ?? states.unknown,
    },
    {
      id: 'created_at',
      header: heads.reported,
      align: 'end',
      isSortable: true,
      isHiddenOnPhone: true,
      cell: (row) => <DateText date={todayIn(timeZone, Date.parse(row.created_at))} format="short" />,
    },
  ];
}
