create function private.find_tenant_rows(p_lease_ids uuid[])
returns setof public.tenant_rows
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select t.id, t.organization_id, t.lease_id, t.person_id, t.user_id, l.unit_id, l.property_id,
      t.is_primary and not t.has_left and (t.primary_from is null or not exists (
        select 1 from public.lease_tenants x where x.lease_id = t.lease_id and x.is_primary and not x.has_left
          and (x.primary_from is null or x.primary_from < t.primary_from))),
      pe.full_name, p.name, case when t.has_left then 'ended' else l.status end, l.starts_on,
      case when t.has_left then t.left_on else l.ends_on end, r.rent_minor,
      case when t.has_left then 0 else coalesce(b.receivable_minor, 0) end, u.label, l.currency, pe.email, pe.phone,
      case when t.has_left then 0 else coalesce(b.credit_minor, 0) end, t.left_on, t.has_left
    from public.leases l
    join public.organizations o on o.id = l.organization_id
    join public.lease_tenants t on t.lease_id = l.id
    join public.people pe on pe.id = t.person_id
    join public.properties p on p.id = l.property_id
    join public.units u on u.id = l.unit_id
    left join public.lease_balances b on b.lease_id = l.id
    left join lateral (
      select s.rent_minor from public.lease_rent_steps s where s.lease_id = l.id
      order by (s.starts_on <= (now() at time zone o.time_zone)::date) desc,
        abs(s.starts_on - (now() at time zone o.time_zone)::date) limit 1
    ) r on true
    where l.id = any (p_lease_ids);
end
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
    ends_on = excluded.ends_on, rent_minor = excluded.rent_minor, receivable_minor = excluded.receivable_minor,
    unit_label = excluded.unit_label, currency = excluded.currency, email = excluded.email, phone = excluded.phone,
    credit_minor = excluded.credit_minor, left_on = excluded.left_on, has_left = excluded.has_left
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
    label_order = excluded.label_order, is_leased = excluded.is_leased, market_rent_minor = excluded.market_rent_minor,
    market_rent_currency = excluded.market_rent_currency
  where k is distinct from excluded
$$;
comment on function private.keep_unit_rows is 'Brings the kept rows of these units up to date.';

-- Joined with each other, the rows before and after a statement were compared each with each: the plan is made once, mostly for
-- a statement that changed one lease, and a month's rent changes them all. Nothing here joins the two.
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
    select array_agg(id), array_agg(distinct unit_id) into v_leases, v_units from (
      select id, unit_id, status, starts_on, ends_on, property_id, currency from new_rows
      except select id, unit_id, status, starts_on, ends_on, property_id, currency from old_rows) changed;
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

create function private.keep_rows_of_balances()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.tenant_rows k set receivable_minor = n.receivable_minor, credit_minor = n.credit_minor from new_rows n
  where k.organization_id = n.organization_id and k.lease_id = n.lease_id and not k.has_left
    and (k.receivable_minor, k.credit_minor) <> (n.receivable_minor, n.credit_minor);
  return null;
end
$$;
comment on function private.keep_rows_of_balances is
  'Trigger: what a lease owes, and what it has paid ahead, stand in the kept rows.';

create function private.keep_rows_of_names()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_table_name = 'people' then
    update public.tenant_rows k set full_name = n.full_name, email = n.email, phone = n.phone from new_rows n
    where k.organization_id = n.organization_id and k.person_id = n.id
      and (k.full_name, k.email, k.phone) <> (n.full_name, n.email, n.phone);
  else
    update public.tenant_rows k set property_name = n.name from new_rows n
    where k.organization_id = n.organization_id and k.property_id = n.id and k.property_name <> n.name;
    update public.unit_rows k set property_name = n.name from new_rows n
    where k.organization_id = n.organization_id and k.property_id = n.id and k.property_name <> n.name;
  end if;
  return null;
end
$$;
comment on function private.keep_rows_of_names is
  'Trigger: names of people and properties, and how people are reached, stand in the kept rows.';

create function private.keep_rows_of_units()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.keep_unit_rows(array(select id from new_rows));
  if tg_op = 'UPDATE' then
    update public.tenant_rows k set unit_label = n.label from new_rows n
    where k.organization_id = n.organization_id and k.unit_id = n.id and k.unit_label <> n.label;
  end if;
  return null;
end
$$;
comment on function private.keep_rows_of_units is
  'Trigger: every unit has its kept row, and its label stands in those of its tenants.';

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
comment on function private.portfolio_jobs is
  'Part of the scheduled job: rents that began since it ran last stand in the kept rows.';

create function private.property_name_of(p_property_id uuid)
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  return (select name from public.properties where id = p_property_id);
end
$$;
comment on function private.property_name_of is
  'The property''s name for who may not read the kept row that has it. A function, so that only a row that needs it pays for it: lists are not planned with it.';

create function private.unit_label_of(p_lease_id uuid)
returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  return (select u.label from public.leases l join public.units u on u.id = l.unit_id where l.id = p_lease_id);
end
$$;
comment on function private.unit_label_of is
  'The label of a lease''s unit, as private.property_name_of.';

grant execute on function private.property_name_of, private.unit_label_of to authenticated, service_role;
