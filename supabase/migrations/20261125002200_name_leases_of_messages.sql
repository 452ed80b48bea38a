-- The mail about a message names the lease of its conversation, as other mails to tenants do.
create or replace function private.tell_of_message(p_conversation public.conversations, p_message public.messages)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reader record;
  v_from text;
begin
  v_from := case when p_message.is_from_tenant
    then coalesce((select pe.full_name from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
      where lt.lease_id = p_conversation.lease_id and lt.user_id = p_message.author_id limit 1), '')
    else (select name from public.organizations where id = p_conversation.organization_id) end;
  for v_reader in
    with readers as (
      select m.user_id, true as is_office from public.memberships m
      join private.role_permissions r on r.role = m.role and r.permission = 'messages.write'
      where m.organization_id = p_conversation.organization_id and p_message.is_from_tenant
      union all
      select lt.user_id, false from public.lease_tenants lt
      where lt.lease_id = p_conversation.lease_id and lt.user_id is not null
    ), others as (
      select user_id, bool_or(is_office) as is_office from readers where user_id <> p_message.author_id group by user_id
    ), marked as (
      insert into public.conversation_marks (user_id, conversation_id, organization_id, unread_count, first_unread_id)
      select user_id, p_conversation.id, p_conversation.organization_id, 1, p_message.id from others order by user_id
      on conflict (user_id, conversation_id) do update set unread_count = conversation_marks.unread_count + 1,
        first_unread_id = coalesce(conversation_marks.first_unread_id, excluded.first_unread_id)
      returning user_id, unread_count
    )
    select m.user_id, o.is_office from marked m join others o on o.user_id = m.user_id where m.unread_count = 1
  loop
    if private.wants_notification(v_reader.user_id, 'message_received', 'email') then
      perform private.mail_user_at(now() + interval '10 minutes', v_reader.user_id, 'message_received', jsonb_build_object(
          'conversation_id', p_conversation.id, 'lease_id', p_conversation.lease_id, 'from', v_from, 'subject', p_conversation.subject,
          'text', left(p_message.body, 600), 'attachments', p_message.attachment_count,
          'to', case when v_reader.is_office then 'office' else 'tenant' end),
        private.message_mail_key(p_conversation.id, v_reader.user_id, p_message.id));
    end if;
  end loop;
end
$$;
