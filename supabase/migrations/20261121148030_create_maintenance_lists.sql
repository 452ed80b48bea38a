create function private.maintenance_actor_name(p_organization_id uuid, p_user_id uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(nullif(p.full_name, ''), u.email, '') from auth.users u left join public.profiles p on p.id = u.id
    where u.id = p_user_id and p_organization_id = any (array(select private.my_organization_ids('maintenance.read')))
  );
end
$$;
comment on function private.maintenance_actor_name is 'Who did something about a request, for readers of maintenance alone.';
revoke execute on function private.maintenance_actor_name from public, anon;
grant execute on function private.maintenance_actor_name to authenticated, service_role;

create view public.maintenance_list with (security_invoker = true) as
select m.id, m.organization_id, m.number, m.property_id, m.unit_id, m.lease_id, m.status, m.stage, m.priority, m.category, m.title,
  m.description, m.may_enter, m.access_note, m.assigned_to, m.scheduled_on, m.created_at, m.respond_by, m.resolve_by, m.responded_at,
  m.completed_at, m.reopened_count, m.rating, m.rating_comment, m.search_text,
  p.name as property_name, u.label as unit_label,
  private.maintenance_actor_name(m.organization_id, m.assigned_to) as assignee_name,
  private.maintenance_actor_name(m.organization_id, m.reported_by) as reporter_name
from public.maintenance_requests m
join public.properties p on p.organization_id = m.organization_id and p.id = m.property_id
left join public.units u on u.id = m.unit_id;
comment on view public.maintenance_list is 'Maintenance requests with their place; names of people for the organisation alone.';

create view public.maintenance_events_list with (security_invoker = true) as
select e.id, e.organization_id, e.maintenance_id, e.lease_id, e.kind, e.body, e.facts, e.is_internal, e.actor_id, e.is_from_tenant,
  e.created_at, private.maintenance_actor_name(e.organization_id, e.actor_id) as actor_name
from public.maintenance_events e;
comment on view public.maintenance_events_list is 'The history of maintenance requests; names of those who acted for the organisation alone.';
grant select on public.maintenance_list, public.maintenance_events_list to authenticated, service_role;
