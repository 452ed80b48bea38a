-- A unit offered to everybody: what its public page says, in both languages. Visitors read it through the edge, which asks
-- as the service for one published listing by its address; they reach no table.
create table public.listings (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null unique,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title_es text not null check (char_length(btrim(title_es)) between 1 and 120),
  title_en text not null default '' check (char_length(title_en) <= 120),
  description_es text not null default '' check (char_length(description_es) <= 4000),
  description_en text not null default '' check (char_length(description_en) <= 4000),
  amenities_es text not null default '' check (char_length(amenities_es) <= 2000),
  amenities_en text not null default '' check (char_length(amenities_en) <= 2000),
  rent_minor bigint not null check (rent_minor between 1 and 1000000000000),
  rent_currency public.currency_code not null,
  deposit_months smallint not null default 1 check (deposit_months between 0 and 12),
  available_from date,
  is_active boolean not null default false,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  check (not is_active or published_at is not null),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade,
  foreign key (organization_id, unit_id) references public.units (organization_id, id) on delete cascade,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete cascade
);
comment on table public.listings is
  'What a unit''s public page says. English texts that are empty show the Spanish ones; amenities are one a line.';

create index listings_of_property on public.listings (organization_id, property_id);
create index listings_by_property on public.listings (property_id, unit_id);
create index published_listings on public.listings (published_at desc, id) where is_active;

alter table public.listings enable row level security;
grant select on public.listings to authenticated, service_role;
create policy "readers of the portfolio see listings" on public.listings for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));

-- What follows a change, in this order.
create trigger touch_updated_at before update on public.listings
  for each row execute function private.touch_updated_at();
create trigger write_audit_log after insert or update or delete on public.listings
  for each row execute function private.write_audit_log();
select private.compose_texts('public.listings');
