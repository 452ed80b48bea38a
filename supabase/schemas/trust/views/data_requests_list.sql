create view public.data_requests_list with (security_invoker = true) as
select r.id, r.organization_id, r.user_id, r.kind, r.status, r.details, r.due_on, r.business_days, r.law, r.article, r.reviewed_on,
  r.answer, r.answered_at, r.created_at, o.name as organization_name, o.time_zone,
  (select p.full_name from public.people p where p.id = r.person_id) as person_name
from public.data_requests r
join public.organizations o on o.id = r.organization_id;
comment on view public.data_requests_list is
  'Requests about personal data, with who asked (null where not for the reader) and whom.';
grant select on public.data_requests_list to authenticated, service_role;
