-- Papers of a property, a unit, a lease or a person. Path: <organisation>/<area>/<document>.<type>, so that who may read the
-- area may open its files. A file is taken only where a row has announced it.
create type public.document_kind as enum
  ('contract', 'identity', 'title', 'insurance', 'inventory', 'photo', 'invoice', 'permit', 'other');
create type public.document_area as enum ('portfolio', 'leases', 'people');

create table public.documents (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid,
  unit_id uuid,
  lease_id uuid,
  person_id uuid,
  area public.document_area not null generated always as (case
    when lease_id is not null then 'leases'::public.document_area
    when person_id is not null then 'people'::public.document_area else 'portfolio'::public.document_area
  end) stored,
  kind public.document_kind not null default 'other',
  name text not null check (char_length(btrim(name)) between 1 and 160),
  file_type text not null check (file_type in ('pdf', 'jpg', 'png', 'webp', 'docx', 'xlsx')),
  size_bytes bigint not null check (size_bytes between 1 and 20971520),
  is_shared boolean not null default false,
  path text not null generated always as (organization_id::text || '/' || case
    when lease_id is not null then 'leases' when person_id is not null then 'people' else 'portfolio'
  end || '/' || id::text || '.' || file_type) stored unique,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check (num_nonnulls(property_id, unit_id, lease_id, person_id) = 1),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade,
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete cascade,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete cascade
);
comment on table public.documents is
  'Papers of one property, unit, lease or person; their files lie in the bucket documents. is_shared: its tenants see it too.';
create index documents_by_property on public.documents (organization_id, property_id, created_at desc) where property_id is not null;
create index documents_by_unit on public.documents (organization_id, unit_id, created_at desc) where unit_id is not null;
create index documents_by_lease on public.documents (organization_id, lease_id, created_at desc) where lease_id is not null;
create index documents_by_person on public.documents (organization_id, person_id, created_at desc) where person_id is not null;
create index documents_by_creator on public.documents (created_by);

create function private.my_shared_document_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  with mine as (
    select l.id, l.organization_id, l.property_id, l.unit_id, l.status from public.leases l
    where l.id in (select private.my_lease_ids())
  )
  select d.id from mine m join public.documents d on d.organization_id = m.organization_id and d.lease_id = m.id
  where d.is_shared
  union
  -- Papers of the place are for who has it, not for who had it.
  select d.id from mine m join public.documents d on d.organization_id = m.organization_id and d.unit_id = m.unit_id
  where d.is_shared and m.status in ('signed', 'active', 'notice_given', 'month_to_month')
  union
  select d.id from mine m join public.documents d on d.organization_id = m.organization_id and d.property_id = m.property_id
  where d.is_shared and m.status in ('signed', 'active', 'notice_given', 'month_to_month')
  union
  select d.id from public.people p join public.documents d on d.organization_id = p.organization_id and d.person_id = p.id
  where d.is_shared and p.user_id = (select auth.uid())
$$;
comment on function private.my_shared_document_ids is
  'Documents shared with the caller as a tenant: of their leases, of the place while they have it, their own.';
create function private.my_shared_document_paths()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$ select d.path from public.documents d where d.id in (select private.my_shared_document_ids()) $$;
comment on function private.my_shared_document_paths is 'Files of the documents shared with the caller.';

create function private.my_announced_files()
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select d.path from public.documents d
  where d.created_by = (select auth.uid()) and d.created_at > now() - interval '1 hour'
    and d.organization_id in (select private.my_organization_ids(d.area || '.write'))
$$;
comment on function private.my_announced_files is 'Where the caller may put a file: documents that they announced within the hour.';
revoke execute on function private.my_shared_document_ids, private.my_shared_document_paths, private.my_announced_files from public, anon;
grant execute on function private.my_shared_document_ids, private.my_shared_document_paths, private.my_announced_files
  to authenticated;

alter table public.documents enable row level security;
grant select, delete, insert (id, organization_id, property_id, unit_id, lease_id, person_id, kind, name, file_type, size_bytes, is_shared),
  update (name, kind, is_shared) on public.documents to authenticated;
grant select on public.documents to service_role;
create policy "readers of its area and tenants it is shared with see a document" on public.documents for select to authenticated
  using ((area = 'portfolio' and organization_id = any (array(select private.my_organization_ids('portfolio.read'))))
    or (area = 'leases' and organization_id = any (array(select private.my_organization_ids('leases.read'))))
    or (area = 'people' and organization_id = any (array(select private.my_organization_ids('people.read'))))
    or id = any (array(select private.my_shared_document_ids())));
do $$
declare
  v_writes text := $policy$((area = 'portfolio' and organization_id = any (array(select private.my_organization_ids('portfolio.write'))))
    or (area = 'leases' and organization_id = any (array(select private.my_organization_ids('leases.write'))))
    or (area = 'people' and organization_id = any (array(select private.my_organization_ids('people.write')))))$policy$;
begin
  execute format('create policy "writers of its area add a document" on public.documents for insert to authenticated with check %s', v_writes);
  execute format('create policy "writers of its area change a document" on public.documents for update to authenticated using %1$s with check %1$s', v_writes);
  execute format('create policy "writers of its area remove a document" on public.documents for delete to authenticated using %s', v_writes);
end
$$;
create trigger write_audit_log after insert or update or delete on public.documents
  for each row execute function private.write_audit_log();

create function private.keep_document()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    insert into private.files_to_remove (bucket_id, path) values ('documents', old.path);
    return old;
  end if;
  new.created_by := (select auth.uid());
  new.created_at := now();
  return new;
end
$$;
comment on function private.keep_document is 'Trigger: who added a document is known, and the file goes with the row.';
create trigger keep_document before insert or delete on public.documents
  for each row execute function private.keep_document();

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('documents', 'documents', false, 20971520, array['application/pdf', 'image/jpeg', 'image/png', 'image/webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])
on conflict (id) do nothing;

create function private.my_document_folders(p_right text)
returns setof text
language sql
stable
security definer
set search_path = ''
as $$
  select o.id || '/' || a.area
  from unnest(array['portfolio', 'leases', 'people']) as a (area)
  cross join lateral private.my_organization_ids(a.area || '.' || p_right) as o (id)
$$;
comment on function private.my_document_folders is 'Folders of documents that the caller may ''read'' or ''write'', <organisation>/<area>.';
revoke execute on function private.my_document_folders from public, anon;
grant execute on function private.my_document_folders to authenticated;
create policy "document writers add files that they announced" on storage.objects for insert to authenticated
  with check (bucket_id = 'documents' and name = any (array(select private.my_announced_files())));
create policy "readers of its area and tenants it is shared with open a document's file" on storage.objects for select to authenticated
  using (bucket_id = 'documents'
    and ((storage.foldername(name))[1] || '/' || (storage.foldername(name))[2] = any (array(select private.my_document_folders('read')))
      or name = any (array(select private.my_shared_document_paths()))));
create policy "writers of its area remove a document's file" on storage.objects for delete to authenticated
  using (bucket_id = 'documents'
    and (storage.foldername(name))[1] || '/' || (storage.foldername(name))[2] = any (array(select private.my_document_folders('write'))));
