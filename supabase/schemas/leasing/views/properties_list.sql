create view public.properties_list with (security_invoker = true) as
select p.id, p.organization_id, p.name, p.property_type, p.street, p.street_number, p.sector, p.municipality, p.province,
  p.archived_at, p.created_at, u.unit_count, private.leased_unit_count(p.id) as occupied_unit_count,
  (select f.path from public.property_photos f
    where f.organization_id = p.organization_id and f.property_id = p.id order by f.position limit 1) as cover_path,
  p.name_order, p.municipality collate private.natural_order as municipality_order
from public.properties p
cross join lateral (
  select count(*)::integer as unit_count from public.units
  where organization_id = p.organization_id and property_id = p.id and archived_at is null
) u;
comment on view public.properties_list is
  'Properties with how many units they have and how many are let, and the photo that is their cover.';
grant select on public.properties_list to authenticated, service_role;
