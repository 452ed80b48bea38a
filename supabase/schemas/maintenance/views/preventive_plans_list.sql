create view public.preventive_plans_list with (security_invoker = true) as
select l.id, l.organization_id, l.property_id, l.unit_id, l.asset_id, l.title, l.description, l.category, l.priority, l.every, l.rhythm,
  l.starts_on, l.ends_on, l.lead_days, l.checklist, l.assigned_to, l.is_active, l.next_on, l.last_error, l.created_at, l.search_text,
  p.name as property_name, p.name_order as property_name_order, u.label as unit_label, a.name as asset_name,
  private.maintenance_actor_name(l.organization_id, l.assigned_to) as assignee_name
from public.preventive_plans l
join public.properties p on p.organization_id = l.organization_id and p.id = l.property_id
left join public.units u on u.id = l.unit_id
left join public.assets a on a.organization_id = l.organization_id and a.id = l.asset_id;
comment on view public.preventive_plans_list is 'Preventive plans with their place, asset and assignee.';
grant select on public.preventive_plans_list to authenticated, service_role;
