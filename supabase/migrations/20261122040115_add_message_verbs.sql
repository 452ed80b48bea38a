create function private.send_message(p_conversation_id uuid, p_client_id uuid, p_body text, p_attachments jsonb)
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

create function private.start_conversations(p_request_id uuid, p_lease_ids uuid[], p_subject text, p_body text)
returns setof uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_ids uuid[] := array(select distinct id from unnest(p_lease_ids) as l (id) where id is not null);
  v_known jsonb;
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
  v_known := private.claim_request(p_request_id, 'start_conversations', jsonb_build_object('leases', to_jsonb(v_ids),
    'subject', p_subject, 'body', p_body));
  if v_known is not null then
    return query select value::uuid from jsonb_array_elements_text(v_known -> 'ids');
    return;
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
  perform private.complete_request(p_request_id, jsonb_build_object('ids', to_jsonb(v_made)));
  return query select unnest(v_made);
end
$$;

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

create function public.send_message(p_conversation_id uuid, p_client_id uuid, p_body text, p_attachments jsonb default '[]')
returns bigint language sql set search_path = ''
as $$ select private.send_message(p_conversation_id, p_client_id, p_body, p_attachments) $$;
comment on function public.send_message is
  'Writes in a conversation and returns the message''s id; the same client id gives the first result again. Attachments: [{id, name, file_type}]. Errors: not_found (also for a former tenant), message_too_long, too_many_attachments, request_id_reused.';
create function public.start_conversations(p_request_id uuid, p_lease_ids uuid[], p_subject text, p_body text)
returns setof uuid language sql set search_path = ''
as $$ select * from private.start_conversations(p_request_id, p_lease_ids, p_subject, p_body) $$;
comment on function public.start_conversations is
  'Begins a conversation with the tenants of each lease, with a first message; tenants with their own. Errors: not_found, recipients_missing, too_many_recipients (500), subject_too_long, message_too_long.';
create function public.mark_conversation_read(p_conversation_id uuid, p_through bigint)
returns void language sql set search_path = ''
as $$ select private.mark_conversation_read(p_conversation_id, p_through) $$;
comment on function public.mark_conversation_read is 'The caller has read up to a message. Error: not_found.';
create function public.archive_conversations(p_conversation_ids uuid[], p_is_archived boolean)
returns integer language sql set search_path = ''
as $$ select private.archive_conversations(p_conversation_ids, p_is_archived) $$;
comment on function public.archive_conversations is 'The office puts conversations away or takes them out again; returns how many changed. Error: not_found.';

do $$
declare
  v_verb text;
begin
  foreach v_verb in array array['send_message', 'start_conversations', 'mark_conversation_read', 'archive_conversations'] loop
    execute format('revoke execute on function private.%I, public.%I from public, anon', v_verb, v_verb);
    execute format('grant execute on function private.%I, public.%I to authenticated', v_verb, v_verb);
  end loop;
end
$$;
