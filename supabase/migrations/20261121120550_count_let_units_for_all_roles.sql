-- Whether a unit is let is no secret to who looks after the property, although the lease is: maintenance saw none let.
create function private.let_unit_count(p_property_id uuid)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  -- Leases in force never share a unit, and a unit that is let is not archived: their number is that of the units let.
  return (
    select count(*)::integer from public.leases l
    where l.property_id = p_property_id and l.status in ('active', 'notice_given', 'month_to_month')
      and l.organization_id = any (array(select private.my_organization_ids('portfolio.read')))
  );
end
$$;
comment on function private.let_unit_count is 'How many units of a property are let, for readers of the portfolio.';
revoke execute on function private.let_unit_count from public, anon;
grant execute on function private.let_unit_count to authenticated, service_role;

create or replace view public.properties_list with (security_invoker = true) as
select p.id, p.organization_id, p.name, p.property_type, p.street, p.street_number, p.sector, p.municipality, p.province,
  p.archived_at, p.created_at, u.unit_count, private.let_unit_count(p.id) as occupied_unit_count
from public.properties p
cross join lateral (
  select count(*)::integer as unit_count from public.units
  where organization_id = p.organization_id and property_id = p.id and archived_at is null
) u;
