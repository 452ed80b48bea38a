import type { Sql } from 'postgres';
import type { PlannedLease } from '#stack/demo/plan.ts';
import type { Random } from '#stack/demo/random.ts';

const RULES = `1. De diez de la noche a siete de la mañana, sin ruido.
2. La basura se saca de lunes a sábado, antes de las ocho de la noche.
3. Las mascotas van con correa en las áreas comunes.
4. El parqueo de visitas es por un máximo de 24 horas.`;

const actAs = (sql: Sql, userId: string) =>
  sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: userId, role: 'authenticated' })}, false)`;

/** What the building of the demo's tenant shares: rules, posts, an area, a parcel; and whom to call there. */
export async function shareBuilding(
  sql: Sql,
  random: Random,
  leases: readonly PlannedLease[],
  users: { readonly owner: string; readonly tenant: string },
): Promise<void> {
  const own = leases.find((lease) => lease.email.startsWith('tenant@'));
  const [place] = await sql<{ property: string; unit: string }[]>`
    select property_id as property, unit_id as unit from public.leases where id = ${own?.id ?? null}`;
  if (!place) return;
  await actAs(sql, users.owner);
  await sql`select public.publish_house_rules(${random.uuid()}, ${place.property}, ${RULES})`;
  await sql`select public.save_common_area(${random.uuid()}, ${place.property}, 'Salón de fiestas',
    'Hasta 40 personas. Se entrega limpio.', '09:00', '23:00', 240, 1, 60, true, true)`;
  await sql`select public.save_common_area(${random.uuid()}, ${place.property}, 'Gimnasio', '', '05:00', '22:00', 60, 5, 7, false, true)`;
  await sql`select public.set_property_contacts(${place.property}, ${sql.json([
    { kind: 'office', name: 'Administración', phone: '809-555-0100', note: 'De lunes a viernes, de 8 a 5' },
    { kind: 'emergency', name: 'Seguridad del edificio', phone: '809-555-0199', note: 'A toda hora' },
  ])})`;
  const notice = random.uuid();
  await sql`select public.publish_post(${notice}, ${place.property}, 'board',
    'El jueves se limpia la cisterna. No habrá agua de 9 de la mañana a 1 de la tarde.')`;
  await sql`select public.pin_post(${notice}, true)`;
  await sql`select public.note_parcel(${random.uuid()}, ${place.property}, ${place.unit}, 'Caja mediana', 'Recepción')`;
  await actAs(sql, users.tenant);
  await sql`select public.publish_post(${random.uuid()}, ${place.property}, 'comment', '¿También el viernes?', ${notice})`;
  await sql`select public.publish_post(${random.uuid()}, ${place.property}, 'board', '¿Alguien recomienda un buen plomero?')`;
  await sql`select public.publish_post(${random.uuid()}, ${place.property}, 'lost', 'Unas llaves con un llavero azul, por el parqueo.')`;
  await actAs(sql, users.owner);
}
