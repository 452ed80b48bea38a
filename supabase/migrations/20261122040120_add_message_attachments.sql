-- Path: <organisation>/<conversation>/<attachment>.<type>. A file is taken only where a row has announced it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('message-attachments', 'message-attachments', false, 20971520, array['application/pdf', 'image/jpeg', 'image/png',
  'image/webp', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])
on conflict (id) do nothing;

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
comment on function private.my_announced_attachments is 'Where the caller may put the file of a message: those announced within the day.';
create function private.my_conversation_folders()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select organization_id::text || '/' || id::text from public.conversations where lease_id in (select private.my_lease_ids())
$$;
comment on function private.my_conversation_folders is 'Where the files of the caller''s conversations as a tenant lie.';
revoke execute on function private.my_announced_attachments, private.my_conversation_folders from public, anon;
grant execute on function private.my_announced_attachments, private.my_conversation_folders to authenticated;

create policy "who announced the file of a message adds it" on storage.objects for insert to authenticated
  with check (bucket_id = 'message-attachments' and name = any (array(select private.my_announced_attachments())));
create policy "readers of messages see their files" on storage.objects for select to authenticated
  using (bucket_id = 'message-attachments'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('messages.read'))));
create policy "tenants see files of their conversations" on storage.objects for select to authenticated
  using (bucket_id = 'message-attachments'
    and array_to_string((storage.foldername(name))[1:2], '/') = any (array(select private.my_conversation_folders())));
