create function private.my_conversation_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select id from public.conversations where lease_id in (select private.my_lease_ids())
$$;
comment on function private.my_conversation_ids is 'Conversations of the leases that the caller is or was a tenant of.';

-- What the verbs of messages are made of.
create function private.message_mail_key(p_conversation_id uuid, p_user_id uuid, p_message_id bigint)
returns text
language sql
immutable
set search_path = ''
as $$ select 'message/' || p_conversation_id || '/' || p_user_id || '/' || p_message_id $$;
comment on function private.message_mail_key is
  'Names the mail about what is unread in a conversation since a message.';

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
comment on function private.lock_conversation is
  'A conversation that the caller may write in, or read. Error: not_found.';

create function private.writes_as_tenant(p_organization_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$ select p_organization_id not in (select private.my_organization_ids('messages.write')) $$;
comment on function private.writes_as_tenant is
  'Whether who may write in a conversation of an organisation does so as its tenant.';

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
    select private.mark_read_of(user_id, 'conversation', p_conversation.id) from cleared
  ), counted as (
    select count(*) from forgotten
  )
  insert into public.conversation_marks (user_id, conversation_id, organization_id, last_read_id)
  select u.id, p_conversation.id, p_conversation.organization_id, p_through
  from unnest(p_user_ids) as u (id), counted
  on conflict (user_id, conversation_id) do update set unread_count = 0, first_unread_id = null,
    last_read_id = greatest(conversation_marks.last_read_id, excluded.last_read_id)
$$;
comment on function private.clear_marks is
  'These users have read a conversation; a mail about it that still waits is taken back.';

-- The mail about a message names the lease of its conversation, as other mails to tenants do.
create function private.notify_of_message(p_conversation public.conversations, p_message public.messages)
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
    then coalesce((select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
      where lt.lease_id = p_conversation.lease_id and lt.user_id = p_message.author_id limit 1), '')
    else (select name from public.organizations where id = p_conversation.organization_id) end;
  for v_reader in
    with readers as (
      select m.user_id, true as is_office from public.memberships m
      join private.role_permissions r on r.role = m.role and r.permission = 'messages.write'
      where m.organization_id = p_conversation.organization_id and p_message.is_from_tenant
      union all
      select lt.user_id, false from public.lease_parties lt
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
    perform private.notify_user(v_reader.user_id, p_conversation.organization_id, 'message_received', 'message_received',
      'conversation', p_conversation.id, jsonb_build_object(
        'conversation_id', p_conversation.id, 'lease_id', p_conversation.lease_id, 'from', v_from, 'subject', p_conversation.subject,
        'text', left(p_message.body, 600), 'attachments', p_message.attachment_count,
        'to', case when v_reader.is_office then 'office' else 'tenant' end),
      private.message_mail_key(p_conversation.id, v_reader.user_id, p_message.id), '10 minutes');
  end loop;
end
$$;
comment on function private.notify_of_message is
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
  -- What the office writes to many says to each their own.
  v_body text := case when p_is_from_tenant then p_body else private.fill_words(p_body, p_conversation.lease_id) end;
begin
  if (btrim(coalesce(v_body, '')) = '' and v_count = 0) or char_length(v_body) > 4000 then
    perform private.fail('message_too_long');
  elsif v_count > 10 then
    perform private.fail('too_many_attachments');
  end if;
  insert into public.messages (organization_id, conversation_id, client_id, author_id, is_from_tenant, body, attachment_count)
  values (p_conversation.organization_id, p_conversation.id, p_client_id, v_author, p_is_from_tenant, btrim(coalesce(v_body, '')), v_count)
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
  perform private.notify_of_message(p_conversation, v_message);
  return v_message.id;
end
$$;
comment on function private.post_message is
  'Writes a message down and tells those whom it concerns. Errors: message_too_long, too_many_attachments.';

create function private.send_message(p_conversation_id uuid, p_client_id uuid, p_body text, p_attachments jsonb default '[]')
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_conversation public.conversations;
  v_known public.messages;
begin
  v_conversation := private.lock_conversation(p_conversation_id, true);
  if p_client_id is null then
    perform private.fail('request_id_missing');
  end if;
  select * into v_known from public.messages where author_id = (select auth.uid()) and client_id = p_client_id;
  if found then
    if v_known.conversation_id <> p_conversation_id then
      perform private.fail('request_id_reused');
    end if;
    return v_known.id;
  end if;
  return private.post_message(v_conversation, p_client_id, p_body, p_attachments,
    private.writes_as_tenant(v_conversation.organization_id));
end
$$;
select private.declare_verb('send_message', 'messages.read, messages.write, own', p_comment =>
  'Writes in a conversation and returns the message''s id; the same client id gives the first result again. Attachments: [{id, name, file_type}]. Errors: not_found (also for a former tenant), message_too_long, too_many_attachments, request_id_reused.');

create function private.start_conversations(p_request_id uuid, p_lease_ids uuid[], p_subject text, p_body text)
returns setof uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_ids uuid[] := array(select distinct id from unnest(p_lease_ids) as l (id) where id is not null);
  v_lease public.leases;
  v_conversation public.conversations;
  v_made uuid[] := '{}';
begin
  if cardinality(v_ids) = 0 then
    perform private.fail('recipients_missing');
  elsif cardinality(v_ids) > 500 then
    perform private.fail('too_many_recipients');
  elsif char_length(btrim(coalesce(p_subject, ''))) > 120 then
    perform private.fail('subject_too_long');
  elsif (select count(*) from public.leases l where l.id = any (v_ids) and l.status <> 'draft'
      and (l.organization_id in (select private.my_organization_ids('messages.write'))
        or l.id in (select private.my_living_lease_ids()))) < cardinality(v_ids) then
    perform private.fail('not_found');
  end if;
  for v_lease in select * from public.leases where id = any (v_ids) order by id loop
    insert into public.conversations (organization_id, lease_id, property_id, unit_id, subject)
    values (v_lease.organization_id, v_lease.id, v_lease.property_id, v_lease.unit_id, btrim(coalesce(p_subject, '')))
    returning * into v_conversation;
    -- The id of the first message follows from the request: whoever sends it again in another way sends the same.
    perform private.post_message(v_conversation, case when cardinality(v_ids) = 1 then p_request_id else gen_random_uuid() end,
      p_body, '[]', private.writes_as_tenant(v_lease.organization_id));
    v_made := v_made || v_conversation.id;
  end loop;
  return query select unnest(v_made);
end
$$;
select private.declare_verb('start_conversations', 'messages.write, own', p_repeatable => true, p_comment =>
  'Begins a conversation with the tenants of each lease, with a first message; tenants with their own. Errors: not_found, recipients_missing, too_many_recipients (500), subject_too_long, message_too_long.');

create function private.mark_conversation_read(p_conversation_id uuid, p_through bigint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_conversation public.conversations;
  v_user uuid := (select auth.uid());
  v_through bigint;
  v_is_tenant boolean;
begin
  v_conversation := private.lock_conversation(p_conversation_id, false);
  v_through := least(coalesce(p_through, 0), v_conversation.last_message_id);
  -- Something newer than what was on screen stays unread.
  if v_through >= v_conversation.last_message_id then
    perform private.clear_marks(v_conversation, array[v_user], v_through);
  end if;
  v_is_tenant := v_conversation.lease_id in (select private.my_lease_ids());
  update public.conversations set
    tenant_read_id = case when v_is_tenant then greatest(tenant_read_id, v_through) else tenant_read_id end,
    office_read_id = case when v_is_tenant then office_read_id else greatest(office_read_id, v_through) end
  where id = p_conversation_id and (v_is_tenant or not private.writes_as_tenant(organization_id))
    and v_through > case when v_is_tenant then tenant_read_id else office_read_id end;
end
$$;
select private.declare_verb('mark_conversation_read', 'messages.read, messages.write, own', p_comment =>
  'The caller has read up to a message. Error: not_found.');

create function private.archive_conversations(p_conversation_ids uuid[], p_is_archived boolean)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  if exists (select 1 from unnest(p_conversation_ids) as c (id) where not exists (
    select 1 from public.conversations o where o.id = c.id
      and o.organization_id in (select private.my_organization_ids('messages.write')))) then
    perform private.fail('not_found');
  end if;
  update public.conversations set archived_at = case when p_is_archived then now() end
  where id = any (p_conversation_ids) and (archived_at is not null) <> p_is_archived;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
select private.declare_verb('archive_conversations', 'messages.write', p_comment =>
  'The office puts conversations away or takes them out again; returns how many changed. Error: not_found.');

grant execute on function private.my_conversation_ids to authenticated, service_role;
