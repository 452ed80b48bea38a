-- Papers of an application: copies of identity cards, proofs of income. Everybody who sees applications sees that they are
-- there; only who writes people opens them. Path: <organisation>/<application>/<document>.<type>. A file is taken only where
-- a row has announced it, so that none can lie around unknown after its application is forgotten.
create type public.application_document_kind as enum ('identity', 'income', 'reference', 'other');

create table public.application_documents (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  application_id uuid not null,
  kind public.application_document_kind not null,
  file_name text not null check (char_length(btrim(file_name)) between 1 and 160),
  file_type text not null check (file_type in ('jpg', 'png', 'webp', 'pdf')),
  path text not null generated always as
    (organization_id::text || '/' || application_id::text || '/' || id::text || '.' || file_type) stored unique,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  foreign key (organization_id, application_id) references public.applications (organization_id, id) on delete cascade
);
comment on table public.application_documents is 'Papers of an application; their files lie in the bucket application-documents.';
create index documents_of_application on public.application_documents (organization_id, application_id);
create index application_documents_by_creator on public.application_documents (created_by);
alter table public.application_documents enable row level security;
grant select on public.application_documents to authenticated, service_role;
grant insert (id, organization_id, application_id, kind, file_name, file_type), delete on public.application_documents to authenticated;
create policy "readers of people see documents" on public.application_documents for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));
create policy "people writers add documents" on public.application_documents for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers remove documents" on public.application_documents for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))));

-- A database does not reach files: what is to go is written down here, and the edge's timer removes it.
create table private.files_to_remove (
  id bigint generated always as identity primary key,
  bucket_id text not null,
  path text not null,
  at timestamptz not null default now()
);
comment on table private.files_to_remove is 'Files whose rows are gone; the edge''s timer removes them from the storage.';
alter table private.files_to_remove enable row level security;

create function private.keep_document_rules()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    insert into private.files_to_remove (bucket_id, path) values ('application-documents', old.path);
    return old;
  end if;
  new.created_by := (select auth.uid());
  perform 1 from public.applications where id = new.application_id for update;
  if (select count(*) from public.application_documents where application_id = new.application_id) >= 20 then
    perform private.fail('too_many_documents');
  end if;
  return new;
end
$$;
comment on function private.keep_document_rules is
  'Trigger: who added a document is known, an application has at most 20, and the file goes with the row.';
create trigger keep_document_rules before insert or delete on public.application_documents
  for each row execute function private.keep_document_rules();
create trigger refuse_decided_insert before insert on public.application_documents
  for each row execute function private.refuse_decided_application();

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('application-documents', 'application-documents', false, 10485760,
  array['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
on conflict (id) do nothing;

create function private.my_announced_documents()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select d.path from public.application_documents d
  where d.created_by = (select auth.uid()) and d.created_at > now() - interval '1 hour'
    and d.organization_id in (select private.my_organization_ids('people.write'))
$$;
comment on function private.my_announced_documents is 'Where the caller may put a file: documents that they announced within the hour.';
grant execute on function private.my_announced_documents to authenticated;

create policy "people writers add files that they announced" on storage.objects for insert to authenticated
  with check (bucket_id = 'application-documents' and name = any (array(select private.my_announced_documents())));
create policy "people writers open files of applications" on storage.objects for select to authenticated
  using (bucket_id = 'application-documents'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('people.write'))));
create policy "people writers remove files of applications" on storage.objects for delete to authenticated
  using (bucket_id = 'application-documents'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('people.write'))));

create function private.take_files_to_remove(p_limit integer)
returns table (id bigint, bucket_id text, path text)
language sql
stable
security definer
set search_path = ''
as $$ select f.id, f.bucket_id, f.path from private.files_to_remove f order by f.id limit least(p_limit, 500) $$;
create function private.forget_removed_files(p_ids bigint[])
returns void
language sql
security definer
set search_path = ''
as $$ delete from private.files_to_remove where id = any (p_ids) $$;
create function public.take_files_to_remove(p_limit integer)
returns table (id bigint, bucket_id text, path text) language sql stable set search_path = ''
as $$ select * from private.take_files_to_remove(p_limit) $$;
comment on function public.take_files_to_remove is 'For the edge''s timer, as the service: files whose rows are gone, oldest first.';
create function public.forget_removed_files(p_ids bigint[])
returns void language sql set search_path = ''
as $$ select private.forget_removed_files(p_ids) $$;
comment on function public.forget_removed_files is 'For the edge''s timer, as the service: these files were removed.';
revoke execute on function private.take_files_to_remove, public.take_files_to_remove, private.forget_removed_files,
  public.forget_removed_files from public, anon, authenticated;
grant execute on function private.take_files_to_remove, public.take_files_to_remove, private.forget_removed_files,
  public.forget_removed_files to service_role;
