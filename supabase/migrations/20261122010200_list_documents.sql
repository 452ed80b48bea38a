-- Every document of an organisation in one list: by kind, property, tenant, shared or not, found by its name, its place or
-- its person. Whose property and unit a document is about never changes, so it is written down once.
alter table public.documents
  add column place_property_id uuid,
  add column place_unit_id uuid,
  add column search_name text not null generated always as (private.plain_text(name)) stored,
  add foreign key (organization_id, place_property_id) references public.properties (organization_id, id) on delete set null (place_property_id),
  add foreign key (organization_id, place_unit_id) references public.units (organization_id, id) on delete set null (place_unit_id);
comment on column public.documents.place_property_id is
  'The property that it is about, by its unit or lease too; null for a person''s. Written by a trigger.';
comment on column public.documents.place_unit_id is 'The unit that it is about, by its lease too; null for a property''s or person''s.';

create function private.place_document()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.lease_id is not null then
    select l.property_id, l.unit_id into new.place_property_id, new.place_unit_id from public.leases l where l.id = new.lease_id;
  elsif new.unit_id is not null then
    select u.property_id, u.id into new.place_property_id, new.place_unit_id from public.units u where u.id = new.unit_id;
  else
    new.place_property_id := new.property_id;
  end if;
  return new;
end
$$;
comment on function private.place_document is 'Trigger: which property and unit a document is about.';
create trigger place_document before insert on public.documents
  for each row execute function private.place_document();
update public.documents d set place_property_id = d.property_id where d.property_id is not null;
update public.documents d set place_property_id = u.property_id, place_unit_id = u.id
from public.units u where d.unit_id is not null and u.id = d.unit_id;
update public.documents d set place_property_id = l.property_id, place_unit_id = l.unit_id
from public.leases l where d.lease_id is not null and l.id = d.lease_id;

create index documents_by_time on public.documents (organization_id, created_at desc, id desc);
create index documents_by_name on public.documents (organization_id, name, id);
create index documents_by_size on public.documents (organization_id, size_bytes, id);
create index documents_by_kind on public.documents (organization_id, kind, created_at desc, id desc);
create index documents_by_place on public.documents (organization_id, place_property_id, created_at desc, id desc);
create index documents_by_place_unit on public.documents (organization_id, place_unit_id) where place_unit_id is not null;
create index documents_shared on public.documents (organization_id, created_at desc, id desc) where is_shared;
create index documents_search on public.documents using gin (organization_id, search_name extensions.gin_trgm_ops);

create view public.documents_list with (security_invoker = true) as
select d.id, d.organization_id, d.kind, d.name, d.file_type, d.size_bytes, d.is_shared, d.path, d.created_at, d.area,
  d.place_property_id as property_id, d.place_unit_id as unit_id, d.lease_id, d.person_id,
  (select p.name from public.properties p where p.id = d.place_property_id) as property_name,
  (select u.label from public.units u where u.id = d.place_unit_id) as unit_label,
  coalesce(
    (select pe.full_name from public.people pe where pe.id = d.person_id),
    (select pe.full_name from public.lease_tenants t join public.people pe on pe.id = t.person_id
      where t.lease_id = d.lease_id and t.is_primary limit 1)
  ) as person_name
from public.documents d;
comment on view public.documents_list is
  'Documents with the place and the person that they are about; null where there is none or not for the reader.';
grant select on public.documents_list to authenticated, service_role;

create function private.find_documents(p_organization_id uuid, p_text text)
returns setof uuid
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  v_limit integer := private.search_limit();
  v_pattern text := private.search_pattern(p_text);
  v_people text := case when p_organization_id in (select private.my_organization_ids('people.read'))
    then private.people_pattern(p_text) end;
begin
  -- Which areas the reader may see is left to the policies of the rows; who is of no organisation finds nothing.
  if p_organization_id in (select private.my_organization_ids('portfolio.read')) then
    return query
      select h.id from (
        (select d.id, d.created_at from public.documents d
          where d.organization_id = p_organization_id and d.search_name like v_pattern
          order by d.created_at desc, d.id desc limit v_limit)
        union
        (select d.id, d.created_at from public.properties p
          join public.documents d on d.organization_id = p.organization_id and d.place_property_id = p.id
          where p.organization_id = p_organization_id and p.search_text like v_pattern
          order by d.created_at desc, d.id desc limit v_limit)
        union
        (select d.id, d.created_at from public.people pe
          join public.documents d on d.organization_id = pe.organization_id and d.person_id = pe.id
          where pe.organization_id = p_organization_id and pe.search_text like v_people
          order by d.created_at desc, d.id desc limit v_limit)
        union
        (select d.id, d.created_at from public.people pe
          join public.lease_tenants t on t.organization_id = pe.organization_id and t.person_id = pe.id
          join public.documents d on d.organization_id = t.organization_id and d.lease_id = t.lease_id
          where pe.organization_id = p_organization_id and pe.search_text like v_people
          order by d.created_at desc, d.id desc limit v_limit)
      ) h order by h.created_at desc, h.id desc limit v_limit;
  end if;
end
$$;
comment on function private.find_documents is
  'Documents by a part of their name or of their property''s; for readers of people by the person or tenant too.';

create function public.search_documents(p_organization_id uuid, p_text text)
returns setof public.documents_list
language sql stable set search_path = ''
as $$ select l.* from public.documents_list l where l.organization_id = p_organization_id
  and l.id = any (array(select private.find_documents(p_organization_id, p_text))) $$;
comment on function public.search_documents is
  'Rows of documents_list with the text in name, property, person or tenant, the newest 300.';

revoke execute on function private.place_document, private.find_documents, public.search_documents from public, anon;
grant execute on function private.find_documents, public.search_documents to authenticated;

-- A document that somebody else adds appears on lists that are open.
do $$
begin
  if exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.documents;
  end if;
end
$$;
