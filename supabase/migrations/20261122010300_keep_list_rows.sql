-- The lists of tenants and units are put in order by what stands in several tables: a name, a place, today's rent, a balance.
-- No index spans them, so every such page read the whole portfolio. Each row's own values are kept together here, and the
-- pages of both lists are read from an index.
create table public.tenant_rows (
  id uuid primary key,
  organization_id uuid not null,
  lease_id uuid not null,
  person_id uuid not null,
  user_id uuid references auth.users (id) on delete set null,
  unit_id uuid not null,
  property_id uuid not null,
  is_primary boolean not null,
  full_name text not null,
  property_name text not null,
  status public.lease_status not null,
  starts_on date not null,
  ends_on date not null,
  rent_minor bigint,
  receivable_minor bigint not null,
  unique (organization_id, id),
  foreign key (organization_id, id) references public.lease_tenants (organization_id, id) on delete cascade,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete cascade,
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete cascade,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.tenant_rows is
  'Kept by triggers, a row for each tenant of a lease: what the lists of tenants and units are sorted and filtered by. rent_minor is that of the day on which the jobs ran last.';

create table public.unit_rows (
  unit_id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  property_name text not null,
  label_order text collate private.natural_order not null,
  is_let boolean not null,
  market_rent_minor bigint,
  market_rent_currency public.currency_code,
  unique (organization_id, unit_id),
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete cascade,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.unit_rows is
  'Kept by triggers, a row for each unit: where it stands in its list, whether it is let, and what it is worth to readers of the portfolio.';

create function private.find_tenant_rows(p_lease_ids uuid[])
returns setof public.tenant_rows
language sql
stable
security definer
set search_path = ''
as $$
  select t.id, t.organization_id, t.lease_id, t.person_id, t.user_id, l.unit_id, l.property_id, t.is_primary, pe.full_name, p.name, l.status,
    l.starts_on, l.ends_on, r.rent_minor, coalesce(b.receivable_minor, 0)
  from public.leases l
  join public.organizations o on o.id = l.organization_id
  join public.lease_tenants t on t.lease_id = l.id
  join public.people pe on pe.id = t.person_id
  join public.properties p on p.id = l.property_id
  left join public.lease_balances b on b.lease_id = l.id
  left join lateral (
    select s.rent_minor from public.lease_rent_steps s where s.lease_id = l.id
    order by (s.starts_on <= (now() at time zone o.time_zone)::date) desc,
      abs(s.starts_on - (now() at time zone o.time_zone)::date) limit 1
  ) r on true
  where l.id = any (p_lease_ids)
$$;
comment on function private.find_tenant_rows is 'The rows that are kept of the tenants of these leases, counted anew.';

create function private.find_unit_rows(p_unit_ids uuid[])
returns setof public.unit_rows
language sql
stable
security definer
set search_path = ''
as $$
  select u.id, u.organization_id, u.property_id, p.name, u.label_order,
    exists (select 1 from public.leases l where l.unit_id = u.id and l.status in ('active', 'notice_given', 'month_to_month')),
    u.market_rent_minor, u.market_rent_currency
  from public.units u join public.properties p on p.id = u.property_id
  where u.id = any (p_unit_ids)
$$;
comment on function private.find_unit_rows is 'The rows that are kept of these units, counted anew.';

create function private.keep_tenant_rows(p_lease_ids uuid[])
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.tenant_rows as k select * from private.find_tenant_rows(p_lease_ids)
  on conflict (id) do update set lease_id = excluded.lease_id, person_id = excluded.person_id, user_id = excluded.user_id,
    unit_id = excluded.unit_id, property_id = excluded.property_id, is_primary = excluded.is_primary, full_name = excluded.full_name,
    property_name = excluded.property_name, status = excluded.status, starts_on = excluded.starts_on,
    ends_on = excluded.ends_on, rent_minor = excluded.rent_minor, receivable_minor = excluded.receivable_minor
  where k is distinct from excluded
$$;
comment on function private.keep_tenant_rows is 'Brings the kept rows of the tenants of these leases up to date.';

create function private.keep_unit_rows(p_unit_ids uuid[])
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.unit_rows as k select * from private.find_unit_rows(p_unit_ids)
  on conflict (unit_id) do update set property_id = excluded.property_id, property_name = excluded.property_name,
    label_order = excluded.label_order, is_let = excluded.is_let, market_rent_minor = excluded.market_rent_minor,
    market_rent_currency = excluded.market_rent_currency
  where k is distinct from excluded
$$;
comment on function private.keep_unit_rows is 'Brings the kept rows of these units up to date.';

select private.keep_tenant_rows(array(select id from public.leases)), private.keep_unit_rows(array(select id from public.units));

-- In the order of the lists, each with the id that tells rows of one value apart.
create index tenant_rows_by_name on public.tenant_rows (organization_id, full_name, id);
create index tenant_rows_by_property on public.tenant_rows (organization_id, property_name, id);
create index tenant_rows_by_rent on public.tenant_rows (organization_id, rent_minor, id);
create index tenant_rows_by_start on public.tenant_rows (organization_id, starts_on, id);
create index tenant_rows_by_end on public.tenant_rows (organization_id, ends_on, id);
create index tenant_rows_by_balance on public.tenant_rows (organization_id, receivable_minor, id);
create index tenant_rows_owing on public.tenant_rows (organization_id, full_name, id) where receivable_minor > 0;
create index tenant_rows_upcoming on public.tenant_rows (organization_id, full_name, id)
  where status in ('signed', 'sent', 'partially_signed', 'draft');
create index tenant_rows_of_property on public.tenant_rows (organization_id, property_id, full_name, id);
create index tenant_rows_of_lease on public.tenant_rows (lease_id, organization_id);
create index tenant_rows_of_user on public.tenant_rows (user_id, lease_id);
create index tenant_rows_of_person on public.tenant_rows (organization_id, person_id);
create index tenant_rows_of_unit on public.tenant_rows (unit_id)
  where is_primary and status in ('active', 'notice_given', 'month_to_month');
create index tenant_rows_of_all_units on public.tenant_rows (organization_id, unit_id);
create index tenant_rows_let_by_rent on public.tenant_rows (organization_id, rent_minor, unit_id)
  where is_primary and status in ('active', 'notice_given', 'month_to_month');
create index tenant_rows_let_by_end on public.tenant_rows (organization_id, ends_on, unit_id)
  where is_primary and status in ('active', 'notice_given', 'month_to_month');
create index unit_rows_vacant on public.unit_rows (organization_id, property_name, label_order, unit_id) where not is_let;
create index units_by_label on public.units (organization_id, label_order, id);
create index unit_rows_by_market_rent on public.unit_rows (organization_id, market_rent_minor, unit_id);
create index unit_rows_of_property on public.unit_rows (organization_id, property_id);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['tenant_rows', 'unit_rows'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated, service_role', v_table);
  end loop;
end
$$;
create policy "readers of leases, people and money see kept rows of tenants, and tenants their own" on public.tenant_rows
  for select to authenticated
  using ((organization_id = any (array(select private.my_organization_ids('leases.read')))
      and organization_id = any (array(select private.my_organization_ids('people.read')))
      and organization_id = any (array(select private.my_organization_ids('money.read'))))
    or (user_id = (select auth.uid()) and lease_id = any (array(select private.my_lease_ids()))));
create policy "readers of the portfolio see kept rows of units" on public.unit_rows for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));

create function private.keep_rows_of_leases()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_leases uuid[];
  v_units uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct unit_id) into v_units from new_rows where status in ('active', 'notice_given', 'month_to_month');
  else
    select array_agg(n.id), array_agg(distinct n.unit_id) into v_leases, v_units from new_rows n join old_rows o using (id)
    where (n.status, n.starts_on, n.ends_on, n.unit_id, n.property_id)
      is distinct from (o.status, o.starts_on, o.ends_on, o.unit_id, o.property_id);
  end if;
  if v_leases is not null then
    perform private.keep_tenant_rows(v_leases);
  end if;
  if v_units is not null then
    perform private.keep_unit_rows(v_units);
  end if;
  return null;
end
$$;
comment on function private.keep_rows_of_leases is 'Trigger: a lease''s status, days and place stand in the kept rows.';
create trigger keep_list_rows_added after insert on public.leases referencing new table as new_rows
  for each statement execute function private.keep_rows_of_leases();
create trigger keep_list_rows_changed after update on public.leases referencing old table as old_rows new table as new_rows
  for each statement execute function private.keep_rows_of_leases();

create function private.keep_rows_of_lease_parts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.keep_tenant_rows(array(select distinct lease_id from changed_rows));
  return null;
end
$$;
comment on function private.keep_rows_of_lease_parts is 'Trigger: a lease''s tenants and rents stand in the kept rows.';
create trigger keep_list_rows_added after insert on public.lease_tenants referencing new table as changed_rows
  for each statement execute function private.keep_rows_of_lease_parts();
create trigger keep_list_rows_changed after update on public.lease_tenants referencing new table as changed_rows
  for each statement execute function private.keep_rows_of_lease_parts();
create trigger keep_list_rows_added after insert on public.lease_rent_steps referencing new table as changed_rows
  for each statement execute function private.keep_rows_of_lease_parts();
create trigger keep_list_rows_changed after update on public.lease_rent_steps referencing new table as changed_rows
  for each statement execute function private.keep_rows_of_lease_parts();
create trigger keep_list_rows_removed after delete on public.lease_rent_steps referencing old table as changed_rows
  for each statement execute function private.keep_rows_of_lease_parts();

create function private.keep_rows_of_balances()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.tenant_rows k set receivable_minor = n.receivable_minor from new_rows n
  where k.organization_id = n.organization_id and k.lease_id = n.lease_id and k.receivable_minor <> n.receivable_minor;
  return null;
end
$$;
comment on function private.keep_rows_of_balances is 'Trigger: what a lease owes stands in the kept rows.';
create trigger keep_list_rows_added after insert on public.lease_balances referencing new table as new_rows
  for each statement execute function private.keep_rows_of_balances();
create trigger keep_list_rows_changed after update on public.lease_balances referencing new table as new_rows
  for each statement execute function private.keep_rows_of_balances();

create function private.keep_rows_of_names()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'people' then
    update public.tenant_rows k set full_name = n.full_name from new_rows n
    where k.organization_id = n.organization_id and k.person_id = n.id and k.full_name <> n.full_name;
  else
    update public.tenant_rows k set property_name = n.name from new_rows n
    where k.organization_id = n.organization_id and k.property_id = n.id and k.property_name <> n.name;
    update public.unit_rows k set property_name = n.name from new_rows n
    where k.organization_id = n.organization_id and k.property_id = n.id and k.property_name <> n.name;
  end if;
  return null;
end
$$;
comment on function private.keep_rows_of_names is 'Trigger: names of people and properties stand in the kept rows.';
create trigger keep_list_rows_changed after update on public.people referencing new table as new_rows
  for each statement execute function private.keep_rows_of_names();
create trigger keep_list_rows_changed after update on public.properties referencing new table as new_rows
  for each statement execute function private.keep_rows_of_names();

create function private.keep_rows_of_units()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.keep_unit_rows(array(select id from new_rows));
  return null;
end
$$;
comment on function private.keep_rows_of_units is 'Trigger: every unit has its kept row.';
create trigger keep_list_rows_added after insert on public.units referencing new table as new_rows
  for each statement execute function private.keep_rows_of_units();
create trigger keep_list_rows_changed after update on public.units referencing new table as new_rows
  for each statement execute function private.keep_rows_of_units();

-- A rent that was agreed earlier begins on a day when nobody writes anything. Index: the few steps that begin now.
create index lease_rent_steps_by_day on public.lease_rent_steps (organization_id, starts_on);
create function private.portfolio_jobs(p_organization_id uuid, p_now timestamptz)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.keep_tenant_rows(array(
    select distinct s.lease_id from public.lease_rent_steps s
    where s.organization_id = p_organization_id
      and s.starts_on between (p_now - interval '40 days')::date and (p_now + interval '1 day')::date))
$$;
comment on function private.portfolio_jobs is 'Part of the scheduled job: rents that began since it ran last stand in the kept rows.';

-- As before, and also what lists are sorted by.
create or replace function private.run_organization_jobs(p_organization_id uuid, p_now timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date;
  v_leases integer;
  v_rents integer;
  v_fees integer;
  v_forgotten integer;
  v_months integer;
  v_bills integer;
  v_reports integer;
  v_result jsonb := '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 0}';
begin
  select (p_now at time zone time_zone)::date into v_today from public.organizations where id = p_organization_id;
  if v_today is null then
    return v_result;
  end if;
  begin
    perform private.lock_money(p_organization_id);
    v_leases := private.advance_leases(p_organization_id, v_today);
    v_rents := private.post_due_rent(p_organization_id, v_today);
    v_rents := v_rents + private.post_recurring_charges(p_organization_id, v_today);
    v_fees := private.post_late_fees(p_organization_id, v_today);
    v_forgotten := private.forget_applications(p_organization_id, v_today);
    v_months := private.keep_month_ends(p_organization_id, v_today);
    v_bills := private.post_recurring_bills(p_organization_id, v_today);
    perform private.portfolio_jobs(p_organization_id, p_now);
    v_reports := private.send_scheduled_reports(p_organization_id, v_today);
    -- Entries are checked at commit otherwise, where the trouble could no longer be written down.
    set constraints public.check_entry_balances immediate;
    set constraints public.check_entry_balances deferred;
    v_result := jsonb_build_object('leases', v_leases, 'rents', v_rents, 'late_fees', v_fees, 'failed', 0);
    if v_leases + v_rents + v_fees + v_forgotten + v_months + v_bills + v_reports > 0 then
      insert into private.job_runs (organization_id, ran_for, result)
      values (p_organization_id, p_now, v_result - 'failed'
        || jsonb_build_object('applications_forgotten', v_forgotten, 'recurring_bills', v_bills, 'reports_sent', v_reports));
    end if;
  exception when others then
    insert into private.job_runs (organization_id, ran_for, error) values (p_organization_id, p_now, sqlerrm);
    v_result := '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 1}';
  end;
  return v_result;
end
$$;

create or replace view public.tenants_list with (security_invoker = true) as
-- What no page is ordered by is looked up for the rows of the page alone.
select k.id, k.organization_id, k.person_id, k.lease_id, k.user_id, k.is_primary, k.full_name,
  (select pe.email from public.people pe where pe.id = k.person_id) as email,
  (select pe.phone from public.people pe where pe.id = k.person_id) as phone,
  k.property_id, k.unit_id, k.property_name,
  (select u.label from public.units u where u.id = k.unit_id) as unit_label,
  k.rent_minor, (select l.currency from public.leases l where l.id = k.lease_id) as currency,
  k.starts_on, k.ends_on, k.status, k.receivable_minor,
  (select b.credit_minor from public.lease_balances b where b.lease_id = k.lease_id) as credit_minor,
  (select pe.search_name from public.people pe where pe.id = k.person_id) as search_name,
  (select pe.search_text from public.people pe where pe.id = k.person_id) as search_text,
  array(select t.tag from public.person_tags t where t.organization_id = k.organization_id and t.person_id = k.person_id
    order by t.tag) as tags
from public.tenant_rows k;

create or replace view public.units_list with (security_invoker = true) as
select u.id, u.organization_id, u.property_id, u.label, u.unit_use, u.bedrooms, u.bathrooms, u.area_m2, k.market_rent_minor,
  k.market_rent_currency, u.archived_at, u.created_at, p.name as property_name,
  l.id as lease_id, l.status as lease_status, t.ends_on as lease_ends_on, l.currency as rent_currency, t.rent_minor, t.full_name as tenant_name,
  u.label_order, k.is_let
from public.units u
-- By organisation too: then properties are read in the order of their names, and a page stops after its rows.
join public.properties p on p.organization_id = u.organization_id and p.id = u.property_id
-- With all that pages are ordered by, so that a page of what is vacant comes from the kept rows' index.
left join public.unit_rows k on k.organization_id = u.organization_id and k.unit_id = u.id and k.property_name = p.name
  and k.label_order = u.label_order
-- Leases in force never share a unit.
left join public.tenant_rows t on t.organization_id = u.organization_id and t.unit_id = u.id and t.is_primary
  and t.status in ('active', 'notice_given', 'month_to_month')
left join public.leases l on l.id = t.lease_id;
comment on view public.units_list is
  'Units with the lease in force, its primary tenant and rent; null where vacant or not for the reader. is_let: whether there is such a lease, for readers of the portfolio.';

revoke execute on function private.find_tenant_rows, private.find_unit_rows, private.keep_tenant_rows, private.keep_unit_rows,
  private.keep_rows_of_leases, private.keep_rows_of_lease_parts, private.keep_rows_of_balances, private.keep_rows_of_names,
  private.keep_rows_of_units, private.portfolio_jobs from public, anon, authenticated;
