create view public.lease_events_list with (security_invoker = true) as
select e.id, e.organization_id, e.lease_id, e.kind, e.facts, e.created_at, e.actor_id,
  private.member_name(e.organization_id, e.actor_id) as actor_name
from public.lease_events e;
comment on view public.lease_events_list is
  'The history of leases with the names of those who acted; no name: the calendar.';
grant select on public.lease_events_list to authenticated, service_role;
