create table public.assets (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete restrict,
  property_id uuid not null,
  unit_id uuid,
  name text not null check (char_length(btrim(name)) between 1 and 120),
  kind public.asset_kind not null,
  maker text not null default '' check (char_length(maker) <= 80),
  model text not null default '' check (char_length(model) <= 80),
  serial_number text not null default '' check (char_length(serial_number) <= 80),
  installed_on date,
  warranty_until date check (warranty_until >= installed_on),
  expected_life_years smallint check (expected_life_years between 1 and 100),
  cost_minor bigint check (cost_minor between 0 and 1000000000000),
  cost_currency public.currency_code,
  note text not null default '' check (char_length(note) <= 1000),
  retired_on date check (retired_on >= installed_on),
  created_at timestamptz not null default now(),
  name_order text collate private.natural_order generated always as (name) stored,
  search_text text not null generated always as (
    private.plain_text(name || ' ' || maker || ' ' || model || ' ' || serial_number)) stored,
  unique (organization_id, id),
  check ((cost_minor is null) = (cost_currency is null)),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete restrict,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete restrict
);
comment on table public.assets is
  'Equipment of a property or of one of its units: what it is, when it was installed, until when it is under warranty, and what it cost in minor units. Requests point to it; one that is retired keeps them.';
comment on column public.assets.name_order is
  'The name in natural order: for sorting and for pages that begin behind an asset.';

create index assets_by_name on public.assets (organization_id, name_order, id);
create index assets_of_property on public.assets (property_id, name_order);
create index assets_of_unit on public.assets (unit_id, name_order);
create index assets_search on public.assets using gin (organization_id, search_text extensions.gin_trgm_ops);

alter table public.assets enable row level security;
grant select on public.assets to authenticated, service_role;
grant insert (id, organization_id, property_id, unit_id, name, kind, maker, model, serial_number, installed_on, warranty_until,
  expected_life_years, cost_minor, cost_currency, note), update (property_id, unit_id, name, kind, maker, model, serial_number,
  installed_on, warranty_until, expected_life_years, cost_minor, cost_currency, note, retired_on)
  on public.assets to authenticated;
create policy "maintenance writers add assets" on public.assets for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('maintenance.write'))));
create policy "maintenance writers change assets" on public.assets for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('maintenance.write'))));
create policy "readers of maintenance see assets" on public.assets for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.read'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update on public.assets
  for each row execute function private.write_audit_log();
select private.compose_texts('public.assets');
