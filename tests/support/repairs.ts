import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { MaintenancePriority, MaintenanceStatus } from '#src/domain/maintenance/maintenance-enums.ts';
import { act, type Caller } from '#tests/support/actors.ts';

interface Report {
  leaseId: string;
  title?: string;
  priority?: MaintenancePriority;
  requestId?: string;
}

/** A tenant reports a leak; returns the request's id. */
export function reportMaintenance(sql: Sql, caller: Caller, report: Report): Promise<string> {
  const { leaseId, title = 'Gotea el lavamanos', priority = 'medium', requestId = randomUUID() } = report;
  return act(sql, caller, async (transaction) => {
    const [row] = await transaction<{ id: string }[]>`
      select public.report_maintenance(${requestId}, ${leaseId}, 'plumbing', ${priority}, ${title}, 'Desde ayer') as id`;
    return row?.id ?? '';
  });
}

export function moveMaintenance(
  sql: Sql,
  caller: Caller,
  id: string,
  status: MaintenanceStatus,
  note = '',
): Promise<unknown> {
  return act(
    sql,
    caller,
    (transaction) => transaction`select public.move_maintenance(${randomUUID()}, ${id}, ${status}, ${note})`,
  );
}

export function writeMessage(
  sql: Sql,
  caller: Caller,
  id: string,
  body: string,
  isInternal = false,
): Promise<unknown> {
  return act(
    sql,
    caller,
    (transaction) =>
      transaction`select public.write_maintenance_message(${randomUUID()}, ${id}, ${body}, ${isInternal})`,
  );
}

/** A request with a photo of its tenant, a message to them and a note that they must not see. */
export async function addRepair(
  sql: Sql,
  office: Caller,
  { lease, users }: { lease: { id: string }; users: readonly string[] },
): Promise<string> {
  const tenant: Caller = { userId: users[0] ?? '', aal: 'aal1' };
  const id = await reportMaintenance(sql, tenant, { leaseId: lease.id });
  await act(
    sql,
    tenant,
    (transaction) => transaction`select public.add_maintenance_photo(${randomUUID()}, ${id})`,
  );
  await writeMessage(sql, office, id, 'Recibido');
  await writeMessage(sql, office, id, 'Llamar al plomero de siempre', true);
  return id;
}
