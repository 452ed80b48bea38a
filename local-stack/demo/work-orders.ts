import type { Sql } from 'postgres';
import { addDays, type IsoDate } from '#src/domain/foundation/dates.ts';
import type { Random } from '#stack/demo/random.ts';

/** Work orders of the demo's requests: one with quotes to compare, one that is with its vendor. */
export async function orderWork(sql: Sql, random: Random): Promise<void> {
  const vendors = await sql<{ id: string; email: string }[]>`
    select v.id, v.email from public.work_vendors((select organization_id from public.maintenance_requests limit 1)) v
    where v.name not like 'Condominio%' order by v.name limit 3`;
  const open = async (words: string, title: string, lines: readonly object[]) => {
    const [row] = await sql<{ id: string }[]>`
      select public.open_work_order(${random.uuid()}, id, ${title}, 'Traiga sus herramientas. Hay parqueo de visitas.',
        'owner', 'DOP', ${sql.json(lines as never)}) as id
      from public.maintenance_requests where title = ${words} and status in ('pending', 'in_progress')`;
    return row?.id ?? null;
  };
  const quoted = await open('Filtración en el techo del balcón', 'Impermeabilizar el techo del balcón', [
    { description: 'Limpiar y sellar la losa', amount_minor: 1_800_000 },
    { description: 'Lona asfáltica', is_goods: true, amount_minor: 950_000 },
  ]);
  // The verbs count from the database's day, whatever day the demo data is made for.
  const [clock] = await sql<{ today: IsoDate }[]>`
    select private.organization_today(organization_id)::text as today from public.maintenance_requests limit 1`;
  if (!clock) return;
  const { today } = clock;
  if (quoted !== null && vendors.length > 0) await quote(sql, random, quoted, vendors, today);
  const [vendor] = vendors;
  const leak = await open('Gotea debajo del fregadero', 'Cambiar el sifón del fregadero', [
    { description: 'Mano de obra', amount_minor: 180_000 },
  ]);
  if (leak === null || !vendor) return;
  await sql`select public.agree_work(${random.uuid()}, ${leak}, ${vendor.id}, 250000, 'included')`;
  await sql`select public.order_work(${random.uuid()}, ${leak}, ${addDays(today, 1)})`;
}

const PRICES = [
  { amount: 2_850_000, tax: 'added', days: 3, note: 'Incluye un año de garantía.' },
  { amount: 3_100_000, tax: 'included', days: 2, note: 'Puedo empezar el lunes.' },
] as const;

/** Every vendor is asked, and gives a price. */
async function quote(
  sql: Sql,
  random: Random,
  workOrderId: string,
  vendors: readonly { readonly id: string }[],
  today: IsoDate,
): Promise<void> {
  await sql`select public.ask_for_quotes(${random.uuid()}, ${workOrderId}, ${vendors.map(({ id }) => id)},
    ${vendors.map((_, place) => `suplidor-${place + 1}@example.com`)}, 'es', ${addDays(today, 7)})`;
  // A link ends by the machine's clock, which may be past the day that the demo data is made for.
  await sql`update public.quote_requests set expires_at = greatest(expires_at, now() + interval '7 days')
    where work_order_id = ${workOrderId}`;
  const asked = await sql<{ token: string }[]>`
    select private.quote_token(id) as token from public.quote_requests where work_order_id = ${workOrderId}
    order by vendor_id limit ${Math.min(PRICES.length, vendors.length)}`;
  for (const [place, { token }] of asked.entries()) {
    const price = PRICES[place];
    if (price)
      await sql`select private.give_quote(${token}, ${price.amount}, ${price.tax}, ${price.days}, ${addDays(today, 30)},
        ${price.note}, '')`;
  }
}
