-- A page of tenants looked up six rows for each of its own, a page of charges or payments five: each lookup is a level deeper in
-- a large portfolio. What these pages show stands in the kept rows, so that one lookup is left.
alter table public.tenant_rows
  add column unit_label text not null default '',
  add column currency public.currency_code not null default 'DOP',
  add column email text not null default '',
  add column phone text not null default '',
  add column credit_minor bigint not null default 0;

create or replace function private.find_tenant_rows(p_lease_ids uuid[])
returns setof public.tenant_rows
language sql
stable
security definer
set search_path = ''
as $$
  select t.id, t.organization_id, t.lease_id, t.person_id, t.user_id, l.unit_id, l.property_id, t.is_primary, pe.full_name, p.name, l.status,
    l.starts_on, l.ends_on, r.rent_minor, coalesce(b.receivable_minor, 0), u.label, l.currency, pe.email, pe.phone,
    coalesce(b.credit_minor, 0)
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
  where l.id = any (p_lease_ids)
$$;

create or replace function private.keep_tenant_rows(p_lease_ids uuid[])
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
    credit_minor = excluded.credit_minor
  where k is distinct from excluded
$$;

select private.keep_tenant_rows(array(select id from public.leases));
alter table public.tenant_rows
  alter column unit_label drop default,
  alter column currency drop default,
  alter column email drop default,
  alter column phone drop default,
  alter column credit_minor drop default;

create or replace function private.keep_rows_of_leases()
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
    where (n.status, n.starts_on, n.ends_on, n.unit_id, n.property_id, n.currency)
      is distinct from (o.status, o.starts_on, o.ends_on, o.unit_id, o.property_id, o.currency);
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

create or replace function private.keep_rows_of_balances()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.tenant_rows k set receivable_minor = n.receivable_minor, credit_minor = n.credit_minor from new_rows n
  where k.organization_id = n.organization_id and k.lease_id = n.lease_id
    and (k.receivable_minor, k.credit_minor) <> (n.receivable_minor, n.credit_minor);
  return null;
end
$$;
comment on function private.keep_rows_of_balances is 'Trigger: what a lease owes, and what it has paid ahead, stand in the kept rows.';

create or replace function private.keep_rows_of_names()
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

create or replace function private.keep_rows_of_units()
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
comment on function private.keep_rows_of_units is 'Trigger: every unit has its kept row, and its label stands in those of its tenants.';

create index unit_rows_by_place on public.unit_rows (organization_id, property_name, label_order, unit_id);
