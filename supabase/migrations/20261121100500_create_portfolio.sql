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
  unique (organization_id, id)
);
comment on table public.properties is 'A building, house or complex with its Dominican address; it has one unit or many.';
create index properties_by_name on public.properties (organization_id, name, id);

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
  unique (organization_id, id),
  unique (property_id, label),
  unique (property_id, id),
  check ((market_rent_minor is null) = (market_rent_currency is null)),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict
);
comment on table public.units is 'What is let: an apartment, house, shop or room. An unknown market rent is null, not zero.';
create index units_by_property on public.units (organization_id, property_id, label, id);

create table public.people (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  full_name text not null check (char_length(btrim(full_name)) between 1 and 120),
  email text not null default '' check (email = '' or email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'),
  phone text not null default '' check (char_length(phone) <= 30),
  identity_type public.identity_type,
  identity_number text not null default '' check (char_length(identity_number) <= 30),
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id)
);
comment on table public.people is 'People an organisation deals with; a person becomes a tenant through a lease, and a user by accepting an invitation.';
create index people_by_name on public.people (organization_id, full_name, id);
create index people_by_user on public.people (user_id);
create index people_search on public.people using gin (full_name extensions.gin_trgm_ops);

do $$
declare
  v_table text;
begin
  foreach v_table in array array['properties', 'units', 'people'] loop
    execute format('alter table public.%I enable row level security', v_table);
    execute format('grant select on public.%I to authenticated', v_table);
    execute format('grant all on public.%I to service_role', v_table);
    execute format('create trigger touch_updated_at before update on public.%I
      for each row execute function private.touch_updated_at()', v_table);
    execute format('create trigger write_audit_log after insert or update or delete on public.%I
      for each row execute function private.write_audit_log()', v_table);
  end loop;
end
$$;

-- Column grants: identity, tenancy and the link to a user are never the client's to set.
grant insert (id, organization_id, name, property_type, street, street_number, sector, municipality, province, reference),
  update (name, property_type, street, street_number, sector, municipality, province, reference, archived_at),
  delete on public.properties to authenticated;
grant insert (id, organization_id, property_id, label, unit_use, bedrooms, bathrooms, area_m2, market_rent_minor, market_rent_currency),
  update (label, unit_use, bedrooms, bathrooms, area_m2, market_rent_minor, market_rent_currency, archived_at),
  delete on public.units to authenticated;
grant insert (id, organization_id, full_name, email, phone, identity_type, identity_number),
  update (full_name, email, phone, identity_type, identity_number),
  delete on public.people to authenticated;

create policy "portfolio writers add properties" on public.properties for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers change properties" on public.properties for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers remove properties" on public.properties for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers add units" on public.units for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers change units" on public.units for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers remove units" on public.units for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "people writers add people" on public.people for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers change people" on public.people for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('people.write'))));
create policy "people writers remove people" on public.people for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('people.write'))));
