create table public.units (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  label text not null check (char_length(btrim(label)) between 1 and 40),
  unit_use public.unit_use not null default 'dwelling',
  bedrooms smallint check (bedrooms between 0 and 50),
  bathrooms numeric(3, 1) check (bathrooms between 0 and 50),
  area_m2 numeric(9, 2) check (area_m2 > 0),
  market_rent_minor bigint check (market_rent_minor between 0 and 1000000000000),
  market_rent_currency public.currency_code,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  label_order text collate private.natural_order generated always as (label) stored,
  search_text text generated always as (private.plain_text(label)) stored,
  amenities text[] not null default '{}' check (amenities <@ array[
    'air_conditioning', 'balcony', 'cistern', 'elevator', 'furnished', 'generator', 'gym', 'internet', 'inverter', 'kitchen',
    'laundry', 'parking', 'patio', 'pets_allowed', 'pool', 'security', 'service_room', 'terrace', 'water_heater']::text[]
    and cardinality(amenities) <= 19),
  unique (organization_id, id),
  unique (property_id, label),
  unique (property_id, id),
  check ((market_rent_minor is null) = (market_rent_currency is null)),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict
);
comment on table public.units is
  'What is let: an apartment, house, shop or room. An unknown market rent is null, not zero.';
comment on column public.units.label_order is
  'The label in natural order: for sorting and for pages that begin behind a unit.';
comment on column public.units.search_text is 'The label as searches compare it.';
comment on column public.units.amenities is 'What the unit comes with; src/domain/unit-facts.ts has the same list.';

create index units_by_property on public.units (organization_id, property_id, label, id);
create index units_in_order on public.units (organization_id, property_id, label_order, id);
create index units_by_search_text on public.units using gin (organization_id, search_text extensions.gin_trgm_ops);
create index units_by_first_letters on public.units (organization_id, search_text text_pattern_ops);
create index units_by_label on public.units (organization_id, label_order, id);

alter table public.units enable row level security;
grant delete on public.units to authenticated;
grant all on public.units to service_role;
grant select (id, organization_id, property_id, label, unit_use, bedrooms, bathrooms, area_m2, archived_at, created_at,
  updated_at, label_order, search_text, amenities), insert (id, organization_id, property_id, label, unit_use, bedrooms,
  bathrooms, area_m2, market_rent_minor, market_rent_currency, amenities), update (label, unit_use, bedrooms, bathrooms, area_m2,
  market_rent_minor, market_rent_currency, archived_at, amenities)
  on public.units to authenticated;
create policy "portfolio writers add units" on public.units for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers change units" on public.units for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers remove units" on public.units for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "readers and tenants see units" on public.units for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or id = any (array(select private.my_unit_ids())));

-- What follows a change, in this order.
create trigger refuse_archive_in_use before update of archived_at on public.units
  for each row when (old.archived_at is null and new.archived_at is not null)
  execute function private.refuse_archive_in_use();
create trigger touch_updated_at before update on public.units
  for each row execute function private.touch_updated_at();
create trigger write_audit_log after insert or update or delete on public.units
  for each row execute function private.write_audit_log();
create trigger keep_list_rows_added after insert on public.units referencing new table as new_rows
  for each statement execute function private.keep_rows_of_units();
create trigger keep_list_rows_changed after update on public.units referencing new table as new_rows
  for each statement execute function private.keep_rows_of_units();
create trigger keep_unit_count_on_delete after delete on public.units referencing old table as old_rows
  for each statement execute function private.keep_count('unit_count', 'archived_at is null');
create trigger keep_unit_count_on_insert after insert on public.units referencing new table as new_rows
  for each statement execute function private.keep_count('unit_count', 'archived_at is null');
create trigger keep_unit_count_on_update after update on public.units referencing old table as old_rows new table as new_rows
  for each statement execute function private.keep_count('unit_count', 'archived_at is null');
select private.compose_texts('public.units');
