import type { Sql } from 'postgres';

/** Leases whose whole history is counted again. */
const SAMPLE = 200;

/**
 * Each query returns rows where what is kept differs from a recount; none when all is well. A recount of everything
 * would take as long as the load, so leases and months are samples, and one small organisation is counted whole.
 */
const RECOUNTS: Readonly<Record<string, string>> = {
  'lease balances': `
    select b.* from sample b cross join lateral (select
      (select coalesce(sum(amount_minor), 0) from public.charges where lease_id = b.lease_id) as billed,
      (select coalesce(sum(outstanding_minor), 0) from public.charges where lease_id = b.lease_id) as receivable,
      (select coalesce(sum(amount_minor), 0) from public.payments where lease_id = b.lease_id and status = 'confirmed') as paid) r
    where (b.billed_minor, b.paid_minor, b.receivable_minor, b.credit_minor) is distinct from (r.billed, r.paid, r.receivable, 0)
      or r.billed - r.paid <> r.receivable`,
  'a payment without its entry, allocation or receipt': `
    select p.id from sample b join public.payments p on p.lease_id = b.lease_id and p.status = 'confirmed'
    where (select array_agg(amount_minor order by amount_minor) from public.journal_lines
          where organization_id = p.organization_id and entry_id = p.entry_id) is distinct from array[-p.amount_minor, p.amount_minor]
      or (select sum(a.amount_minor) from public.payment_allocations a where a.payment_id = p.id and a.entry_id = p.entry_id)
          is distinct from p.amount_minor
      or not exists (select 1 from public.receipts r where r.payment_id = p.id and r.amount_minor = p.amount_minor)
      or not exists (select 1 from public.journal_entries e where e.id = p.entry_id and e.kind = 'payment')`,
  'a charge without its entry or its allocation': `
    select c.id from sample b join public.charges c on c.lease_id = b.lease_id
    where (select array_agg(amount_minor order by amount_minor) from public.journal_lines
          where organization_id = c.organization_id and entry_id = c.entry_id) is distinct from array[-c.amount_minor, c.amount_minor]
      or (select coalesce(sum(a.amount_minor), 0) from public.payment_allocations a where a.charge_id = c.id) <> c.allocated_minor`,
  'monthly totals': `
    select t.* from public.monthly_totals t
    where (month in (select min(month) from public.monthly_totals union all select max(month) from public.monthly_totals))
      and (t.billed_minor, t.collected_minor, t.revenue_minor) is distinct from (
        (select coalesce(sum(c.amount_minor), 0) from public.charges c where c.organization_id = t.organization_id and c.currency = t.currency
          and c.kind <> 'deposit' and c.due_on >= t.month and c.due_on < t.month + interval '1 month'),
        (select coalesce(sum(c.allocated_minor), 0) from public.charges c where c.organization_id = t.organization_id and c.currency = t.currency
          and c.kind <> 'deposit' and c.due_on >= t.month and c.due_on < t.month + interval '1 month'),
        (select coalesce(sum(a.amount_minor), 0) from public.payment_allocations a join public.charges c on c.id = a.charge_id
          where a.organization_id = t.organization_id and a.currency = t.currency and c.kind not in ('deposit', 'itbis')
          and a.occurred_on >= t.month and a.occurred_on < t.month + interval '1 month'))`,
  'account balances of a small organisation': `
    select b.* from public.account_balances b
    where b.organization_id = (select id from small) and b.balance_minor <> (
      select sum(l.amount_minor) from public.journal_lines l
      where l.organization_id = b.organization_id and l.account_id = b.account_id and l.currency = b.currency)`,
  'months of accounts of a small organisation': `
    select t.month from (
      select basis, month, account_id, property_id, currency, amount_minor, debit_minor from public.property_account_months
      where organization_id = (select id from small)
    ) t full join (
      select b.basis, date_trunc('month', m.occurred_on)::date as month, m.account_id, m.property_id, m.currency,
        sum(m.amount_minor) as recount, sum(greatest(m.amount_minor, 0)) as debits
      from unnest(enum_range(null::public.accounting_basis)) b (basis)
      cross join lateral private.journal_movements((select id from small), '1900-01-01', '2300-01-01', b.basis) m
      group by 1, 2, 3, 4, 5
    ) r using (basis, month, account_id, property_id, currency)
    where (t.amount_minor, t.debit_minor) is distinct from (r.recount, r.debits)
    union all
    select t.month from public.account_months t
    where t.organization_id = (select id from small) and (t.amount_minor, t.debit_minor) is distinct from (
      select (sum(p.amount_minor)::bigint, sum(p.debit_minor)::bigint) from public.property_account_months p
      where p.organization_id = t.organization_id and p.basis = t.basis and p.month = t.month
        and p.account_id = t.account_id and p.currency = t.currency)`,
  'years of accounts': `
    select year from (select organization_id, basis, year, account_id, currency, amount_minor from private.account_years) t full join (
      select organization_id, basis, extract(year from month)::integer as year, account_id, currency, sum(amount_minor) as recount
      from public.account_months group by 1, 2, 3, 4, 5
    ) r using (organization_id, basis, year, account_id, currency)
    where coalesce(t.amount_minor, 0) <> coalesce(r.recount, 0)
    union all
    select year from (select * from private.property_account_years where organization_id = (select id from small)) t full join (
      select organization_id, property_id, basis, extract(year from month)::integer as year, account_id, currency,
        sum(amount_minor) as recount
      from public.property_account_months where organization_id = (select id from small) group by 1, 2, 3, 4, 5, 6
    ) r using (organization_id, property_id, basis, year, account_id, currency)
    where coalesce(t.amount_minor, 0) <> coalesce(r.recount, 0)`,
  'what is due to owners': `
    select property_id from (select * from private.property_dues where organization_id = (select id from small)) t full join (
      select y.organization_id, y.property_id, y.currency, -sum(y.amount_minor) as recount
      from private.property_account_years y join public.accounts a on a.id = y.account_id
      where y.organization_id = (select id from small) and ((y.basis = 'cash' and a.kind in ('income', 'expense'))
        or (y.basis = 'accrual' and a.system_key = 'owner_draw')) group by 1, 2, 3
    ) r using (organization_id, property_id, currency)
    where coalesce(t.amount_minor, 0) <> coalesce(r.recount, 0)`,
  'years of leases': `
    select b.lease_id from sample b cross join lateral (
      select from (
        select year, account_id, amount_minor from private.lease_account_years
        where organization_id = b.organization_id and lease_id = b.lease_id
      ) t full join (
        select extract(year from l.occurred_on)::integer as year, l.account_id, sum(l.amount_minor) as recount
        from public.journal_lines l join public.accounts a on a.id = l.account_id
          and a.system_key in ('receivables', 'prepaid_rent', 'deposits_held')
        where l.organization_id = b.organization_id and l.lease_id = b.lease_id group by 1, 2
      ) r using (year, account_id)
      where coalesce(t.amount_minor, 0) <> coalesce(r.recount, 0)) d`,
  'days and numbers of lines': `
    select l.id from sample b join public.journal_lines l on l.organization_id = b.organization_id and l.lease_id = b.lease_id
    join public.journal_entries e on e.id = l.entry_id
    where (l.occurred_on, l.entry_number) is distinct from (e.occurred_on, e.entry_number)
    union all
    select a.id from sample b join public.payment_allocations a on a.lease_id = b.lease_id join public.charges c on c.id = a.charge_id
    where a.property_id <> c.property_id`,
  'numbers of a small organisation': `
    select c.* from private.organization_counters c
    where c.organization_id = (select id from small) and (
      (select (count(*), count(distinct entry_number), max(entry_number)) from public.journal_entries e
        where e.organization_id = c.organization_id) is distinct from (c.last_entry_number, c.last_entry_number, c.last_entry_number)
      or (select (count(*), count(distinct number), max(number)) from public.receipts r
        where r.organization_id = c.organization_id) is distinct from (c.last_receipt_number, c.last_receipt_number, c.last_receipt_number))`,
  'organisation totals': `
    select t.* from public.organization_totals t
    where (t.property_count, t.unit_count, t.occupied_unit_count, t.tenant_count, t.reported_payment_count) is distinct from (
      (select count(*) from public.properties p where p.organization_id = t.organization_id),
      (select count(*) from public.units u where u.organization_id = t.organization_id),
      (select count(distinct l.unit_id) from public.leases l where l.organization_id = t.organization_id and l.status = 'active'),
      (select count(*) from public.lease_tenants lt where lt.organization_id = t.organization_id),
      (select count(*) from public.payments p where p.organization_id = t.organization_id and p.status = 'reported'))`,
};

/** Counts samples of a large portfolio's kept figures again. @returns the figures that differ */
export async function findLargeDiscrepancies(sql: Sql): Promise<string[]> {
  const found: string[] = [];
  for (const [figure, query] of Object.entries(RECOUNTS)) {
    const rows = await sql.unsafe(`
      with sample as materialized (
        select * from public.lease_balances where lease_id > gen_random_uuid() order by lease_id limit ${SAMPLE}
      ), small as materialized (
        select organization_id as id from public.organization_totals order by unit_count limit 1
      ) ${query}`);
    if (rows.length > 0) found.push(figure);
  }
  return found;
}
