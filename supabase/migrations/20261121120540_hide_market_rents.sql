-- What a landlord thinks a unit is worth is not for its tenant, who may read the unit: nobody reads these columns
-- directly, and the list of units gives them to readers of the portfolio.
revoke select on public.units from authenticated;
grant select (id, organization_id, property_id, label, label_order, unit_use, bedrooms, bathrooms, area_m2, archived_at,
  created_at, updated_at) on public.units to authenticated;

create function private.market_rent_minor(p_unit_id uuid)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select u.market_rent_minor from public.units u
    where u.id = p_unit_id and u.organization_id = any (array(select private.my_organization_ids('portfolio.read')))
  );
end
$$;
comment on function private.market_rent_minor is 'For readers of the portfolio alone: see public.units.market_rent_minor.';

create function private.market_rent_currency(p_unit_id uuid)
returns public.currency_code
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select u.market_rent_currency from public.units u
    where u.id = p_unit_id and u.organization_id = any (array(select private.my_organization_ids('portfolio.read')))
  );
end
$$;
comment on function private.market_rent_currency is 'For readers of the portfolio alone: see public.units.market_rent_currency.';

revoke execute on function private.market_rent_minor, private.market_rent_currency from public, anon;
grant execute on function private.market_rent_minor, private.market_rent_currency to authenticated, service_role;

create or replace view public.units_list with (security_invoker = true) as
select u.id, u.organization_id, u.property_id, u.label, u.unit_use, u.bedrooms, u.bathrooms, u.area_m2, private.market_rent_minor(u.id) as market_rent_minor,
  private.market_rent_currency(u.id) as market_rent_currency, u.archived_at, u.created_at, p.name as property_name,
  l.id as lease_id, l.status as lease_status, l.ends_on as lease_ends_on, l.currency as rent_currency, r.rent_minor, t.full_name as tenant_name,
  u.label_order
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
