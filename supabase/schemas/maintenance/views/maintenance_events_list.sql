create view public.maintenance_events_list with (security_invoker = true) as
select e.id, e.organization_id, e.maintenance_id, e.lease_id, e.kind, e.body, e.facts, e.is_internal, e.actor_id, e.is_from_tenant,
  e.created_at, private.maintenance_actor_name(e.organization_id, e.actor_id) as actor_name
from public.maintenance_events e;
comment on view public.maintenance_events_list is
  'The history of maintenance requests; names of those who acted for the organisation alone.';
grant select on public.maintenance_events_list to authenticated, service_role;
