-- What the verbs of messages are made of.
create function private.cancel_mail(p_dedupe_key text)
returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.outgoing_mail where dedupe_key = p_dedupe_key and attempts = 0 and sent_at is null
$$;
comment on function private.cancel_mail is 'Takes back a message that nobody has begun to send.';

create function private.mail_user_at(p_at timestamptz, p_user_id uuid, p_template text, p_parameters jsonb, p_dedupe_key text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.mail_user(p_user_id, p_template, p_parameters, p_dedupe_key);
  update private.outgoing_mail set next_attempt_at = p_at
  where dedupe_key = p_dedupe_key and attempts = 0 and sent_at is null and next_attempt_at is not null;
end
$$;
comment on function private.mail_user_at is 'As mail_user, sent from a time on; private.cancel_mail takes it back before.';

create function private.message_mail_key(p_conversation_id uuid, p_user_id uuid, p_message_id bigint)
returns text
language sql
immutable
set search_path = ''
as $$ select 'message/' || p_conversation_id || '/' || p_user_id || '/' || p_message_id $$;
comment on function private.message_mail_key is 'Names the mail about what is unread in a conversation since a message.';

create function private.lock_conversation(p_conversation_id uuid, p_is_writing boolean)
returns public.conversations
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_conversation public.conversations;
begin
  select * into v_conversation from public.conversations
  where id = p_conversation_id
    and (organization_id in (select private.my_organization_ids(case when p_is_writing then 'messages.write' else 'messages.read' end))
      or (p_is_writing and lease_id in (select private.my_living_lease_ids()))
      or (not p_is_writing and lease_id in (select private.my_lease_ids())))
  for update;
  if not found then
    perform private.fail('not_found');
  end if;
  return v_conversation;
end
$$;
comment on function private.lock_conversation is 'A conversation that the caller may write in, or read. Error: not_found.';

create function private.writes_as_tenant(p_organization_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$ select p_organization_id not in (select private.my_organization_ids('messages.write')) $$;
comment on function private.writes_as_tenant is 'Whether who may write in a conversation of an organisation does so as its tenant.';

create function private.clear_marks(p_conversation public.conversations, p_user_ids uuid[], p_through bigint)
returns void
language sql
security definer
set search_path = ''
as $$
  with cleared as (
    select user_id, first_unread_id from public.conversation_marks
    where conversation_id = p_conversation.id and organization_id = p_conversation.organization_id
      and user_id = any (p_user_ids) and unread_count > 0
  ), forgotten as (
    select private.cancel_mail(private.message_mail_key(p_conversation.id, user_id, first_unread_id)) from cleared
  ), counted as (
    select count(*) from forgotten
  )
  insert into public.conversation_marks (user_id, conversation_id, organization_id, last_read_id)
  select u.id, p_conversation.id, p_conversation.organization_id, p_through
  from unnest(p_user_ids) as u (id), counted
  on conflict (user_id, conversation_id) do update set unread_count = 0, first_unread_id = null,
    last_read_id = greatest(conversation_marks.last_read_id, excluded.last_read_id)
$$;
comment on function private.clear_marks is 'These users have read a conversation; a mail about it that still waits is taken back.';

create function private.tell_of_message(p_conversation public.conversations, p_message public.messages)
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
          'conversation_id', p_conversation.id, 'from', v_from, 'subject', p_conversation.subject,
          'text', left(p_message.body, 600), 'attachments', p_message.attachment_count,
          'to', case when v_reader.is_office then 'office' else 'tenant' end),
        private.message_mail_key(p_conversation.id, v_reader.user_id, p_message.id));
    end if;
  end loop;
end
$$;
comment on function private.tell_of_message is
  'Marks a message as unread for the other side and for co-tenants, and mails who has not read it ten minutes later.';

create function private.post_message(p_conversation public.conversations, p_client_id uuid, p_body text, p_attachments jsonb,
  p_is_from_tenant boolean)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_author uuid := (select auth.uid());
  v_message public.messages;
  v_count integer := jsonb_array_length(coalesce(p_attachments, '[]'));
begin
  if (btrim(coalesce(p_body, '')) = '' and v_count = 0) or char_length(p_body) > 4000 then
    perform private.fail('message_too_long');
  elsif v_count > 10 then
    perform private.fail('too_many_attachments');
  end if;
  insert into public.messages (organization_id, conversation_id, client_id, author_id, is_from_tenant, body, attachment_count)
  values (p_conversation.organization_id, p_conversation.id, p_client_id, v_author, p_is_from_tenant, btrim(coalesce(p_body, '')), v_count)
  returning * into v_message;
  insert into public.message_attachments (id, organization_id, conversation_id, message_id, name, file_type, created_by)
  select a.id, p_conversation.organization_id, p_conversation.id, v_message.id, btrim(a.name), a.file_type, v_author
  from jsonb_to_recordset(coalesce(p_attachments, '[]')) as a (id uuid, name text, file_type text);
  update public.conversations set last_message_id = v_message.id, last_message_at = v_message.created_at,
    last_text = left(regexp_replace(v_message.body, '\s+', ' ', 'g'), 160), last_is_from_tenant = p_is_from_tenant,
    office_read_id = case when p_is_from_tenant then office_read_id else v_message.id end,
    tenant_read_id = case when p_is_from_tenant then v_message.id else tenant_read_id end,
    archived_at = case when p_is_from_tenant then null else archived_at end
  where id = p_conversation.id;
  -- What one of the office has answered waits for none of them.
  perform private.clear_marks(p_conversation, case when p_is_from_tenant then array[v_author] else
    array(select user_id from public.conversation_marks k where k.conversation_id = p_conversation.id
        and k.organization_id = p_conversation.organization_id
        and not exists (select 1 from public.lease_tenants lt where lt.lease_id = p_conversation.lease_id and lt.user_id = k.user_id)
      union select v_author) end, v_message.id);
  perform private.tell_of_message(p_conversation, v_message);
  return v_message.id;
end
$$;
comment on function private.post_message is 'Writes a message down and tells those whom it concerns. Errors: message_too_long, too_many_attachments.';
revoke execute on function private.cancel_mail, private.mail_user_at, private.message_mail_key, private.lock_conversation,
  private.writes_as_tenant, private.clear_marks, private.tell_of_message, private.post_message from public, anon, authenticated;
