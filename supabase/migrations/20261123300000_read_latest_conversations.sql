-- What a tenant's screens keep for when there is no connection, in one read.
create function public.my_latest_conversations(p_count integer default 10, p_message_count integer default 51)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(c) || jsonb_build_object('messages', (
      select coalesce(jsonb_agg(to_jsonb(m) order by m.id), '[]')
      from (
        select id, client_id, author_id, is_from_tenant, body, attachment_count, created_at, author_name
        from public.messages_list where conversation_id = c.id
        order by id desc limit greatest(1, least(p_message_count, 100))
      ) m)) order by c.last_message_at desc, c.id desc), '[]')
  from (
    select id, organization_id, lease_id, property_id, unit_id, subject, created_at, last_message_id, last_message_at, last_text,
      last_is_from_tenant, office_read_id, tenant_read_id, archived_at, property_name, unit_label, lease_status, organization_name,
      time_zone, tenant_names, unread_count, is_unread
    from public.conversations_list where lease_id = any (array(select private.my_lease_ids()))
    order by last_message_at desc, id desc limit greatest(1, least(p_count, 20))
  ) c
$$;
comment on function public.my_latest_conversations is
  'The newest conversations of the caller''s leases as a tenant, 20 at most, as conversations_list has them, each with its newest messages, 100 at most, the oldest first.';
revoke execute on function public.my_latest_conversations from public, anon;
grant execute on function public.my_latest_conversations to authenticated;
