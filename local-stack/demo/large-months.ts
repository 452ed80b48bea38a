import type { Sql, TransactionSql } from 'postgres';

/** Writes the ledger month by month, a transaction each, as many at a time as there are connections. */
export async function writeMonths(
  sql: Sql,
  connections: number,
  report: (progress: string) => void,
): Promise<void> {
  const months = await sql<{ month: string }[]>`select month::text from large_plan.calendar order by month`;
  const waiting = months.map(({ month }) => month);
  let written = 0;
  const writeNext = async (): Promise<void> => {
    for (let month = waiting.shift(); month !== undefined; month = waiting.shift()) {
      const current = month;
      await sql.begin((transaction) => writeMonth(transaction, current));
      written += 1;
      report(`${written} of ${months.length} months`);
    }
  };
  await Promise.all(Array.from({ length: connections }, writeNext));
}

/** One statement: its parts refer to each other's ids, and foreign keys are off. */
async function writeMonth(sql: TransactionSql, month: string): Promise<void> {
  await sql`set local session_replication_role = replica`;
  await sql`set local work_mem = '256MB'`;
  await sql`
    with charged as materialized (
      select l.*, case when l.is_in_dollars then 'USD' else 'DOP' end::public.currency_code as currency,
        m.month, m.charges, m.entries_before, m.receipts_before, m.month + l.due_day - 1 as due_on,
        m.month + l.due_day - 1 + l.n * 13 % 10 as paid_on, not (l.is_late and m.is_last) as is_paid,
        gen_random_uuid() as charge_id, gen_random_uuid() as charge_entry_id, gen_random_uuid() as payment_id,
        gen_random_uuid() as payment_entry_id, row_number() over (partition by l.organization_id order by l.n) as charge_position
      from large_plan.leases l
      join large_plan.numbers m on m.organization_id = l.organization_id and m.month = ${month} and l.first_month <= m.month
    ), paid as materialized (
      select *, row_number() over (partition by organization_id order by paid_on, n) as payment_position
      from charged where is_paid order by paid_on, n
    ), entries as (
      insert into public.journal_entries (id, organization_id, entry_number, kind, occurred_on, created_at)
      select charge_entry_id, organization_id, entries_before + charge_position, 'charge'::public.journal_kind, month, month
      from charged
      union all
      select payment_entry_id, organization_id, entries_before + charges + payment_position, 'payment', paid_on, paid_on from paid
    ), lines as (
      insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, lease_id, property_id,
        occurred_on, entry_number)
      select p.organization_id, p.entry_id, a.id, p.currency, p.amount_minor, p.lease_id, p.property_id, p.occurred_on, p.entry_number
      from (
        select organization_id, charge_entry_id as entry_id, 'receivables' as account, currency, rent_minor as amount_minor, lease_id,
          property_id, month as occurred_on, entries_before + charge_position as entry_number
        from charged
        union all
        select organization_id, charge_entry_id, 'rent_income', currency, -rent_minor, lease_id, property_id, month,
          entries_before + charge_position from charged
        union all
        select organization_id, payment_entry_id, 'operating_cash', currency, rent_minor, lease_id, property_id, paid_on,
          entries_before + charges + payment_position from paid
        union all
        select organization_id, payment_entry_id, 'receivables', currency, -rent_minor, lease_id, property_id, paid_on,
          entries_before + charges + payment_position from paid
      ) p join public.accounts a on a.organization_id = p.organization_id and a.system_key = p.account
    ), charges as (
      insert into public.charges (id, organization_id, lease_id, property_id, kind, period_start, period_end, due_on, currency,
        amount_minor, allocated_minor, entry_id, created_at)
      select charge_id, organization_id, lease_id, property_id, 'rent', month, (month + interval '1 month')::date - 1, due_on, currency,
        rent_minor, case when is_paid then rent_minor else 0 end, charge_entry_id, month
      from charged
    ), payments as (
      insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, paid_on,
        reference, decided_at, entry_id, account_id, created_at)
      select payment_id, organization_id, lease_id, property_id, 'confirmed',
        (case when n % 3 = 0 then 'cash' else 'transfer' end)::public.payment_method, currency, rent_minor, paid_on,
        case when n % 3 = 0 then '' else 'TRX-' || receipts_before + payment_position end, paid_on + time '16:30', payment_entry_id,
        (select a.id from public.accounts a where a.organization_id = paid.organization_id and a.system_key = 'operating_cash'),
        paid_on + time '14:00'
      from paid
    ), allocations as (
      insert into public.payment_allocations (organization_id, payment_id, charge_id, lease_id, property_id, currency, amount_minor,
        occurred_on, entry_id, created_at)
      select organization_id, payment_id, charge_id, lease_id, property_id, currency, rent_minor, paid_on, payment_entry_id,
        paid_on + time '16:30'
      from paid
    )
    insert into public.receipts (organization_id, number, payment_id, lease_id, issued_on, currency, amount_minor, details, created_at)
    select organization_id, receipts_before + payment_position, payment_id, lease_id, paid_on, currency, rent_minor,
      jsonb_build_object('tenant_name', tenant_name, 'paid_on', paid_on, 'unit_label', 'Apto. ' || n,
        'allocations', jsonb_build_array(jsonb_build_object('kind', 'rent', 'period_start', month, 'amount_minor', rent_minor)),
        'credit_minor', 0),
      paid_on + time '16:30'
    from paid`;
}
