create table public.requested_files (
  id uuid primary key,
  organization_id uuid not null,
  document_request_id uuid not null,
  name text not null check (char_length(btrim(name)) between 1 and 160),
  file_type text not null check (file_type in ('pdf', 'jpg')),
  size_bytes bigint not null check (size_bytes between 1 and 20971520),
  path text not null generated always as (organization_id::text || '/leases/' || id::text || '.' || file_type) stored unique,
  created_by uuid references auth.users (id) on delete set null,
  announced_at timestamptz not null default now(),
  handed_in_at timestamptz,
  unique (document_request_id, id),
  foreign key (organization_id, document_request_id) references public.document_requests (organization_id, id) on delete cascade
);
comment on table public.requested_files is
  'Files that tenants hand in for a document request, in the bucket documents; who handed one in and the office open it, co-tenants do not.';

create index requested_files_by_request on public.requested_files (organization_id, document_request_id);
create index requested_files_by_creator on public.requested_files (created_by, announced_at desc);

alter table public.requested_files enable row level security;
grant select on public.requested_files to authenticated, service_role;
create policy "readers of leases and who handed it in see a requested file" on public.requested_files for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or created_by = (select auth.uid()));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.requested_files
  for each statement execute function private.refuse_change();
create trigger remove_requested_file before delete on public.requested_files
  for each row execute function private.remove_requested_file();
select private.compose_texts('public.requested_files');
