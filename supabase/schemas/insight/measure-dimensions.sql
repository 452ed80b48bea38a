-- Read once, after one check: asked row by row, the check costs more than the rent.
create function private.unit_market_rents(p_organization_id uuid)
returns table (unit_id uuid, rent_minor bigint, currency public.currency_code)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query select u.id, u.market_rent_minor, u.market_rent_currency from public.units u
  where u.organization_id = p_organization_id and u.market_rent_minor is not null
    and p_organization_id in (select private.my_organization_ids('portfolio.read'));
end
$$;
comment on function private.unit_market_rents is
  'For readers of the portfolio alone: the units that have a market rent.';

create function private.measure_owners(p_organization_id uuid)
returns table (property_id uuid, starts_on date, ends_on date, owner_key text, owner_name text, below integer, through integer)
language sql
stable
set search_path = ''
as $$
  select o.property_id, o.starts_on, o.ends_on, private.owner_key(o.name, o.number), o.name,
    (sum(o.share) over w - o.share)::integer, (sum(o.share) over w)::integer
  from (
    select t.property_id, t.starts_on, t.ends_on, x.n as position, x.owner ->> 'name' as name,
      coalesce(x.owner ->> 'identity_number', '') as number, (x.owner ->> 'share_basis_points')::integer as share
    from public.property_owner_terms t cross join lateral jsonb_array_elements(t.owners) with ordinality x (owner, n)
    where t.organization_id = p_organization_id
    union all
    select w.property_id, coalesce((select max(t.ends_on) + 1 from public.property_owner_terms t
        where t.organization_id = p_organization_id and t.property_id = w.property_id), '1900-01-01'), '2200-12-31',
      w.position, w.full_name, w.identity_number, w.share_basis_points
    from public.property_owners w where w.organization_id = p_organization_id
  ) o
  window w as (partition by o.property_id, o.starts_on order by o.position)
$$;
comment on function private.measure_owners is
  'Who owned what part of each property from when to when, as the caller may see it: from below to through of 10000, one after the other.';

-- What the value of a dimension is in a row f of a source, with its property p, unit u, lease l and owner o.
create function private.measure_dimension(p_dimension text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case p_dimension
    when 'month' then $q$to_char(f.day, 'YYYY-MM')$q$
    when 'quarter' then $q$to_char(f.day, 'YYYY"-Q"Q')$q$
    when 'year' then $q$to_char(f.day, 'YYYY')$q$
    when 'currency' then 'f.currency::text'
    when 'property' then 'f.property_id::text'
    when 'unit' then 'f.unit_id::text'
    when 'owner' then 'o.owner_key'
    when 'property_type' then 'p.property_type::text'
    when 'unit_use' then 'u.unit_use::text'
    when 'province' then 'p.province'
    when 'municipality' then 'p.municipality'
    when 'sector' then $q$nullif(p.sector, '')$q$
    when 'bedrooms' then 'u.bedrooms::text'
    when 'area_band' then $q$case when u.area_m2 < 50 then '0-49' when u.area_m2 < 100 then '50-99' when u.area_m2 < 150 then '100-149'
      when u.area_m2 < 250 then '150-249' when u.area_m2 >= 250 then '250+' end$q$
    when 'rent_band' then $q$(select l.currency || ' ' || case l.currency
        when 'DOP' then case when r.rent_minor < 1000000 then '0-9999' when r.rent_minor < 2000000 then '10000-19999'
          when r.rent_minor < 3000000 then '20000-29999' when r.rent_minor < 5000000 then '30000-49999' else '50000+' end
        else case when r.rent_minor < 50000 then '0-499' when r.rent_minor < 100000 then '500-999' when r.rent_minor < 150000 then '1000-1499'
          when r.rent_minor < 250000 then '1500-2499' else '2500+' end end
      from public.lease_rent_steps r where r.organization_id = $1 and r.lease_id = f.lease_id
      order by r.starts_on > f.day, abs(r.starts_on - f.day) limit 1)$q$
    when 'lease' then 'f.lease_id::text'
    when 'tenant' then $q$(select t.person_id::text from public.lease_tenants t
      where t.organization_id = $1 and t.lease_id = f.lease_id and t.is_primary
      order by coalesce(t.primary_from <= f.day, true) and coalesce(t.left_on >= f.day, true) desc, t.primary_from desc nulls last, t.id
      limit 1)$q$
    when 'lease_kind' then $q$case when l.id is null then null when f.day > l.ends_on and (l.ended_on > l.ends_on
      or (l.ended_on is null and l.status in ('active', 'notice_given', 'month_to_month'))) then 'month_to_month' else 'fixed' end$q$
    when 'lease_cohort' then $q$to_char(l.starts_on, 'YYYY"-Q"Q')$q$
    when 'tenancy_band' then $q$case when f.day - l.starts_on < 365 then '0-11' when f.day - l.starts_on < 730 then '12-23'
      when f.day - l.starts_on < 1095 then '24-35' when f.day - l.starts_on < 1826 then '36-59'
      when f.day - l.starts_on >= 1826 then '60+' end$q$
    when 'charge_kind' then 'f.charge_kind'
    when 'payment_method' then 'f.payment_method'
    when 'account' then 'f.account'
    when 'vendor' then 'f.vendor'
    when 'request_category' then 'f.request_category'
    when 'request_priority' then 'f.request_priority'
    when 'request_status' then 'f.request_status'
  end
$$;
comment on function private.measure_dimension is
  'The value of a dimension in a row behind a measure, as text of a query; null for an unknown dimension.';

grant execute on function private.unit_market_rents, private.measure_owners, private.owner_key to authenticated, service_role;
