create view public.parcels_list with (security_invoker = true) as
select p.id, p.organization_id, p.property_id, p.unit_id, p.lease_id, p.description, p.storage_place, p.noted_by, p.noted_at, p.collected_at,
  private.parcel_unit_label(p.unit_id) as unit_label, p.noted_by_lease_id is null as is_from_office,
  private.neighbour_name(p.noted_by_lease_id, p.noted_by) as noted_by_name
from public.parcels p;
comment on view public.parcels_list is 'Parcels with their unit and who noted them.';
grant select on public.parcels_list to authenticated, service_role;
