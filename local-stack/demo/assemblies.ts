import type { Sql } from 'postgres';
import { addDays } from '#src/domain/foundation/dates.ts';
import { DEFAULT_TIME_ZONE, instantAt, todayIn } from '#src/domain/foundation/time-zone.ts';
import type { PlannedProperty } from '#stack/demo/plan.ts';
import type { Random } from '#stack/demo/random.ts';

/** Days until an assembly: more than the notice of the rules. */
const AHEAD = 20;
const HELD = 'Datos de demostración. Se leyó el informe del año y se aprobó sin objeciones.';

/** Of a building whose rules are stated: an assembly that is written, one that is called, and one that waits for a signature. */
export async function meetTogether(
  sql: Sql,
  random: Random,
  [property]: readonly PlannedProperty[],
  owner: string,
): Promise<void> {
  if (!property) return;
  // The verbs go by the clock, whatever day the data ends on.
  const today = todayIn(DEFAULT_TIME_ZONE, new Date());
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: owner, role: 'authenticated' })}, false)`;
  const save = async (title: string, days: number, items: readonly string[]) => {
    const id = random.uuid();
    const at = (hour: string) => instantAt(DEFAULT_TIME_ZONE, addDays(today, days), hour);
    await sql`select public.save_assembly(${id}, ${property.id}, ${sql.json({
      ...{ title, place: 'Salón comunal', starts_at: at('19:00'), second_call_at: at('20:00') },
      items: items.map((item) => ({ title: item })),
    })})`;
    return id;
  };
  await save('Asamblea extraordinaria (demostración)', AHEAD + 30, ['Seguridad de la entrada']);
  const called = await save('Asamblea ordinaria (demostración)', AHEAD, ['Informe del año', 'Presupuesto']);
  await sql`select public.call_assembly(${called})`;
  const held = await save('Asamblea de apertura (demostración)', AHEAD, ['Informe del año']);
  await sql`select public.call_assembly(${held})`;
  await sql`update public.assemblies set called_at = now() - interval '15 days', starts_at = now() - interval '2 hours',
    second_call_at = now() - interval '1 hour' where id = ${held}`;
  await sql`select public.start_assembly(${held}, 2::smallint)`;
  const units = await sql<{ id: string; person_id: string | null }[]>`
    select u.id, (select o.person_id from public.unit_owners o where o.unit_id = u.id limit 1) as person_id
    from public.units u where u.property_id = ${property.id} order by u.label_order, u.id limit 6`;
  for (const unit of units)
    await sql`select public.record_attendance(${random.uuid()}, ${held}, ${unit.id}, ${unit.person_id})`;
  await sql`select public.write_minutes(${held}, ${HELD})`;
  await sql`select public.close_assembly(${held})`;
  await sql`select public.sign_minutes(${held}, 'chair', (select minutes_hash from public.assemblies where id = ${held}), 'Quien preside')`;
}
