-- Arguments: the count's column, and which rows count. Transition tables: new_rows, old_rows.
create function private.keep_count()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_added text := format('select organization_id, 1 as n from new_rows where %s', tg_argv[1]);
  v_removed text := format('select organization_id, -1 as n from old_rows where %s', tg_argv[1]);
begin
  execute format(
    'update public.organization_totals t set %1$I = t.%1$I + d.n
     from (select organization_id, sum(n) as n from (%2$s) x group by organization_id having sum(n) <> 0) d
     where t.organization_id = d.organization_id',
    tg_argv[0],
    case tg_op when 'INSERT' then v_added when 'DELETE' then v_removed else v_added || ' union all ' || v_removed end);
  return null;
end
$$;
comment on function private.keep_count is 'Trigger: keeps one column of organization_totals.';

create function private.keep_tenant_count()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_source text := case
    when tg_table_name = 'leases' then
      'select n.organization_id, (private.is_occupying(n.status)::int - private.is_occupying(o.status)::int)
         * (select count(*) from public.lease_tenants lt where lt.lease_id = n.id and not lt.has_left) as n
       from new_rows n join old_rows o using (id) where n.status <> o.status'
    when tg_op = 'UPDATE' then
      'select n.organization_id, o.has_left::int - n.has_left::int as n
       from new_rows n join old_rows o using (id) join public.leases l on l.id = n.lease_id
       where n.has_left <> o.has_left and private.is_occupying(l.status)'
    else format('select r.organization_id, %s as n from %I r join public.leases l on l.id = r.lease_id
       where private.is_occupying(l.status) and not r.has_left',
      case tg_op when 'INSERT' then 1 else -1 end, case tg_op when 'INSERT' then 'new_rows' else 'old_rows' end)
  end;
begin
  execute format(
    'update public.organization_totals t set tenant_count = t.tenant_count + d.n
     from (select organization_id, sum(n) as n from (%s) x group by organization_id having sum(n) <> 0) d
     where t.organization_id = d.organization_id', v_source);
  return null;
end
$$;
comment on function private.keep_tenant_count is 'Trigger: keeps organization_totals.tenant_count.';

create function private.add_lease_balances(p_changes jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
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
    credit_minor = b.credit_minor + excluded.credit_minor;
end
$$;
comment on function private.add_lease_balances is 'Adds changes to lease balances, a row a lease.';

create function private.add_monthly_totals(p_changes jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.monthly_totals as t
    (organization_id, month, currency, billed_minor, collected_minor, revenue_minor)
  select organization_id, month, currency, billed, collected, revenue
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, month date, currency public.currency_code,
    billed bigint, collected bigint, revenue bigint)
  order by organization_id, month, currency
  on conflict (organization_id, month, currency) do update set
    billed_minor = t.billed_minor + excluded.billed_minor,
    collected_minor = t.collected_minor + excluded.collected_minor,
    revenue_minor = t.revenue_minor + excluded.revenue_minor;
end
$$;
comment on function private.add_monthly_totals is 'Adds changes to monthly totals, a row a month and currency.';

-- Billed is what is left after credits.
create function private.keep_charge_totals()
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
      select lease_id, organization_id, currency, sum(case when reversed_at is null then amount_minor - credited_minor else 0 end) as billed,
        0 as paid, sum(outstanding_minor) as receivable, 0 as credit
      from new_rows group by 1, 2, 3
    ) d where billed <> 0 or receivable <> 0;
    select jsonb_agg(d) into v_months from (
      select organization_id, date_trunc('month', due_on)::date as month, currency,
        sum(case when reversed_at is null then amount_minor - credited_minor else 0 end) as billed, sum(allocated_minor) as collected, 0 as revenue
      from new_rows where kind <> 'deposit' group by 1, 2, 3
    ) d where billed <> 0 or collected <> 0;
  else
    select jsonb_agg(d) into v_balances from (
      select lease_id, organization_id, currency,
        sum(sign * case when reversed_at is null then amount_minor - credited_minor else 0 end) as billed,
        0 as paid, sum(sign * outstanding_minor) as receivable, 0 as credit
      from (select 1 as sign, n.* from new_rows n union all select -1, o.* from old_rows o) s group by 1, 2, 3
    ) d where billed <> 0 or receivable <> 0;
    select jsonb_agg(d) into v_months from (
      select organization_id, date_trunc('month', due_on)::date as month, currency,
        sum(sign * case when reversed_at is null then amount_minor - credited_minor else 0 end) as billed,
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
comment on function private.keep_charge_totals is 'Trigger: what charges add to lease balances and monthly totals.';

create function private.keep_payment_totals()
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
        sum(case when status = 'confirmed' then amount_minor - refunded_minor - moved_minor else 0 end) as paid, 0 as receivable,
        sum(unapplied_minor) as credit
      from new_rows group by 1, 2, 3
    ) d where paid <> 0 or credit <> 0;
  else
    select jsonb_agg(d) into v_changes from (
      select lease_id, organization_id, currency, 0 as billed,
        sum(sign * case when status = 'confirmed' then amount_minor - refunded_minor - moved_minor else 0 end) as paid,
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
comment on function private.keep_payment_totals is 'Trigger: what payments add to lease balances.';

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
    where c.kind::text not in ('deposit', 'itbis')
    group by 1, 2, 3 having sum(a.amount_minor) <> 0
  ) d;
  if v_changes is not null then
    perform private.add_monthly_totals(v_changes);
  end if;
  return null;
end
$$;
comment on function private.keep_revenue is
  'Trigger: what allocations add to the revenue of their month; deposits and ITBIS are none.';

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
