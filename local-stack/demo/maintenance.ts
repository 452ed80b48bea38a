import type { Sql } from 'postgres';
import { addDays, type IsoDate } from '#src/domain/foundation/dates.ts';
import type { MaintenanceCategory, MaintenancePriority } from '#src/domain/maintenance/maintenance-enums.ts';
import type { PlannedLease } from '#stack/demo/plan.ts';
import type { Random } from '#stack/demo/random.ts';
import { orderWork } from '#stack/demo/work-orders.ts';

interface Trouble {
  readonly category: MaintenanceCategory;
  readonly priority: MaintenancePriority;
  readonly title: string;
  readonly description: string;
  readonly daysAgo: number;
  /** What came of it, in order; nothing: nobody has looked at it. */
  readonly course: readonly ('in_progress' | 'completed')[];
  readonly answer?: string;
  readonly rating?: number;
}

/** What the demo's tenant reported. */
const REPORTED: readonly Trouble[] = [
  {
    category: 'air_conditioning',
    priority: 'medium',
    title: 'El aire del cuarto no enfría',
    description: 'Enciende, pero sale aire caliente. El filtro está limpio.',
    daysAgo: 64,
    course: ['in_progress', 'completed'],
    answer: 'Le faltaba gas. El técnico lo cargó y revisó las conexiones.',
    rating: 5,
  },
  {
    category: 'plumbing',
    priority: 'high',
    title: 'Gotea debajo del fregadero',
    description: 'Desde anoche. Puse una cubeta y cerré la llave de paso.',
    daysAgo: 3,
    course: ['in_progress'],
    answer: 'El plomero va mañana en la mañana.',
  },
  {
    category: 'electricity',
    priority: 'low',
    title: 'Bombillo quemado en el pasillo',
    description: '',
    daysAgo: 0,
    course: [],
  },
];

/** What the office wrote down for other units. */
const SEEN: readonly Trouble[] = [
  {
    category: 'structure',
    priority: 'low',
    title: 'Filtración en el techo del balcón',
    description: 'Se ve una mancha después de la lluvia.',
    daysAgo: 12,
    course: ['in_progress'],
  },
  {
    category: 'doors_and_locks',
    priority: 'urgent',
    title: 'La puerta de la calle no cierra',
    description: 'El llavín da vueltas sin trancar.',
    daysAgo: 1,
    course: [],
  },
];

const actAs = (sql: Sql, userId: string) =>
  sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: userId, role: 'authenticated' })}, false)`;

/** Requests of the demo's tenant and of the office, each with what came of it. */
export async function reportTroubles(
  sql: Sql,
  random: Random,
  leases: readonly PlannedLease[],
  users: { readonly owner: string; readonly tenant: string },
  today: IsoDate,
): Promise<void> {
  const living = leases.filter((lease) => lease.startsOn < today && lease.endsOn > today);
  const own = living.find((lease) => lease.email.startsWith('tenant@'));
  const others = living.filter((lease) => lease !== own);
  for (const trouble of own ? REPORTED : []) {
    await actAs(sql, users.tenant);
    const [row] = await sql<{ id: string }[]>`
      select public.report_maintenance(${random.uuid()}, ${own?.id ?? null}, ${trouble.category}, ${trouble.priority},
        ${trouble.title}, ${trouble.description}, true, 'De lunes a viernes, después de las 9.') as id`;
    await follow(sql, random, row?.id ?? '', trouble, users, today);
  }
  await actAs(sql, users.owner);
  for (const [index, trouble] of SEEN.entries()) {
    const lease = others[index * 5];
    const [row] = await sql<{ id: string }[]>`
      select public.open_maintenance(${random.uuid()}, property_id, unit_id, ${trouble.category}, ${trouble.priority},
        ${trouble.title}, ${trouble.description}, false) as id from public.leases where id = ${lease?.id ?? null}`;
    if (row) await follow(sql, random, row.id, trouble, users, today);
  }
  await orderWork(sql, random);
}

async function follow(
  sql: Sql,
  random: Random,
  id: string,
  trouble: Trouble,
  users: { readonly owner: string; readonly tenant: string },
  today: IsoDate,
): Promise<void> {
  await actAs(sql, users.owner);
  for (const status of trouble.course)
    await sql`select public.move_maintenance(${random.uuid()}, ${id}, ${status}, '')`;
  if (trouble.answer)
    await sql`select public.write_maintenance_message(${random.uuid()}, ${id}, ${trouble.answer})`;
  if (trouble.rating) {
    await actAs(sql, users.tenant);
    await sql`select public.rate_maintenance(${random.uuid()}, ${id}, ${trouble.rating}, '')`;
    await actAs(sql, users.owner);
  }
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    const reported = `${addDays(today, -trouble.daysAgo)}T13:20:00Z`;
    await transaction`update public.maintenance_requests set created_at = ${reported},
        respond_by = respond_by - (created_at - ${reported}), resolve_by = resolve_by - (created_at - ${reported}),
        responded_at = case when responded_at is not null then ${reported}::timestamptz + interval '50 minutes' end,
        completed_at = case when completed_at is not null then ${reported}::timestamptz + interval '2 days' end
      where id = ${id}`;
    await transaction`update public.maintenance_events e set created_at = ${reported}::timestamptz + (n.line - 1) * interval '55 minutes'
      from (select id, row_number() over (order by id) as line from public.maintenance_events where maintenance_id = ${id}) n
      where e.id = n.id`;
  });
}
