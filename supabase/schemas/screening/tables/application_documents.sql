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
comment on table public.application_documents is
  'Papers of an application; their files lie in the bucket application-documents.';

create index documents_of_application on public.application_documents (organization_id, application_id);
create index application_documents_by_creator on public.application_documents (created_by);

alter table public.application_documents enable row level security;
grant select, delete on public.application_documents to authenticated;
grant select on public.application_documents to service_role;
grant insert (id, organization_id, application_id, kind, file_name, file_type) on public.application_documents to authenticated;
create policy "people writers add documents" on public.application_documents for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers remove documents" on public.application_documents for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "readers of people see documents" on public.application_documents for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.read'))));

-- What follows a change, in this order.
create trigger keep_document_rules before insert or delete on public.application_documents
  for each row execute function private.keep_document_rules();
create trigger refuse_decided_insert before insert on public.application_documents
  for each row execute function private.refuse_decided_application();
select private.compose_texts('public.application_documents');
