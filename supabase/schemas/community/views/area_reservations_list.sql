create view public.area_reservations_list with (security_invoker = true) as
select r.id, r.organization_id, r.property_id, r.area_id, r.lease_id, r.reserved_by, r.starts_at, r.ends_at, r.status, r.note, r.reason,
  r.created_at, a.name as area_name, private.neighbour_name(r.lease_id, r.reserved_by) as reserved_by_name
from public.area_reservations r
left join public.common_areas a on a.organization_id = r.organization_id and a.id = r.area_id;
comment on view public.area_reservations_list is 'Reservations with their area and who made them.';
grant select on public.area_reservations_list to authenticated, service_role;
