-- The lists of tenants and units are put in order by what stands in several tables: a name, a place, today's rent, a balance.
-- No index spans them, so every such page read the whole portfolio. Each row's own values are kept together here, and the
-- pages of both lists are read from an index.
create table public.tenant_rows (
  id uuid primary key,
  organization_id uuid not null,
  lease_id uuid not null,
  person_id uuid not null,
  user_id uuid,
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
  -- No other: the API would take this table for a way from tenants to their people and units.
  foreign key (organization_id, id) references public.lease_tenants (organization_id, id) on delete cascade
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
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete cascade
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
revoke execute on function private.find_tenant_rows, private.find_unit_rows, private.keep_tenant_rows, private.keep_unit_rows
  from public, anon, authenticated;
