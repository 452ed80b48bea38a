create view public.conversations_list with (security_invoker = true) as
select c.id, c.organization_id, c.lease_id, c.property_id, c.unit_id, c.subject, c.created_at, c.last_message_id, c.last_message_at,
  c.last_text, c.last_is_from_tenant, c.office_read_id, c.tenant_read_id, c.archived_at,
  p.name as property_name, u.label as unit_label, l.status as lease_status, o.name as organization_name, o.time_zone,
  private.lease_tenant_names(c.organization_id, c.lease_id) as tenant_names,
  coalesce(k.unread_count, 0) as unread_count, coalesce(k.unread_count, 0) > 0 as is_unread
from public.conversations c
join public.organizations o on o.id = c.organization_id
join public.properties p on p.organization_id = c.organization_id and p.id = c.property_id
join public.units u on u.id = c.unit_id
join public.leases l on l.id = c.lease_id
left join public.conversation_marks k on k.conversation_id = c.id and k.user_id = (select auth.uid());
comment on view public.conversations_list is
  'Conversations with their place and what of them the reader has not read; names of tenants for the organisation alone.';
grant select on public.conversations_list to authenticated, service_role;
