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
comment on function private.my_past_conversations is
  'Conversations of leases that the caller left, as they were on their last day.';

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

grant execute on function private.my_past_conversations, private.my_past_message_ids, private.my_past_attachment_ids,
  private.my_past_files to authenticated, service_role;
