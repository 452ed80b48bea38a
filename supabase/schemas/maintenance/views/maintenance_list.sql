create view public.maintenance_list with (security_invoker = true) as
select m.id, m.organization_id, m.number, m.property_id, m.unit_id, m.lease_id, m.status, m.stage, m.priority, m.category, m.title,
  m.description, m.may_enter, m.access_note, m.assigned_to, m.scheduled_on, m.created_at, m.respond_by, m.resolve_by, m.responded_at,
  m.completed_at, m.reopened_count, m.rating, m.rating_comment, m.search_text,
  p.name as property_name, u.label as unit_label,
  private.maintenance_actor_name(m.organization_id, m.assigned_to) as assignee_name,
  private.maintenance_actor_name(m.organization_id, m.reported_by) as reporter_name,
  p.name_order as property_name_order,
  m.asset_id, a.name as asset_name,
  (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'body', c.body, 'done_at', c.done_at,
      'done_by_name', private.maintenance_actor_name(m.organization_id, c.done_by)) order by c.position, c.id), '[]')
    from public.maintenance_checklist_items c
    where c.organization_id = m.organization_id and c.maintenance_id = m.id) as checklist
from public.maintenance_requests m
join public.properties p on p.organization_id = m.organization_id and p.id = m.property_id
left join public.units u on u.id = m.unit_id
left join public.assets a on a.organization_id = m.organization_id and a.id = m.asset_id;
comment on view public.maintenance_list is
  'Maintenance requests with their place; asset, checklist and names of people for the organisation alone.';
grant select on public.maintenance_list to authenticated, service_role;
