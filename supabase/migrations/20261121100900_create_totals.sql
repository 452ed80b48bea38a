-- Figures that screens show are read, never counted: triggers keep them, so a dashboard costs the same
-- at ten units and at a hundred thousand. A test proves them equal to a recount.
create table public.organization_totals (
  organization_id uuid primary key references public.organizations (id) on delete cascade,
  property_count integer not null default 0,
  unit_count integer not null default 0,
  occupied_unit_count integer not null default 0,
  tenant_count integer not null default 0,
  reported_payment_count integer not null default 0
);
comment on table public.organization_totals is
  'Counts of what is not archived; occupied units and tenants are those of leases in force.';

create table public.monthly_totals (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  currency public.currency_code not null,
  billed_minor bigint not null default 0,
  collected_minor bigint not null default 0,
  revenue_minor bigint not null default 0,
  primary key (organization_id, month, currency)
);
comment on table public.monthly_totals is
  'Per month and currency, deposits left out (they are a liability): billed = charges due in the month; collected = what of those is paid; revenue = money applied to charges in the month.';

create table public.lease_balances (
  lease_id uuid primary key,
  organization_id uuid not null,
  currency public.currency_code not null,
  billed_minor bigint not null default 0,
  paid_minor bigint not null default 0,
  receivable_minor bigint not null default 0,
  credit_minor bigint not null default 0,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade
);
comment on table public.lease_balances is
  'Per lease: billed and paid so far, what is open (receivable) and what is paid ahead (credit); billed - paid = receivable - credit.';
create index lease_balances_by_organization on public.lease_balances (organization_id, lease_id);

create function private.start_organization()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.organization_counters (organization_id) values (new.id);
  insert into public.organization_totals (organization_id) values (new.id);
  insert into public.accounts (organization_id, code, system_key, name, kind, subtype, cash_flow_class)
  select new.id, code, system_key, name, kind, subtype, cash_flow_class from private.chart_template;
  return null;
end
$$;
comment on function private.start_organization is 'Trigger: a new organisation has its counters, its totals and its chart of accounts.';
create trigger start_organization after insert on public.organizations
  for each row execute function private.start_organization();

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

-- Tenants are counted by lease: all of its tenants when its state changes, one by one while it is in force.
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
         * (select count(*) from public.lease_tenants lt where lt.lease_id = n.id) as n
       from new_rows n join old_rows o using (id) where n.status <> o.status'
    else format('select r.organization_id, %s as n from %I r join public.leases l on l.id = r.lease_id
       where private.is_occupying(l.status)',
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

do $$
declare
  v_kept record;
begin
  for v_kept in select * from (values
    ('properties', 'property_count', 'archived_at is null'),
    ('units', 'unit_count', 'archived_at is null'),
    ('leases', 'occupied_unit_count', 'private.is_occupying(status)'),
    ('payments', 'reported_payment_count', 'status = ''reported'' ')
  ) as k (source, kept, counted) loop
    execute format('create trigger keep_%2$s_on_insert after insert on public.%1$I referencing new table as new_rows
      for each statement execute function private.keep_count(%2$L, %3$L)', v_kept.source, v_kept.kept, v_kept.counted);
    execute format('create trigger keep_%2$s_on_update after update on public.%1$I referencing new table as new_rows old table as old_rows
      for each statement execute function private.keep_count(%2$L, %3$L)', v_kept.source, v_kept.kept, v_kept.counted);
    execute format('create trigger keep_%2$s_on_delete after delete on public.%1$I referencing old table as old_rows
      for each statement execute function private.keep_count(%2$L, %3$L)', v_kept.source, v_kept.kept, v_kept.counted);
  end loop;
end
$$;
create trigger keep_tenant_count_on_update after update on public.leases referencing new table as new_rows old table as old_rows
  for each statement execute function private.keep_tenant_count();
create trigger keep_tenant_count_on_insert after insert on public.lease_tenants referencing new table as new_rows
  for each statement execute function private.keep_tenant_count();
create trigger keep_tenant_count_on_delete after delete on public.lease_tenants referencing old table as old_rows
  for each statement execute function private.keep_tenant_count();

create function private.refuse_lease_delete()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.status <> 'draft' then
    perform private.fail('lease_in_force');
  end if;
  return old;
end
$$;
comment on function private.refuse_lease_delete is 'Trigger: only a draft may be removed; other leases end.';
create trigger refuse_lease_delete before delete on public.leases
  for each row execute function private.refuse_lease_delete();

do $$
declare
  v_table text;
begin
  foreach v_table in array array['organization_totals', 'monthly_totals', 'lease_balances'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
  end loop;
end
$$;
create policy "readers of the portfolio see its counts" on public.organization_totals for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));
create policy "readers of money see monthly totals" on public.monthly_totals for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
create policy "readers of money and tenants see lease balances" on public.lease_balances for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids())));
