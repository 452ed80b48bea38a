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
  place_property_id uuid,
  place_unit_id uuid,
  search_name text not null generated always as (private.plain_text(name)) stored,
  shared_at timestamptz,
  file_sha256 text check (file_sha256 ~ '^[0-9a-f]{64}$'),
  unique (organization_id, id),
  check (num_nonnulls(property_id, unit_id, lease_id, person_id) = 1),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade,
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete cascade,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete cascade,
  foreign key (organization_id, place_property_id) references public.properties (organization_id, id) on delete set null (place_property_id),
  foreign key (organization_id, place_unit_id) references public.units (organization_id, id) on delete set null (place_unit_id)
);
comment on table public.documents is
  'Papers of one property, unit, lease or person; their files lie in the bucket documents. is_shared: its tenants see it too.';
comment on column public.documents.place_property_id is
  'The property that it is about, by its unit or lease too; null for a person''s. Written by a trigger.';
comment on column public.documents.place_unit_id is
  'The unit that it is about, by its lease too; null for a property''s or person''s.';
comment on column public.documents.shared_at is
  'Since when its tenants see it; null while they do not, and for what was shared before this was noted.';

comment on column public.documents.file_sha256 is
  'The hash of its file as the browser that sent it counted it, for the log; null for what came before or from a tenant.';

create index documents_by_property on public.documents (organization_id, property_id, created_at desc) where property_id is not null;
create index documents_by_unit on public.documents (organization_id, unit_id, created_at desc) where unit_id is not null;
create index documents_by_lease on public.documents (organization_id, lease_id, created_at desc) where lease_id is not null;
create index documents_by_person on public.documents (organization_id, person_id, created_at desc) where person_id is not null;
create index documents_by_creator on public.documents (created_by);
create index documents_by_time on public.documents (organization_id, created_at desc, id desc);
create index documents_by_name on public.documents (organization_id, name collate private.natural_order, id);
create index documents_by_size on public.documents (organization_id, size_bytes, id);
create index documents_by_kind on public.documents (organization_id, kind, created_at desc, id desc);
create index documents_by_place on public.documents (organization_id, place_property_id, created_at desc, id desc);
create index documents_by_place_unit on public.documents (organization_id, place_unit_id) where place_unit_id is not null;
create index documents_shared on public.documents (organization_id, created_at desc, id desc) where is_shared;
create index documents_search on public.documents using gin (organization_id, search_name extensions.gin_trgm_ops);

alter table public.documents enable row level security;
grant select, delete on public.documents to authenticated;
grant select on public.documents to service_role;
grant insert (id, organization_id, property_id, unit_id, lease_id, person_id, kind, name, file_type, size_bytes, is_shared,
    file_sha256),
  update (kind, name, is_shared)
  on public.documents to authenticated;
create policy "readers of its area and tenants it is shared with see a documen" on public.documents for select to authenticated
  using ((area = 'portfolio' and organization_id = any (array(select private.my_organization_ids('portfolio.read'))))
    or (area = 'leases' and organization_id = any (array(select private.my_organization_ids('leases.read'))))
    or (area = 'people' and organization_id = any (array(select private.my_organization_ids('people.read'))))
    or id = any (array(select private.my_shared_document_ids())));
create policy "writers of its area add a document" on public.documents for insert to authenticated
  with check ((area = 'portfolio' and organization_id = any (array(select private.my_organization_ids('portfolio.write'))))
    or (area = 'leases' and organization_id = any (array(select private.my_organization_ids('leases.write'))))
    or (area = 'people' and organization_id = any (array(select private.my_organization_ids('people.write')))));
create policy "writers of its area change a document" on public.documents for update to authenticated
  using ((area = 'portfolio' and organization_id = any (array(select private.my_organization_ids('portfolio.write'))))
    or (area = 'leases' and organization_id = any (array(select private.my_organization_ids('leases.write'))))
    or (area = 'people' and organization_id = any (array(select private.my_organization_ids('people.write')))))
  with check ((area = 'portfolio' and organization_id = any (array(select private.my_organization_ids('portfolio.write'))))
    or (area = 'leases' and organization_id = any (array(select private.my_organization_ids('leases.write'))))
    or (area = 'people' and organization_id = any (array(select private.my_organization_ids('people.write')))));
create policy "writers of its area remove a document" on public.documents for delete to authenticated
  using ((area = 'portfolio' and organization_id = any (array(select private.my_organization_ids('portfolio.write'))))
    or (area = 'leases' and organization_id = any (array(select private.my_organization_ids('leases.write'))))
    or (area = 'people' and organization_id = any (array(select private.my_organization_ids('people.write')))));

-- What follows a change, in this order.
create trigger date_sharing before insert or update of is_shared on public.documents
  for each row execute function private.date_sharing();
create trigger keep_document before insert or delete on public.documents
  for each row execute function private.keep_document();
create trigger place_document before insert on public.documents
  for each row execute function private.place_document();
create trigger follow_sharing after insert or update of is_shared or delete on public.documents
  for each row execute function private.follow_sharing();
create trigger write_audit_log after insert or update or delete on public.documents
  for each row execute function private.write_audit_log();
select private.compose_texts('public.documents');
