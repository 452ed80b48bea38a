-- Papers that the office asks the tenants of a lease for. What they hand in lies beside the lease's documents
-- (<organisation>/leases/<file>.<type>), so that it becomes one of them as it is when it is accepted.
create type public.document_request_status as enum ('requested', 'handed_in', 'refused', 'accepted', 'called_off');

create table public.document_requests (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  name text not null check (char_length(name) between 1 and 120 and name = btrim(name)),
  reason text not null default '' check (char_length(reason) <= 600),
  due_on date not null,
  status public.document_request_status not null default 'requested',
  -- What was handed in last.
  file_id uuid,
  refusal text not null default '' check (char_length(refusal) <= 600),
  -- What an accepted file became.
  document_id uuid,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  unique (organization_id, id),
  check (status not in ('handed_in', 'refused', 'accepted') or file_id is not null),
  check ((status = 'refused') = (refusal <> '')),
  check ((status in ('refused', 'accepted', 'called_off')) = (decided_at is not null)),
  check (document_id is null or status = 'accepted'),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (organization_id, document_id) references public.documents (organization_id, id) on delete set null (document_id)
);
comment on table public.document_requests is
  'A paper that the office asks the tenants of a lease for, until a day. They may replace what they handed in until it is accepted.';
create index document_requests_by_lease on public.document_requests (lease_id, created_at desc);
create index document_requests_by_organization on public.document_requests (organization_id, lease_id);
create index document_requests_by_document on public.document_requests (organization_id, document_id);
create index document_requests_by_creator on public.document_requests (created_by);
create index document_requests_by_decider on public.document_requests (decided_by);

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
alter table public.document_requests add foreign key (id, file_id) references public.requested_files (document_request_id, id);
create index document_requests_by_file on public.document_requests (id, file_id);

alter table public.document_requests enable row level security;
alter table public.requested_files enable row level security;
grant select on public.document_requests, public.requested_files to authenticated, service_role;
create policy "readers of leases and tenants see document requests" on public.document_requests for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or lease_id = any (array(select private.my_lease_ids())));
create policy "readers of leases and who handed it in see a requested file" on public.requested_files for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or created_by = (select auth.uid()));
create trigger refuse_truncate before truncate on public.document_requests
  for each statement execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.requested_files
  for each statement execute function private.refuse_change();
create trigger keep_posted_fields before update on public.document_requests for each row
  execute function private.keep_posted_fields('status', 'file_id', 'refusal', 'document_id', 'created_by', 'decided_by', 'decided_at');
create trigger write_audit_log after insert or update or delete on public.document_requests
  for each row execute function private.write_audit_log();
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.document_requests;
  end if;
end
$$;

create function private.remove_requested_file()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- As a document it goes with that.
  if not exists (select 1 from public.documents where id = old.id) then
    insert into private.files_to_remove (bucket_id, path) values ('documents', old.path);
  end if;
  return old;
end
$$;
comment on function private.remove_requested_file is 'Trigger: the file goes with its row.';
create trigger remove_requested_file before delete on public.requested_files
  for each row execute function private.remove_requested_file();

create function private.my_asked_lease_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select l.id from public.leases l
  where l.id in (select private.my_lease_ids()) and (l.status = 'signed' or private.is_occupying(l.status))
    and not exists (select 1 from public.organizations o where o.id = l.organization_id and o.closed_at is not null)
$$;
comment on function private.my_asked_lease_ids is
  'Leases for which the caller may hand in papers: agreed or running ones that they are a tenant of; a former tenant may not.';

create function private.my_announced_requested_files()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select f.path from public.requested_files f
  join public.document_requests r on r.organization_id = f.organization_id and r.id = f.document_request_id
  where f.created_by = (select auth.uid()) and f.announced_at > now() - interval '1 day' and f.handed_in_at is null
    and r.status in ('requested', 'handed_in', 'refused') and r.lease_id in (select private.my_asked_lease_ids())
$$;
comment on function private.my_announced_requested_files is
  'Where the caller may put a file that a landlord asked for: those that they announced within the day.';

create function private.my_requested_paths()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$ select path from public.requested_files where created_by = (select auth.uid()) $$;
comment on function private.my_requested_paths is 'Files that the caller handed in.';
revoke execute on function private.remove_requested_file, private.my_asked_lease_ids, private.my_announced_requested_files,
  private.my_requested_paths from public, anon, authenticated;
grant execute on function private.my_asked_lease_ids, private.my_announced_requested_files, private.my_requested_paths
  to authenticated;
create policy "tenants add files that they were asked for" on storage.objects for insert to authenticated
  with check (bucket_id = 'documents' and name = any (array(select private.my_announced_requested_files())));
create policy "tenants open files that they handed in" on storage.objects for select to authenticated
  using (bucket_id = 'documents' and name = any (array(select private.my_requested_paths())));

create view public.document_requests_list with (security_invoker = true) as
select r.id, r.organization_id, r.lease_id, r.name, r.reason, r.due_on, r.status, r.refusal, r.document_id, r.created_at, r.decided_at,
  r.file_id, f.name as file_name, f.file_type, f.size_bytes, f.path, f.handed_in_at, h.full_name as handed_in_by,
  o.name as organization_name, o.time_zone, p.name as property_name, u.label as unit_label, l.status as lease_status
from public.document_requests r
join public.organizations o on o.id = r.organization_id
join public.leases l on l.id = r.lease_id
join public.properties p on p.organization_id = r.organization_id and p.id = l.property_id
join public.units u on u.id = l.unit_id
left join public.requested_files f on f.document_request_id = r.id and f.id = r.file_id
left join lateral (
  select pe.full_name from public.lease_tenants lt join public.people pe on pe.organization_id = lt.organization_id and pe.id = lt.person_id
  where lt.lease_id = r.lease_id and lt.user_id = f.created_by limit 1
) h on true;
comment on view public.document_requests_list is
  'Document requests with their place and the file handed in last; the file for those who may open it alone.';
grant select on public.document_requests_list to authenticated, service_role;

create function public.my_document_requests()
returns setof public.document_requests_list
language sql
stable
set search_path = ''
as $$
  select * from public.document_requests_list where lease_id = any (array(select private.my_lease_ids()))
$$;
comment on function public.my_document_requests is 'What the caller was asked for as a tenant.';
revoke execute on function public.my_document_requests from public, anon;
grant execute on function public.my_document_requests to authenticated;
