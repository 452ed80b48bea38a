create view public.messages_list with (security_invoker = true) as
select m.id, m.organization_id, m.conversation_id, m.client_id, m.author_id, m.is_from_tenant, m.body, m.attachment_count, m.created_at,
  private.message_author_name(m.organization_id, m.conversation_id, m.author_id, m.is_from_tenant) as author_name
from public.messages m;
comment on view public.messages_list is
  'Messages with the names of those who wrote them, as far as the reader may know them.';
grant select on public.messages_list to authenticated, service_role;
