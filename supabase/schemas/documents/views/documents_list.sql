create view public.documents_list with (security_invoker = true) as
select d.id, d.organization_id, d.kind, d.name, d.file_type, d.size_bytes, d.is_shared, d.path, d.created_at, d.area,
  d.place_property_id as property_id, d.place_unit_id as unit_id, d.lease_id, d.person_id,
  (select p.name from public.properties p where p.id = d.place_property_id) as property_name,
  (select u.label from public.units u where u.id = d.place_unit_id) as unit_label,
  coalesce(
    (select pe.full_name from public.people pe where pe.id = d.person_id),
    (select pe.full_name from public.lease_parties t join public.people pe on pe.id = t.person_id
      where t.lease_id = d.lease_id and t.is_primary limit 1)
  ) as person_name,
  d.name collate private.natural_order as name_order
from public.documents d;
comment on view public.documents_list is
  'Documents with the place and the person that they are about; null where there is none or not for the reader.';
grant select on public.documents_list to authenticated, service_role;
