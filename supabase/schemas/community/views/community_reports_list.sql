create view public.community_reports_list with (security_invoker = true) as
select r.id, r.organization_id, r.property_id, r.post_id, r.reporter_id, r.reason, r.created_at, r.decided_at, r.is_upheld,
  private.neighbour_name(r.lease_id, r.reporter_id) as reporter_name
from public.community_reports r;
comment on view public.community_reports_list is 'What was said to be wrong with posts, and by whom.';
grant select on public.community_reports_list to authenticated, service_role;
