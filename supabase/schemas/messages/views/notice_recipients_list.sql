create view public.notice_recipients_list with (security_invoker = true) as
select r.notice_id, r.person_id, r.organization_id, r.lease_id, r.read_at, r.acknowledged_at, pe.full_name,
  pe.user_id is not null as has_account, p.name as property_name, u.label as unit_label,
  pe.full_name_order
from public.notice_recipients r
join public.people pe on pe.organization_id = r.organization_id and pe.id = r.person_id
join public.leases l on l.id = r.lease_id
join public.properties p on p.organization_id = l.organization_id and p.id = l.property_id
join public.units u on u.id = l.unit_id;
comment on view public.notice_recipients_list is 'Whom a notice is for, by name and place.';
grant select on public.notice_recipients_list to authenticated, service_role;
