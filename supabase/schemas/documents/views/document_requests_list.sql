create view public.document_requests_list with (security_invoker = true) as
select r.id, r.organization_id, r.lease_id, r.name, r.reason, r.due_on, r.status, r.refusal, r.document_id, r.created_at, r.decided_at,
  r.file_id, f.name as file_name, f.file_type, f.size_bytes, f.path, f.handed_in_at, h.full_name as handed_in_by,
  o.name as organization_name, o.time_zone, p.name as property_name, u.label as unit_label, l.status as lease_status
from public.document_requests r
join public.organizations o on o.id = r.organization_id
join public.leases l on l.id = r.lease_id
join public.properties p on p.organization_id = r.organization_id and p.id = l.property_id
join public.units u on u.id = l.unit_id
left join public.requested_files f on f.document_request_id = r.id and f.id = r.file_id
left join lateral (
  select pe.full_name from public.lease_tenants lt join public.people pe on pe.organization_id = lt.organization_id and pe.id = lt.person_id
  where lt.lease_id = r.lease_id and lt.user_id = f.created_by limit 1
) h on true;
comment on view public.document_requests_list is
  'Document requests with their place and the file handed in last; the file for those who may open it alone.';
grant select on public.document_requests_list to authenticated, service_role;
