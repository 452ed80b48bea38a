-- A conversation goes on without who left: they have what was written until then, and the conversation as it was.
create function private.my_past_conversations()
returns setof public.conversations
language sql
stable
security definer
set search_path = ''
as $$
  select r.* from private.my_past_leases() l
  join public.conversations c on c.lease_id = l.lease_id
  cross join lateral (
    select m.id, m.created_at, m.is_from_tenant, left(regexp_replace(m.body, '\s+', ' ', 'g'), 160) as last_text
    from public.messages m where m.conversation_id = c.id and m.created_at < l.until
    order by m.id desc limit 1
  ) m
  cross join lateral jsonb_populate_record(c, jsonb_build_object('last_message_id', m.id, 'last_message_at', m.created_at,
    'last_text', m.last_text, 'last_is_from_tenant', m.is_from_tenant, 'office_read_id', least(c.office_read_id, m.id),
    'tenant_read_id', least(c.tenant_read_id, m.id), 'archived_at', null)) r
$$;
comment on function private.my_past_conversations is 'Conversations of leases that the caller left, as they were on their last day.';

create function private.my_past_message_ids()
returns setof bigint
language sql
stable
security definer
set search_path = ''
as $$
  select x.id from private.my_past_conversations() c join public.messages x on x.conversation_id = c.id
  where x.id <= c.last_message_id
$$;
comment on function private.my_past_message_ids is 'Messages that the caller keeps reading of leases that they left.';

create function private.my_past_attachment_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$ select a.id from public.message_attachments a where a.message_id in (select private.my_past_message_ids()) $$;
comment on function private.my_past_attachment_ids is 'Files of the messages that the caller keeps reading.';

do $$
declare
  v_policy record;
begin
  for v_policy in
    select tablename, policyname, qual from pg_catalog.pg_policies
    where schemaname = 'public' and tablename in ('messages', 'message_attachments') and cmd = 'SELECT'
      and qual like '%my_conversation_ids%'
  loop
    execute format('alter policy %I on public.%I using (%s or id = any (array(select private.%I())))',
      v_policy.policyname, v_policy.tablename, v_policy.qual,
      case v_policy.tablename when 'messages' then 'my_past_message_ids' else 'my_past_attachment_ids' end);
  end loop;
end
$$;

create or replace function private.message_author_name(p_organization_id uuid, p_conversation_id uuid, p_author_id uuid,
  p_is_from_tenant boolean)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if p_is_from_tenant and (p_organization_id in (select private.my_organization_ids('messages.read'))
    or p_conversation_id in (select private.my_conversation_ids())
    or p_conversation_id in (select id from private.my_past_conversations())) then
    return (select pe.full_name from public.conversations c
      join public.lease_tenants lt on lt.lease_id = c.lease_id and lt.user_id = p_author_id
      join public.people pe on pe.id = lt.person_id
      where c.id = p_conversation_id and c.organization_id = p_organization_id limit 1);
  elsif not p_is_from_tenant and p_organization_id in (select private.my_organization_ids('messages.read')) then
    return (select coalesce(nullif(p.full_name, ''), u.email) from auth.users u left join public.profiles p on p.id = u.id
      where u.id = p_author_id);
  end if;
  return null;
end
$$;

create or replace function public.my_latest_conversations(p_count integer default 10, p_message_count integer default 51)
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
    (select id, organization_id, lease_id, property_id, unit_id, subject, created_at, last_message_id, last_message_at, last_text,
      last_is_from_tenant, office_read_id, tenant_read_id, archived_at, property_name, unit_label, lease_status, organization_name,
      time_zone, tenant_names, unread_count, is_unread
    from public.conversations_list where lease_id = any (array(select private.my_lease_ids()))
    order by last_message_at desc, id desc limit greatest(1, least(p_count, 20)))
    union all
    (select c.id, c.organization_id, c.lease_id, c.property_id, c.unit_id, c.subject, c.created_at, c.last_message_id,
      c.last_message_at, c.last_text, c.last_is_from_tenant, c.office_read_id, c.tenant_read_id, c.archived_at, p.name, u.label,
      'ended', o.name, o.time_zone, null, 0, false
    from private.my_past_conversations() c
    join public.organizations o on o.id = c.organization_id
    join public.properties p on p.id = c.property_id
    join public.units u on u.id = c.unit_id
    order by c.last_message_at desc, c.id desc limit greatest(1, least(p_count, 20)))
    order by last_message_at desc, id desc limit greatest(1, least(p_count, 20))
  ) c
$$;

-- Files of what they read.
create function private.my_past_files(p_bucket text)
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select p.proof_path from public.payments p
  where p_bucket = 'payment-proofs' and p.id in (select private.my_past_ids('payments')) and p.proof_path is not null
  union all
  select a.path from public.message_attachments a
  where p_bucket = 'message-attachments' and a.id in (select private.my_past_attachment_ids())
  union all
  select f.path from public.maintenance_photos f
  where p_bucket = 'maintenance-photos' and f.id in (select private.my_past_ids('maintenance_photos'))
  union all
  select f.path from public.condition_photos f
  where p_bucket = 'condition-photos' and f.id in (select private.my_past_ids('condition_photos'))
$$;
comment on function private.my_past_files is 'Paths of a bucket that the caller may open of leases that they left.';
create policy "who left a lease opens proofs of their time" on storage.objects for select to authenticated
  using (bucket_id = 'payment-proofs' and name = any (array(select private.my_past_files('payment-proofs'))));
create policy "who left a lease opens message files of their time" on storage.objects for select to authenticated
  using (bucket_id = 'message-attachments' and name = any (array(select private.my_past_files('message-attachments'))));
create policy "who left a lease opens repair photos of their time" on storage.objects for select to authenticated
  using (bucket_id = 'maintenance-photos' and name = any (array(select private.my_past_files('maintenance-photos'))));
create policy "who left a lease opens condition photos of their time" on storage.objects for select to authenticated
  using (bucket_id = 'condition-photos' and name = any (array(select private.my_past_files('condition-photos'))));

revoke execute on function private.my_past_conversations, private.my_past_message_ids, private.my_past_attachment_ids,
  private.my_past_files from public, anon, authenticated;
grant execute on function private.my_past_conversations, private.my_past_message_ids, private.my_past_attachment_ids,
  private.my_past_files to authenticated, service_role;
