import type { Sql } from 'postgres';
import type { LargeOptions } from '#stack/demo/large.ts';

// A statement that creates a table takes no parameters: numbers and days are written into its text.

const ORGANIZATIONS = 10;

/**
 * Decides every id, rent and month beforehand, in tables of the schema `large_plan`, so that each month can be written
 * by itself and in any order. The same options give the same portfolio but for the random ids.
 * @throws RangeError when there are too few payments for one month
 */
export async function planLargePortfolio(
  sql: Sql,
  { units, payments, today, unitsPerProperty = 50 }: LargeOptions,
): Promise<void> {
  await sql`create schema large_plan`;
  await sql`create unlogged table large_plan.organizations as
    select position, gen_random_uuid() as id, gen_random_uuid() as owner_id
    from generate_series(1, ${sql.unsafe(String(ORGANIZATIONS))}) position`;
  await planUnits(sql, units, unitsPerProperty);
  await planLeases(sql);
  await planTerms(sql, payments, today);
  await planNumbers(sql);
}

/** Nine units of ten are the first organisation's; of a hundred, five are vacant. */
async function planUnits(sql: Sql, units: number, unitsPerProperty: number): Promise<void> {
  await sql`create unlogged table large_plan.units as
    select u.n, gen_random_uuid() as unit_id, o.id as organization_id, n % 100 in (0, 16, 37, 58, 79) as is_vacant,
      (row_number() over (partition by o.id order by n) - 1) / ${sql.unsafe(String(Math.trunc(unitsPerProperty)))} as property_number
    from generate_series(1, ${sql.unsafe(String(Math.trunc(units)))}) u (n)
    join large_plan.organizations o
      on o.position = case when n % 10 <> 0 then 1 else 2 + n / 10 % ${sql.unsafe(String(ORGANIZATIONS - 1))} end`;
  await sql`create unlogged table large_plan.properties as
    select gen_random_uuid() as property_id, organization_id, property_number
    from large_plan.units group by organization_id, property_number`;
}

/** One lease in nine is in dollars; about two in a hundred owe the last month. */
async function planLeases(sql: Sql): Promise<void> {
  await sql`create unlogged table large_plan.leases as
    select u.n, u.organization_id, u.unit_id, p.property_id, gen_random_uuid() as lease_id, gen_random_uuid() as person_id,
      n % 9 = 4 as is_in_dollars, n % 50 = 21 or n % 500 = 110 as is_late, 1 + n % 5 as due_day,
      case when n % 9 = 4 then 45000 + n * 31::bigint % 40 * 2500 else 1200000 + n * 7919::bigint % 60 * 50000 end as rent_minor,
      (array['María', 'José', 'Ana', 'Luis', 'Carmen', 'Juan', 'Rosa', 'Pedro', 'Altagracia', 'Rafael', 'Yesenia', 'Ramón', 'Mercedes',
        'Francisco', 'Yolanda', 'Miguel', 'Luz', 'Carlos', 'Juana', 'Ángel'])[1 + n * 7::bigint % 20]
        || ' ' || (array['Rodríguez', 'Peña', 'Santana', 'Reyes', 'Martínez', 'de la Cruz', 'Jiménez', 'Báez', 'Núñez', 'Polanco', 'Ortiz',
        'Familia', 'Encarnación', 'Guzmán', 'Tejada', 'Mejía', 'Vargas', 'Almonte', 'Disla'])[1 + n / 20 % 19]
        || ' ' || (array['Pérez', 'García', 'Díaz', 'Ramírez', 'Castillo', 'Féliz', 'Rosario', 'Abreu', 'Mateo', 'Suárez', 'Cabrera', 'Lora',
        'Taveras', 'Montero', 'Espinal', 'Paulino', 'Hernández'])[1 + n / 380 % 17] as tenant_name
    from large_plan.units u join large_plan.properties p using (organization_id, property_number)
    where not u.is_vacant`;
}

/**
 * As many months as the payments need; some leases begin a month later, so that the number of payments is exact.
 * Late tenants have paid all but the last month.
 */
async function planTerms(sql: Sql, payments: number, today: string): Promise<void> {
  const [row] = await sql<{ leases: number; late: number }[]>`
    select count(*)::int as leases, count(*) filter (where is_late)::int as late from large_plan.leases`;
  const { leases, late } = row ?? { leases: 0, late: 0 };
  if (payments < leases - late)
    throw new RangeError(`${leases} leases have more than ${payments} payments in one month`);
  const months = Math.ceil((payments + late) / leases);
  const startingLater = months * leases - late - payments;
  await sql`create unlogged table large_plan.calendar as
    select m::date as month, row_number() over (order by m) as position, row_number() over (order by m desc) = 1 as is_last
    from generate_series(date_trunc('month', ${sql.unsafe(`'${today}'`)}::date) - ${sql.unsafe(`'${months} months'`)}::interval,
      date_trunc('month', ${sql.unsafe(`'${today}'`)}::date) - interval '1 month', '1 month') m`;
  await sql`alter table large_plan.leases add column first_month date, add column billed_months integer`;
  await sql`update large_plan.leases l set first_month = c.month, billed_months = ${months} + 1 - c.position
    from (select lease_id, row_number() over (order by n) as rank from large_plan.leases) r, large_plan.calendar c
    where r.lease_id = l.lease_id and c.position = case when r.rank <= ${startingLater} then 2 else 1 end`;
  await sql`analyze large_plan.leases`;
}

/** How many entries and receipts an organisation has before each month, so that numbers have no gaps. */
async function planNumbers(sql: Sql): Promise<void> {
  await sql`create unlogged table large_plan.months as
    with terms as (
      select organization_id, first_month, is_late, is_in_dollars, count(*) as leases, sum(rent_minor)::bigint as rent
      from large_plan.leases group by 1, 2, 3, 4
    ), counted as (
      select t.organization_id, c.month, t.is_in_dollars, c.is_last, sum(leases) as charges, sum(rent) as billed,
        coalesce(sum(leases) filter (where not (is_late and is_last)), 0) as payments,
        coalesce(sum(rent) filter (where not (is_late and is_last)), 0) as collected
      from terms t join large_plan.calendar c on c.month >= t.first_month group by 1, 2, 3, 4
    )
    select organization_id, month, is_in_dollars, is_last, charges, payments, billed, collected from counted`;
  await sql`create unlogged table large_plan.numbers as
    select organization_id, month, is_last, charges, payments,
      sum(charges + payments) over earlier - charges - payments as entries_before, sum(payments) over earlier - payments as receipts_before
    from (select organization_id, month, is_last, sum(charges)::bigint as charges, sum(payments)::bigint as payments
      from large_plan.months group by 1, 2, 3) m
    window earlier as (partition by organization_id order by month)`;
}
