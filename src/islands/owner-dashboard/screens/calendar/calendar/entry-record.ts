import type { CalendarEntry } from '#src/domain/calendar/calendar-entry.ts';
import type { Permission } from '#src/domain/people/permissions.ts';
import { recordPath } from '#src/islands/owner-dashboard/record-path.ts';

interface RecordPlace {
  readonly to: string;
  /** Needed to open it. */
  readonly permission: Permission;
}

/** Where the record behind an entry is shown; null where it has no page, or is an item of the calendar itself. */
export function recordOf({ recordKind, recordId, leaseId }: CalendarEntry): RecordPlace | null {
  const lease = leaseId ? ({ to: recordPath.lease(leaseId), permission: 'leases.read' } as const) : null;
  switch (recordKind) {
    case 'maintenance_request':
      return recordId ? { to: recordPath.request(recordId), permission: 'maintenance.read' } : null;
    case 'bill':
      return recordId ? { to: recordPath.bill(recordId), permission: 'money.read' } : null;
    case 'notice':
      return recordId ? { to: `/notices/${recordId}`, permission: 'messages.read' } : null;
    case 'area_reservation':
      return { to: '/community?part=areas', permission: 'portfolio.read' };
    case 'assembly':
      return recordId ? { to: recordPath.assembly(recordId), permission: 'portfolio.read' } : null;
    case 'decision':
      return recordId ? { to: `/democratic/${recordId}`, permission: 'portfolio.read' } : null;
    case 'fiscal_issuer':
    case 'ncf_range':
    case 'signing_certificate':
      return { to: '/taxes', permission: 'money.read' };
    case 'report_schedule':
      return { to: '/reports', permission: 'money.read' };
    case 'recurring_bill':
      return { to: '/finance/expenses', permission: 'money.read' };
    case 'legal_file':
      return recordId ? { to: `/legal/files/${recordId}`, permission: 'leases.read' } : null;
    case 'calendar_item':
    case 'holiday':
      return null;
    default:
      return lease;
  }
}
