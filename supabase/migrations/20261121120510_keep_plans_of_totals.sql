-- The triggers that keep totals, with statements whose plans are kept (see keep_plans_of_payments). An insert has no
-- old rows, so each kind of change has its own statement.
create or replace function private.keep_charge_totals()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_balances jsonb;
  v_months jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(d) into v_balances from (
      select lease_id, organization_id, currency, sum(case when reversed_at is null then amount_minor else 0 end) as billed,
        0 as paid, sum(outstanding_minor) as receivable, 0 as credit
      from new_rows group by 1, 2, 3
    ) d where billed <> 0 or receivable <> 0;
    select jsonb_agg(d) into v_months from (
      select organization_id, date_trunc('month', due_on)::date as month, currency,
        sum(case when reversed_at is null then amount_minor else 0 end) as billed, sum(allocated_minor) as collected, 0 as revenue
      from new_rows where kind <> 'deposit' group by 1, 2, 3
    ) d where billed <> 0 or collected <> 0;
  else
    select jsonb_agg(d) into v_balances from (
      select lease_id, organization_id, currency,
        sum(sign * case when reversed_at is null then amount_minor else 0 end) as billed,
        0 as paid, sum(sign * outstanding_minor) as receivable, 0 as credit
      from (select 1 as sign, n.* from new_rows n union all select -1, o.* from old_rows o) s group by 1, 2, 3
    ) d where billed <> 0 or receivable <> 0;
    select jsonb_agg(d) into v_months from (
      select organization_id, date_trunc('month', due_on)::date as month, currency,
        sum(sign * case when reversed_at is null then amount_minor else 0 end) as billed,
        sum(sign * allocated_minor) as collected, 0 as revenue
      from (select 1 as sign, n.* from new_rows n union all select -1, o.* from old_rows o) s
      where kind <> 'deposit' group by 1, 2, 3
    ) d where billed <> 0 or collected <> 0;
  end if;
  if v_balances is not null then
    perform private.add_lease_balances(v_balances);
  end if;
  if v_months is not null then
    perform private.add_monthly_totals(v_months);
  end if;
  return null;
end
$$;

create or replace function private.keep_payment_totals()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(d) into v_changes from (
      select lease_id, organization_id, currency, 0 as billed,
        sum(case when status = 'confirmed' then amount_minor else 0 end) as paid, 0 as receivable, sum(unapplied_minor) as credit
      from new_rows group by 1, 2, 3
    ) d where paid <> 0 or credit <> 0;
  else
    select jsonb_agg(d) into v_changes from (
      select lease_id, organization_id, currency, 0 as billed,
        sum(sign * case when status = 'confirmed' then amount_minor else 0 end) as paid,
        0 as receivable, sum(sign * unapplied_minor) as credit
      from (select 1 as sign, n.* from new_rows n union all select -1, o.* from old_rows o) s group by 1, 2, 3
    ) d where paid <> 0 or credit <> 0;
  end if;
  if v_changes is not null then
    perform private.add_lease_balances(v_changes);
  end if;
  return null;
end
$$;

-- Payments change too often for the counter that the rarer tables share.
create function private.keep_reported_payment_count()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.organization_totals t set reported_payment_count = t.reported_payment_count + d.n
    from (select organization_id, count(*) as n from new_rows where status = 'reported' group by 1) d
    where t.organization_id = d.organization_id;
  elsif tg_op = 'DELETE' then
    update public.organization_totals t set reported_payment_count = t.reported_payment_count - d.n
    from (select organization_id, count(*) as n from old_rows where status = 'reported' group by 1) d
    where t.organization_id = d.organization_id;
  else
    update public.organization_totals t set reported_payment_count = t.reported_payment_count + d.n
    from (
      select organization_id, sum(n) as n from (
        select organization_id, 1 as n from new_rows where status = 'reported'
        union all select organization_id, -1 from old_rows where status = 'reported'
      ) s group by 1 having sum(n) <> 0
    ) d
    where t.organization_id = d.organization_id;
  end if;
  return null;
end
$$;
comment on function private.keep_reported_payment_count is 'Trigger: keeps organization_totals.reported_payment_count.';
revoke execute on function private.keep_reported_payment_count from public, anon, authenticated;

drop trigger keep_reported_payment_count_on_insert on public.payments;
drop trigger keep_reported_payment_count_on_update on public.payments;
drop trigger keep_reported_payment_count_on_delete on public.payments;
create trigger keep_reported_payment_count_on_insert after insert on public.payments
  referencing new table as new_rows for each statement execute function private.keep_reported_payment_count();
create trigger keep_reported_payment_count_on_update after update on public.payments
  referencing new table as new_rows old table as old_rows
  for each statement execute function private.keep_reported_payment_count();
create trigger keep_reported_payment_count_on_delete after delete on public.payments
  referencing old table as old_rows for each statement execute function private.keep_reported_payment_count();
