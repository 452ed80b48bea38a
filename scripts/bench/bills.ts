import type { TransactionSql } from 'postgres';
import type { BenchDatabase } from './databases.ts';

const VENDORS = 40;
const BASE_MINOR = 8_500_00;

/**
 * Writes a bill for each property and month of the history, paid in the same month, each fourth with income tax withheld:
 * what the portfolio does not have of itself. Lines, and what the payments pay of them, go through the triggers of whole
 * statements, so that the books are right. A database that has them is left as it is.
 */
export async function recordBills({ admin, organizationId, size }: BenchDatabase): Promise<void> {
  const made = await admin`
    insert into public.vendors (organization_id, name, identity_type, identity_number)
    select ${organizationId}, 'Ferretería ' || n, 'rnc', lpad((100000000 + n)::text, 9, '0') from generate_series(1, ${VENDORS}::integer) n
    on conflict do nothing`;
  if (made.count === 0) return;
  const months = await admin<{ month: string }[]>`
    select m::date::text as month from (select min(occurred_on) as first, max(occurred_on) as last from public.journal_entries
      where organization_id = ${organizationId}) e
    cross join generate_series(date_trunc('month', e.first), date_trunc('month', e.last), '1 month') m order by m`;
  let count = 0;
  for (const { month } of months)
    count += await admin.begin((transaction) => writeMonth(transaction, organizationId, month));
  console.error(`${size.name}: ${count} bills`);
}

/** One statement for all but the payments: its parts refer to each other's ids. */
async function writeMonth(sql: TransactionSql, organizationId: string, month: string): Promise<number> {
  await sql`create temporary table facts on commit drop as
      select gen_random_uuid() as bill_id, gen_random_uuid() as entry_id, gen_random_uuid() as payment_id,
        gen_random_uuid() as payment_entry_id, p.id as property_id, p.n, v.id as vendor_id, v.name as vendor_name,
        'B01' || lpad((extract(year from ${month}::date)::integer % 100 * 12 + extract(month from ${month}::date)::integer)::text, 4, '0')
          || lpad(p.n::text, 4, '0') as ncf,
        ${month}::date + (p.n % 20)::integer as billed_on, ${month}::date + 20 + (p.n % 8)::integer as paid_on, b.base, b.itbis,
        case when p.n % 4 = 0 then b.base / 10 else 0 end as withheld
      from (select id, row_number() over (order by id) as n from public.properties where organization_id = ${organizationId}) p
      cross join lateral (select ${BASE_MINOR} + p.n * 13 % 50 * 10000 as base) a
      cross join lateral (select a.base, a.base * 18 / 100 as itbis) b
      join (select id, name, row_number() over (order by id) as position from public.vendors
        where organization_id = ${organizationId}) v on v.position = 1 + p.n % ${VENDORS}::integer`;
  await sql`
    with counted as (
      update private.organization_counters set last_entry_number = last_entry_number + 2 * (select count(*) from facts)
      where organization_id = ${organizationId}
      returning last_entry_number - 2 * (select count(*) from facts) as before
    ), posted as materialized (
      select f.entry_id as id, c.before + 2 * f.n - 1 as number, 'bill'::public.journal_kind as kind, f.billed_on as day,
        f.vendor_name || ' · ' || f.ncf as memo, f.property_id, l.account, l.minor
      from facts f cross join counted c
      cross join lateral (values ('repairs', f.base), ('creditable_itbis', f.itbis), ('payables', f.withheld - f.base - f.itbis),
        ('withholdings_payable', -f.withheld)) l (account, minor)
      union all
      select f.payment_entry_id, c.before + 2 * f.n, 'bill_payment', f.paid_on, f.vendor_name, f.property_id, l.account, l.minor
      from facts f cross join counted c
      cross join lateral (values ('payables', f.base + f.itbis - f.withheld), ('operating_cash', f.withheld - f.base - f.itbis))
        l (account, minor)
    ), entries as (
      insert into public.journal_entries (id, organization_id, entry_number, kind, occurred_on, memo, created_at)
      select distinct id, ${organizationId}::uuid, number, kind, day, memo, day from posted
    ), lines as (
      insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, property_id, occurred_on, entry_number)
      select ${organizationId}, p.id, private.account_id(${organizationId}, p.account), 'DOP', p.minor, p.property_id, p.day, p.number
      from posted p where p.minor <> 0
    ), bills as (
      insert into public.bills (id, organization_id, vendor_id, property_id, status, ncf, expense_kind, billed_on, due_on, paid_on,
        currency, services_minor, itbis_minor, isr_kind, isr_withheld_minor, payment_form, paid_minor, entry_id, created_at)
      select bill_id, ${organizationId}, vendor_id, property_id, 'paid', ncf, '02', billed_on, billed_on + 30, paid_on, 'DOP', base, itbis,
        case when withheld > 0 then '2' end, withheld, '02', base + itbis - withheld, entry_id, billed_on
      from facts
    )
    insert into public.bill_lines (organization_id, bill_id, position, account_id, property_id, description, amount_minor)
    select ${organizationId}, bill_id, 1, private.account_id(${organizationId}, 'repairs'), property_id, 'Reparación', base from facts`;
  // Their trigger would write the parts of each payment by themselves.
  await sql`set local session_replication_role = replica`;
  const paid = await sql`
    insert into public.bill_payments (id, organization_id, bill_id, vendor_id, account_id, method, currency, amount_minor, paid_on,
      entry_id, created_at)
    select payment_id, ${organizationId}, bill_id, vendor_id, private.account_id(${organizationId}, 'operating_cash'), 'transfer', 'DOP',
      base + itbis - withheld, paid_on, payment_entry_id, paid_on
    from facts`;
  await sql`set local session_replication_role = origin`;
  // Paid whole and at once, so that the parts are the lines.
  await sql`
    insert into public.bill_payment_parts (organization_id, bill_payment_id, bill_id, bill_line_id, entry_id, occurred_on, account_id,
      property_id, currency, amount_minor)
    select ${organizationId}, f.payment_id, f.bill_id, j.id, f.payment_entry_id, f.paid_on, j.account_id, j.property_id, j.currency,
      j.amount_minor
    from facts f join public.journal_lines j on j.organization_id = ${organizationId} and j.entry_id = f.entry_id
    join public.accounts a on a.id = j.account_id and a.system_key <> 'payables'
    order by j.id`;
  return paid.count;
}
