import type { Sql } from 'postgres';
import { addDays, type IsoDate } from '#src/domain/foundation/dates.ts';
import type { PlannedLease } from '#stack/demo/plan.ts';
import type { Random } from '#stack/demo/random.ts';

/** What the office plans for itself in the days that come. */
export async function planDays(
  sql: Sql,
  random: Random,
  leases: readonly PlannedLease[],
  owner: string,
  today: IsoDate,
): Promise<void> {
  const own = leases.find((lease) => lease.email.startsWith('tenant@'));
  const at = (days: number, time: string) => `${addDays(today, days)}T${time}:00-04:00`;
  const items = [
    {
      kind: 'visit',
      title: 'Revisión del aire acondicionado',
      place: 'Entra por el parqueo',
      ...{ starts_at: at(4, '10:00'), ends_at: at(4, '11:00') },
      ...{ assignee: owner, lease_id: own?.id ?? null, is_shown_to_tenants: own !== undefined },
    },
    { kind: 'task', title: 'Cotizar la pintura de la fachada', starts_on: addDays(today, 9) },
    {
      kind: 'reminder',
      title: 'Leer los contadores de agua',
      starts_on: `${addDays(today, 31).slice(0, 7)}-25`,
      repeat: { freq: 'monthly', by_month_day: [25] },
    },
  ];
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: owner, role: 'authenticated' })}, false)`;
  for (const item of items)
    await sql`select public.save_calendar_item(${random.uuid()},
      (select organization_id from public.memberships where user_id = ${owner} limit 1), ${sql.json(item)})`;
}
