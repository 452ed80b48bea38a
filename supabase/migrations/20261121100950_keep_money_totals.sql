-- What charges, payments and allocations add to lease balances and monthly totals, a statement at a time.
create function private.add_lease_balances(p_changes jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.lease_balances as b
    (lease_id, organization_id, currency, billed_minor, paid_minor, receivable_minor, credit_minor)
  select lease_id, organization_id, currency, billed, paid, receivable, credit
  from jsonb_to_recordset(p_changes) as d (lease_id uuid, organization_id uuid, currency public.currency_code,
    billed bigint, paid bigint, receivable bigint, credit bigint)
  order by lease_id
  on conflict (lease_id) do update set
    billed_minor = b.billed_minor + excluded.billed_minor,
    paid_minor = b.paid_minor + excluded.paid_minor,
    receivable_minor = b.receivable_minor + excluded.receivable_minor,
    credit_minor = b.credit_minor + excluded.credit_minor
$$;
comment on function private.add_lease_balances is 'Adds changes to lease balances, a row a lease.';

create function private.add_monthly_totals(p_changes jsonb)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.monthly_totals as t
    (organization_id, month, currency, billed_minor, collected_minor, revenue_minor)
  select organization_id, month, currency, billed, collected, revenue
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, month date, currency public.currency_code,
    billed bigint, collected bigint, revenue bigint)
  order by organization_id, month, currency
  on conflict (organization_id, month, currency) do update set
    billed_minor = t.billed_minor + excluded.billed_minor,
    collected_minor = t.collected_minor + excluded.collected_minor,
    revenue_minor = t.revenue_minor + excluded.revenue_minor
$$;
comment on function private.add_monthly_totals is 'Adds changes to monthly totals, a row a month and currency.';

create function private.keep_charge_totals()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_columns constant text := 'lease_id, organization_id, currency, kind, date_trunc(''month'', due_on)::date as month,
    @sign * (case when reversed_at is null then amount_minor else 0 end) as billed,
    @sign * allocated_minor as collected, @sign * outstanding_minor as receivable';
  v_source text := replace('select ' || v_columns || ' from new_rows', '@sign', '1');
  v_changes jsonb;
begin
  if tg_op = 'UPDATE' then
    v_source := v_source || ' union all ' || replace('select ' || v_columns || ' from old_rows', '@sign', '-1');
  end if;
  execute format('select jsonb_agg(d) from (select lease_id, organization_id, currency, sum(billed) as billed, 0 as paid,
      sum(receivable) as receivable, 0 as credit from (%s) s group by 1, 2, 3
      having sum(billed) <> 0 or sum(receivable) <> 0) d', v_source) into v_changes;
  if v_changes is not null then
    perform private.add_lease_balances(v_changes);
  end if;
  execute format('select jsonb_agg(d) from (select organization_id, month, currency, sum(billed) as billed,
      sum(collected) as collected, 0 as revenue from (%s) s where kind <> ''deposit'' group by 1, 2, 3
      having sum(billed) <> 0 or sum(collected) <> 0) d', v_source) into v_changes;
  if v_changes is not null then
    perform private.add_monthly_totals(v_changes);
  end if;
  return null;
end
$$;
comment on function private.keep_charge_totals is 'Trigger: what charges add to lease balances and monthly totals.';
create trigger keep_totals_on_insert after insert on public.charges referencing new table as new_rows
  for each statement execute function private.keep_charge_totals();
create trigger keep_totals_on_update after update on public.charges referencing new table as new_rows old table as old_rows
  for each statement execute function private.keep_charge_totals();

create function private.keep_payment_totals()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_columns constant text := 'lease_id, organization_id, currency,
    @sign * (case when status = ''confirmed'' then amount_minor else 0 end) as paid, @sign * unapplied_minor as credit';
  v_source text := replace('select ' || v_columns || ' from new_rows', '@sign', '1');
  v_changes jsonb;
begin
  if tg_op = 'UPDATE' then
    v_source := v_source || ' union all ' || replace('select ' || v_columns || ' from old_rows', '@sign', '-1');
  end if;
  execute format('select jsonb_agg(d) from (select lease_id, organization_id, currency, 0 as billed, sum(paid) as paid,
      0 as receivable, sum(credit) as credit from (%s) s group by 1, 2, 3
      having sum(paid) <> 0 or sum(credit) <> 0) d', v_source) into v_changes;
  if v_changes is not null then
    perform private.add_lease_balances(v_changes);
  end if;
  return null;
end
$$;
comment on function private.keep_payment_totals is 'Trigger: what payments add to lease balances.';
create trigger keep_totals_on_insert after insert on public.payments referencing new table as new_rows
  for each statement execute function private.keep_payment_totals();
create trigger keep_totals_on_update after update on public.payments referencing new table as new_rows old table as old_rows
  for each statement execute function private.keep_payment_totals();

create function private.keep_revenue()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_changes jsonb;
begin
  select jsonb_agg(d) into v_changes from (
    select a.organization_id, date_trunc('month', a.occurred_on)::date as month, a.currency,
      0 as billed, 0 as collected, sum(a.amount_minor) as revenue
    from new_rows a join public.charges c on c.id = a.charge_id
    where c.kind <> 'deposit'
    group by 1, 2, 3 having sum(a.amount_minor) <> 0
  ) d;
  if v_changes is not null then
    perform private.add_monthly_totals(v_changes);
  end if;
  return null;
end
$$;
comment on function private.keep_revenue is 'Trigger: what allocations add to the revenue of their month.';
create trigger keep_revenue after insert on public.payment_allocations
  referencing new table as new_rows for each statement execute function private.keep_revenue();

create function private.start_lease_balance()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.lease_balances (lease_id, organization_id, currency) values (new.id, new.organization_id, new.currency);
  return null;
end
$$;
comment on function private.start_lease_balance is 'Trigger: every lease has a balance, zero at first.';
create trigger start_lease_balance after insert on public.leases
  for each row execute function private.start_lease_balance();
