create table public.properties (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  name text not null check (char_length(btrim(name)) between 1 and 120),
  property_type public.property_type not null,
  street text not null default '' check (char_length(street) <= 160),
  street_number text not null default '' check (char_length(street_number) <= 20),
  sector text not null default '' check (char_length(sector) <= 80),
  municipality text not null check (char_length(btrim(municipality)) between 1 and 80),
  province text not null check (char_length(btrim(province)) between 1 and 80),
  reference text not null default '' check (char_length(reference) <= 240),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (
    private.plain_text(name || ' ' || sector || ' ' || municipality)) stored,
  in_condominium boolean not null default false,
  condominium_name text not null default '' check (char_length(condominium_name) <= 120),
  condominium_contact text not null default '' check (char_length(condominium_contact) <= 120),
  condominium_phone text not null default '' check (char_length(condominium_phone) <= 30),
  condominium_email text not null default ''
    check (condominium_email = '' or condominium_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  name_order text collate private.natural_order generated always as (name) stored,
  unique (organization_id, id),
  constraint properties_condominium_facts_need_one check (in_condominium
    or (condominium_name = '' and condominium_contact = '' and condominium_phone = '' and condominium_email = ''))
);
comment on table public.properties is
  'A building, house or complex with its Dominican address; it has one unit or many.';
comment on column public.properties.search_text is 'Name, sector and municipality as searches compare them.';
comment on column public.properties.condominium_contact is 'Who administers the condominium: a person or a firm.';
comment on column public.properties.name_order is
  'The name in natural order: for sorting and for pages that begin behind a property.';

create index properties_by_name on public.properties (organization_id, name_order, id);
create index properties_by_search_text on public.properties using gin (organization_id, search_text extensions.gin_trgm_ops);
create index properties_by_first_letters on public.properties (organization_id, search_text text_pattern_ops);
create index properties_by_street on public.properties
  using gin (organization_id, private.plain_text(street || ' ' || street_number) extensions.gin_trgm_ops);
create index properties_by_province on public.properties (organization_id, province, name_order, id);

alter table public.properties enable row level security;
grant select, delete on public.properties to authenticated;
grant all on public.properties to service_role;
grant insert (id, organization_id, name, property_type, street, street_number, sector, municipality, province, reference,
  in_condominium, condominium_name, condominium_contact, condominium_phone, condominium_email), update (name, property_type,
  street, street_number, sector, municipality, province, reference, archived_at, in_condominium, condominium_name,
  condominium_contact, condominium_phone, condominium_email)
  on public.properties to authenticated;
create policy "portfolio writers add properties" on public.properties for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers change properties" on public.properties for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers remove properties" on public.properties for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "readers and tenants see properties" on public.properties for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or id = any (array(select private.my_property_ids())));

-- What follows a change, in this order.
create trigger refuse_archive_in_use before update of archived_at on public.properties
  for each row when (old.archived_at is null and new.archived_at is not null)
  execute function private.refuse_archive_in_use();
create trigger touch_updated_at before update on public.properties
  for each row execute function private.touch_updated_at();
create trigger start_property_finances after insert on public.properties
  for each row execute function private.start_property_finances();
create trigger write_audit_log after insert or update or delete on public.properties
  for each row execute function private.write_audit_log();
create trigger keep_list_rows_changed after update on public.properties referencing new table as new_rows
  for each statement execute function private.keep_rows_of_names();
create trigger keep_property_count_on_delete after delete on public.properties referencing old table as old_rows
  for each statement execute function private.keep_count('property_count', 'archived_at is null');
create trigger keep_property_count_on_insert after insert on public.properties referencing new table as new_rows
  for each statement execute function private.keep_count('property_count', 'archived_at is null');
create trigger keep_property_count_on_update after update on public.properties referencing old table as old_rows new table as new_rows
  for each statement execute function private.keep_count('property_count', 'archived_at is null');
select private.compose_texts('public.properties');
