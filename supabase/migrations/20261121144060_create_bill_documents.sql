-- Papers of a bill. A file is taken only where a row has announced it, as with applications.
create table public.bill_documents (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  bill_id uuid not null,
  file_name text not null check (char_length(btrim(file_name)) between 1 and 160),
  file_type text not null check (file_type in ('jpg', 'png', 'webp', 'pdf')),
  path text not null generated always as
    (organization_id::text || '/' || bill_id::text || '/' || id::text || '.' || file_type) stored unique,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  foreign key (organization_id, bill_id) references public.bills (organization_id, id) on delete cascade
);
comment on table public.bill_documents is 'Papers of a bill: the invoice, the proof of its payment; their files lie in the bucket bill-documents.';
create index bill_documents_by_bill on public.bill_documents (organization_id, bill_id);
create index bill_documents_by_creator on public.bill_documents (created_by);
alter table public.bill_documents enable row level security;
grant select on public.bill_documents to authenticated, service_role;
grant insert (id, organization_id, bill_id, file_name, file_type), delete on public.bill_documents to authenticated;
create policy "readers of money see documents of bills" on public.bill_documents for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
create policy "money writers add documents of bills" on public.bill_documents for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('money.write'))));
create policy "money writers remove documents of bills" on public.bill_documents for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.write'))));

create function private.keep_bill_document_rules()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    insert into private.files_to_remove (bucket_id, path) values ('bill-documents', old.path);
    return old;
  end if;
  new.created_by := (select auth.uid());
  perform 1 from public.bills where id = new.bill_id for update;
  if (select count(*) from public.bill_documents where bill_id = new.bill_id) >= 20 then
    perform private.fail('too_many_documents');
  end if;
  return new;
end
$$;
comment on function private.keep_bill_document_rules is
  'Trigger: who added a document is known, a bill has at most 20, and the file goes with the row.';
create trigger keep_document_rules before insert or delete on public.bill_documents
  for each row execute function private.keep_bill_document_rules();

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('bill-documents', 'bill-documents', false, 10485760, array['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
on conflict (id) do nothing;

create function private.my_announced_bill_documents()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select d.path from public.bill_documents d
  where d.created_by = (select auth.uid()) and d.created_at > now() - interval '1 hour'
    and d.organization_id in (select private.my_organization_ids('money.write'))
$$;
comment on function private.my_announced_bill_documents is 'Where the caller may put a file: documents of bills that they announced within the hour.';
grant execute on function private.my_announced_bill_documents to authenticated;

create policy "money writers add files of bills that they announced" on storage.objects for insert to authenticated
  with check (bucket_id = 'bill-documents' and name = any (array(select private.my_announced_bill_documents())));
create policy "readers of money open files of bills" on storage.objects for select to authenticated
  using (bucket_id = 'bill-documents'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('money.read'))));
create policy "money writers remove files of bills" on storage.objects for delete to authenticated
  using (bucket_id = 'bill-documents'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('money.write'))));
