import type { Sql, TransactionSql } from 'postgres';
import type { IsoDate } from '#src/domain/foundation/dates.ts';

/** Payments that tenants of the first organisation have reported and nobody has decided. */
const REPORTED = 60;

/** Writes what triggers would have kept, from the plan, and a few payments that wait for the owner. */
export async function writeTotals(sql: Sql, today: IsoDate): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`;
    await transaction`insert into public.payments (organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on)
      select l.organization_id, l.lease_id, l.property_id, 'reported', 'transfer',
        case when is_in_dollars then 'USD' else 'DOP' end::public.currency_code, l.rent_minor, ${today}::date
      from large_plan.leases l join large_plan.organizations o on o.id = l.organization_id
      where l.is_late and o.position = 1 order by l.n desc limit ${REPORTED}`;
    await transaction`insert into public.lease_balances
        (lease_id, organization_id, currency, billed_minor, paid_minor, receivable_minor)
      select lease_id, organization_id, case when is_in_dollars then 'USD' else 'DOP' end::public.currency_code,
        rent_minor * billed_months, rent_minor * (billed_months - is_late::int), rent_minor * is_late::int
      from large_plan.leases`;
    await transaction`insert into public.tenant_rows
      select * from private.find_tenant_rows(array(select lease_id from large_plan.leases))`;
    await transaction`insert into public.unit_rows
      select * from private.find_unit_rows(array(select id from public.units))`;
    await transaction`insert into public.monthly_totals (organization_id, month, currency, billed_minor, collected_minor, revenue_minor)
      select organization_id, month, case when is_in_dollars then 'USD' else 'DOP' end::public.currency_code, billed, collected, collected
      from large_plan.months`;
    await transaction`insert into public.account_balances (organization_id, account_id, currency, balance_minor)
      select a.organization_id, a.id, b.currency, sum(case a.system_key when 'receivables' then b.receivable_minor
        when 'rent_income' then -b.billed_minor else b.paid_minor end)
      from public.lease_balances b join public.accounts a on a.organization_id = b.organization_id
        and a.system_key in ('receivables', 'rent_income', 'operating_cash')
      group by a.organization_id, a.id, b.currency`;
    await writeAccountMonths(transaction);
    await writeLeaseYears(transaction);
    await transaction`update public.organization_totals t set
        property_count = (select count(*) from large_plan.properties where organization_id = t.organization_id),
        unit_count = (select count(*) from large_plan.units where organization_id = t.organization_id),
        occupied_unit_count = l.leases, tenant_count = l.leases,
        reported_payment_count = (select count(*) from public.payments
          where organization_id = t.organization_id and status = 'reported' and paid_on = ${today}::date)
      from (select organization_id, count(*) as leases from large_plan.leases group by 1) l
      where l.organization_id = t.organization_id`;
    await transaction`update private.organization_counters c set last_entry_number = m.entries, last_receipt_number = m.receipts
      from (select organization_id, sum(charges + payments) as entries, sum(payments) as receipts from large_plan.numbers group by 1) m
      where m.organization_id = c.organization_id`;
  });
}

/** What accounts moved by in each month: rent on its first day, its payment within the month of its due day or after. */
async function writeAccountMonths(sql: TransactionSql): Promise<void> {
  await sql`create temporary table movements on commit drop as
    select l.organization_id, l.property_id, m.month as charged, date_trunc('month', m.month + l.due_day - 1 + l.n * 13 % 10)::date as paid,
      case when l.is_in_dollars then 'USD' else 'DOP' end::public.currency_code as currency, not (l.is_late and m.is_last) as is_paid,
      sum(l.rent_minor)::bigint as minor
    from large_plan.leases l join large_plan.calendar m on l.first_month <= m.month
    group by 1, 2, 3, 4, 5, 6`;
  await sql`create temporary table moved on commit drop as
    select x.organization_id, x.property_id, x.basis::public.accounting_basis as basis, x.month, a.id as account_id, x.currency,
      sum(x.minor)::bigint as minor, sum(greatest(x.minor, 0))::bigint as debit
    from (
      select organization_id, property_id, 'accrual' as basis, charged as month, 'receivables' as account, currency, minor from movements
      union all select organization_id, property_id, 'accrual', charged, 'rent_income', currency, -minor from movements
      union all select organization_id, property_id, 'accrual', paid, 'operating_cash', currency, minor from movements where is_paid
      union all select organization_id, property_id, 'accrual', paid, 'receivables', currency, -minor from movements where is_paid
      union all select organization_id, property_id, 'cash', paid, 'rent_income', currency, -minor from movements where is_paid
      union all select organization_id, property_id, 'cash', paid, 'operating_cash', currency, minor from movements where is_paid
    ) x join public.accounts a on a.organization_id = x.organization_id and a.system_key = x.account
    group by 1, 2, 3, 4, 5, 6`;
  await sql`insert into public.property_account_months
      (organization_id, property_id, basis, month, account_id, currency, amount_minor, debit_minor)
    select organization_id, property_id, basis, month, account_id, currency, minor, debit from moved`;
  await sql`insert into public.account_months (organization_id, basis, month, account_id, currency, amount_minor, debit_minor)
    select organization_id, basis, month, account_id, currency, sum(minor), sum(debit) from moved group by 1, 2, 3, 4, 5`;
  await sql`insert into private.property_account_years (organization_id, property_id, basis, year, account_id, currency, amount_minor)
    select organization_id, property_id, basis, extract(year from month)::integer, account_id, currency, sum(minor)
    from moved group by 1, 2, 3, 4, 5, 6`;
  await sql`insert into private.account_years (organization_id, basis, year, account_id, currency, amount_minor)
    select organization_id, basis, extract(year from month)::integer, account_id, currency, sum(minor) from moved group by 1, 2, 3, 4, 5`;
  // Nobody is paid out and nothing is spent: what came in as rent is due to owners.
  await sql`insert into private.property_dues (organization_id, property_id, currency, amount_minor)
    select m.organization_id, m.property_id, m.currency, -sum(m.minor)
    from moved m join public.accounts a on a.id = m.account_id and a.kind = 'income' where m.basis = 'cash' group by 1, 2, 3`;
}

/** What each lease moved in each year: its rent, and what it paid of it. */
async function writeLeaseYears(sql: TransactionSql): Promise<void> {
  await sql`insert into private.lease_account_years (organization_id, lease_id, year, account_id, amount_minor)
    select x.organization_id, x.lease_id, extract(year from x.day)::integer, a.id, sum(x.minor)
    from (
      select l.organization_id, l.lease_id, m.month as day, l.rent_minor as minor
      from large_plan.leases l join large_plan.calendar m on l.first_month <= m.month
      union all
      select l.organization_id, l.lease_id, m.month + l.due_day - 1 + l.n * 13 % 10, -l.rent_minor
      from large_plan.leases l join large_plan.calendar m on l.first_month <= m.month and not (l.is_late and m.is_last)
    ) x join public.accounts a on a.organization_id = x.organization_id and a.system_key = 'receivables'
    group by 1, 2, 3, 4 having sum(x.minor) <> 0`;
}
