alter table public.units add column amenities text[] not null default '{}' check (amenities <@ array[
  'air_conditioning', 'balcony', 'cistern', 'elevator', 'furnished', 'generator', 'gym', 'internet', 'inverter', 'kitchen',
  'laundry', 'parking', 'patio', 'pets_allowed', 'pool', 'security', 'service_room', 'terrace', 'water_heater']::text[]
  and cardinality(amenities) <= 19);
comment on column public.units.amenities is 'What the unit comes with; src/domain/unit-facts.ts has the same list.';
grant select (amenities), insert (amenities), update (amenities) on public.units to authenticated;

create table public.unit_meters (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  unit_id uuid not null,
  kind text not null check (kind in ('water', 'electricity', 'gas')),
  number text not null check (char_length(btrim(number)) between 1 and 40),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (unit_id, kind, number),
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete cascade
);
comment on table public.unit_meters is 'Meters and contract numbers of a unit with those who supply water, electricity and gas.';
create index unit_meters_by_unit on public.unit_meters (organization_id, unit_id, kind);
alter table public.unit_meters enable row level security;
grant select, delete, insert (id, organization_id, unit_id, kind, number), update (kind, number)
  on public.unit_meters to authenticated;
grant all on public.unit_meters to service_role;
create trigger write_audit_log after insert or update or delete on public.unit_meters
  for each row execute function private.write_audit_log();
create policy "readers of the portfolio see meters" on public.unit_meters for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));
create policy "portfolio writers add meters" on public.unit_meters for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers change meters" on public.unit_meters for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers remove meters" on public.unit_meters for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));

-- Whether a unit is let is no secret to who looks after the property, although the lease is (see let_unit_count).
create function private.is_unit_let(p_unit_id uuid)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return exists (
    select 1 from public.leases l
    where l.unit_id = p_unit_id and l.status in ('active', 'notice_given', 'month_to_month')
      and l.organization_id = any (array(select private.my_organization_ids('portfolio.read')))
  );
end
$$;
comment on function private.is_unit_let is 'Whether a lease of the unit is in force, for readers of the portfolio.';
revoke execute on function private.is_unit_let from public, anon;
grant execute on function private.is_unit_let to authenticated, service_role;

create or replace view public.units_list with (security_invoker = true) as
select u.id, u.organization_id, u.property_id, u.label, u.unit_use, u.bedrooms, u.bathrooms, u.area_m2, private.market_rent_minor(u.id) as market_rent_minor,
  private.market_rent_currency(u.id) as market_rent_currency, u.archived_at, u.created_at, p.name as property_name,
  l.id as lease_id, l.status as lease_status, l.ends_on as lease_ends_on, l.currency as rent_currency, r.rent_minor, t.full_name as tenant_name,
  u.label_order,
  -- Asked only where the reader sees no lease.
  case when l.id is not null then true else private.is_unit_let(u.id) end as is_let
from public.units u
-- By organisation too: then properties are read in the order of their names, and a page stops after its rows.
join public.properties p on p.organization_id = u.organization_id and p.id = u.property_id
join public.organizations o on o.id = u.organization_id
-- Leases in force never share a unit. The limit keeps this a probe for each unit, never a join with every lease.
left join lateral (
  select id, status, ends_on, currency from public.leases
  where unit_id = u.id and status in ('active', 'notice_given', 'month_to_month') order by starts_on desc limit 1
) l on true
left join lateral (
  select s.rent_minor from public.lease_rent_steps s where s.lease_id = l.id
  order by (s.starts_on <= (now() at time zone o.time_zone)::date) desc,
    abs(s.starts_on - (now() at time zone o.time_zone)::date) limit 1
) r on true
left join lateral (
  select pe.full_name from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
  where lt.lease_id = l.id and lt.is_primary limit 1
) t on true;
comment on view public.units_list is
  'Units with the lease in force, its primary tenant and rent; null where vacant or not for the reader. is_let: whether there is such a lease, for every reader.';

create index audit_log_of_units on public.audit_log (organization_id, row_id, id desc) where table_name = 'units';

create function public.unit_timeline(
  p_unit_id uuid, p_before_on date default null, p_before_key text default null, p_limit integer default 50)
returns table (happened_on date, key text, kind text, lease_id uuid, tenant_name text, currency public.currency_code,
  amount_minor bigint, before_minor bigint)
language sql
stable
set search_path = ''
as $$
with place as (
  select u.id, u.organization_id, u.created_at, o.time_zone, (now() at time zone o.time_zone)::date as today
  from public.units u join public.organizations o on o.id = u.organization_id
  where u.id = p_unit_id and u.organization_id = any (array(select private.my_organization_ids('portfolio.read')))
),
leases as (
  select l.* from public.leases l join place on l.unit_id = place.id and l.organization_id = place.organization_id
  where l.status not in ('draft', 'sent', 'partially_signed')
),
steps as (
  select s.lease_id, s.starts_on, s.currency, s.rent_minor, lag(s.rent_minor) over (partition by s.lease_id order by s.starts_on) as before_minor
  from public.lease_rent_steps s join leases l on l.id = s.lease_id
),
-- Rows that only auditors see: others are told of leases alone.
changes as (
  select a.id, (a.at at time zone place.time_zone)::date as happened_on, a.before, a.after
  from place join public.audit_log a
    on a.organization_id = place.organization_id and a.table_name = 'units' and a.row_id = place.id and a.action = 'update'
),
events as (
  select (place.created_at at time zone place.time_zone)::date as happened_on, '0' as key, 'added' as kind, null::uuid as lease_id,
    null::public.currency_code as currency, null::bigint as amount_minor, null::bigint as before_minor from place
  union all
  select l.starts_on, '3' || l.id, 'lease_begun', l.id, l.currency,
    (select s.rent_minor from steps s where s.lease_id = l.id order by s.starts_on limit 1), null from leases l
  union all
  select l.ended_on, '2' || l.id, 'lease_ended', l.id, null, null, null from leases l
  where l.status in ('ended', 'terminated', 'renewed') and l.ended_on is not null
  union all
  select s.starts_on, '4' || s.lease_id || s.starts_on, 'rent_changed', s.lease_id, s.currency, s.rent_minor, s.before_minor
  from steps s where s.before_minor is not null
  union all
  select c.happened_on, '1' || lpad(c.id::text, 20, '0'),
    case when c.after ->> 'archived_at' is null then 'restored' else 'archived' end, null, null, null, null
  from changes c where (c.before ->> 'archived_at' is null) <> (c.after ->> 'archived_at' is null)
  union all
  select c.happened_on, '5' || lpad(c.id::text, 20, '0'), 'market_rent_changed', null,
    (coalesce(c.after, c.before) ->> 'market_rent_currency')::public.currency_code, (c.after ->> 'market_rent_minor')::bigint,
    case when c.before ->> 'market_rent_currency' = c.after ->> 'market_rent_currency' then (c.before ->> 'market_rent_minor')::bigint end
  from changes c where (c.before -> 'market_rent_minor', c.before -> 'market_rent_currency')
    is distinct from (c.after -> 'market_rent_minor', c.after -> 'market_rent_currency')
)
select e.happened_on, e.key, e.kind, e.lease_id,
  (select pe.full_name from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
    where lt.lease_id = e.lease_id and lt.is_primary limit 1),
  e.currency, e.amount_minor, e.before_minor
from events e cross join place
where e.happened_on <= place.today and (p_before_on is null or (e.happened_on, e.key) < (p_before_on, coalesce(p_before_key, '')))
order by e.happened_on desc, e.key desc
limit least(greatest(coalesce(p_limit, 50), 1), 200)
$$;
comment on function public.unit_timeline is
  'What happened to a unit up to today, newest first, in pages: p_before_on and p_before_key are those of the last event seen. Kinds: added, lease_begun, lease_ended, rent_changed, and for auditors archived, restored, market_rent_changed.';
revoke execute on function public.unit_timeline from public, anon;
grant execute on function public.unit_timeline to authenticated;
