create function private.my_announced_attachments()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select path from public.message_attachments
  where created_by = (select auth.uid()) and created_at > now() - interval '1 day'
$$;
comment on function private.my_announced_attachments is
  'Where the caller may put the file of a message: those announced within the day.';

create function private.my_conversation_folders()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select organization_id::text || '/' || id::text from public.conversations where lease_id in (select private.my_lease_ids())
$$;
comment on function private.my_conversation_folders is
  'Where the files of the caller''s conversations as a tenant lie.';

grant execute on function private.my_announced_attachments, private.my_conversation_folders to authenticated;
