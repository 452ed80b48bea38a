import type { MaintenanceRequest } from '#src/data/maintenance/queries.ts';
import { todayIn } from '#src/domain/foundation/time-zone.ts';
import { useText } from '#src/i18n/react.tsx';
import { dayColumn, NameLink } from '#src/islands/shell/list/columns.tsx';
import {
  RequestDue,
  RequestPriority,
  RequestStatus,
} from '#src/islands/shell/maintenance/request-badges.tsx';
import { useOrganization } from '#src/islands/shell/session.ts';
import type { Column } from '#src/ui/components/data-table.tsx';
import { NotKnown } from '#src/ui/components/not-known.tsx';

/** The list's table: what, where, how urgent, how far, until when, by whom. */
export function useMaintenanceColumns(): Column<MaintenanceRequest>[] {
  const { office, category, number, common } = useText('maintenance');
  const { timeZone } = useOrganization();
  const { columns: heads } = office;
  return [
    {
      id: 'request',
      phone: 'title',
      header: heads.request,
      cell: (row) => row.title,
      note: (row) => `${number({ number: row.number })} · ${category[row.category]}`,
    },
    {
      id: 'property_name',
      phone: 'note',
      header: heads.place,
      cell: (row) => <NameLink to={`/properties/${row.propertyId}`}>{row.propertyName}</NameLink>,
      note: (row) => row.unitLabel ?? common,
    },
    {
      id: 'priority',
      phone: 'amount',
      header: heads.priority,
      cell: (row) => <RequestPriority priority={row.priority} />,
    },
    {
      id: 'status',
      phone: 'state',
      header: heads.status,
      cell: (row) => <RequestStatus status={row.status} />,
    },
    {
      id: 'resolve_by',
      phone: 'note',
      header: heads.due,
      cell: (row) => <RequestDue request={row} timeZone={timeZone} />,
    },
    {
      id: 'assignee',
      phone: 'hidden',
      header: heads.assignee,
      cell: (row) => row.assigneeName ?? <NotKnown />,
    },
    dayColumn('created_at', heads.reported, (row) => todayIn(timeZone, Date.parse(row.createdAt)), {}),
  ];
}
