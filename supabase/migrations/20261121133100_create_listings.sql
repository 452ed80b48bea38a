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
alter table public.listings enable row level security;
grant select on public.listings to authenticated, service_role;
create policy "readers of the portfolio see listings" on public.listings for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));
create trigger touch_updated_at before update on public.listings
  for each row execute function private.touch_updated_at();
create trigger write_audit_log after insert or update or delete on public.listings
  for each row execute function private.write_audit_log();

create function private.listing_slug(p_title text, p_id uuid)
returns text
language sql
immutable
set search_path = ''
as $$
  -- Words for people, and an end that nobody guesses and no other listing has.
  select coalesce(nullif(btrim(left(regexp_replace(translate(lower(p_title), 'áàâäãåéèêëíìîïóòôöõúùûüñçý', 'aaaaaaeeeeiiiiooooouuuuncy'),
    '[^a-z0-9]+', '-', 'g'), 60), '-'), '') || '-', '') || left(replace(p_id::text, '-', ''), 10)
$$;
comment on function private.listing_slug is 'The address of a listing, from its first title; it stays when the title changes.';

create function private.save_listing(
  p_unit_id uuid, p_title_es text, p_title_en text, p_description_es text, p_description_en text, p_amenities_es text,
  p_amenities_en text, p_rent_minor bigint, p_currency public.currency_code, p_deposit_months integer, p_available_from date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_unit public.units;
  v_new uuid := gen_random_uuid();
  v_id uuid;
begin
  select * into v_unit from public.units
  where id = p_unit_id and organization_id in (select private.my_organization_ids('portfolio.write'))
  for share;
  if not found then
    perform private.fail('not_found');
  elsif v_unit.archived_at is not null then
    perform private.fail('unit_archived');
  end if;
  insert into public.listings as l (id, organization_id, property_id, unit_id, slug, title_es, title_en, description_es,
    description_en, amenities_es, amenities_en, rent_minor, rent_currency, deposit_months, available_from)
  values (v_new, v_unit.organization_id, v_unit.property_id, p_unit_id, private.listing_slug(p_title_es, v_new), btrim(p_title_es),
    btrim(p_title_en), btrim(p_description_es), btrim(p_description_en), btrim(p_amenities_es), btrim(p_amenities_en),
    p_rent_minor, p_currency, p_deposit_months, p_available_from)
  on conflict (unit_id) do update set title_es = excluded.title_es, title_en = excluded.title_en,
    description_es = excluded.description_es, description_en = excluded.description_en, amenities_es = excluded.amenities_es,
    amenities_en = excluded.amenities_en, rent_minor = excluded.rent_minor, rent_currency = excluded.rent_currency,
    deposit_months = excluded.deposit_months, available_from = excluded.available_from
  returning l.id into v_id;
  return v_id;
end
$$;
create function public.save_listing(
  p_unit_id uuid, p_title_es text, p_rent_minor bigint, p_currency public.currency_code, p_title_en text default '',
  p_description_es text default '', p_description_en text default '', p_amenities_es text default '',
  p_amenities_en text default '', p_deposit_months integer default 1, p_available_from date default null)
returns uuid
language sql
set search_path = ''
as $$
  select private.save_listing(p_unit_id, p_title_es, p_title_en, p_description_es, p_description_en, p_amenities_es,
    p_amenities_en, p_rent_minor, p_currency, p_deposit_months, p_available_from)
$$;
comment on function public.save_listing is
  'Writes what the page of a unit says, published or not; the address stays. Returns the listing''s id. Errors: not_found, unit_archived.';

create function private.publish_listing(p_listing_id uuid, p_is_active boolean)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_unit record;
begin
  select u.archived_at into v_unit from public.listings l join public.units u on u.id = l.unit_id
  where l.id = p_listing_id and l.organization_id in (select private.my_organization_ids('portfolio.write'));
  if not found then
    perform private.fail('not_found');
  elsif p_is_active and v_unit.archived_at is not null then
    perform private.fail('unit_archived');
  end if;
  update public.listings set is_active = p_is_active,
    published_at = case when p_is_active and not is_active then now() else published_at end
  where id = p_listing_id;
  return p_listing_id;
end
$$;
create function public.publish_listing(p_listing_id uuid, p_is_active boolean)
returns uuid language sql set search_path = ''
as $$ select private.publish_listing(p_listing_id, p_is_active) $$;
comment on function public.publish_listing is 'Shows the page of a listing to everybody, or no more. Errors: not_found, unit_archived.';

create function private.open_listing(p_slug text)
returns public.listings
language sql
stable
security definer
set search_path = ''
as $$
  select l from public.listings l
  join public.units u on u.id = l.unit_id and u.archived_at is null
  join public.organizations o on o.id = l.organization_id and o.closed_at is null
  where l.slug = p_slug and l.is_active
$$;
comment on function private.open_listing is 'A listing that visitors may see, by its address.';

create function private.read_listing(p_slug text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('slug', l.slug, 'title_es', l.title_es, 'title_en', l.title_en, 'description_es', l.description_es,
    'description_en', l.description_en, 'amenities_es', l.amenities_es, 'amenities_en', l.amenities_en, 'rent_minor', l.rent_minor,
    'rent_currency', l.rent_currency, 'deposit_months', l.deposit_months, 'available_from', l.available_from,
    'published_at', l.published_at, 'unit_use', u.unit_use, 'bedrooms', u.bedrooms, 'bathrooms', u.bathrooms, 'area_m2', u.area_m2,
    'property_type', p.property_type, 'sector', p.sector, 'municipality', p.municipality, 'province', p.province,
    'landlord', o.name)
  from private.open_listing(p_slug) l
  join public.units u on u.id = l.unit_id
  join public.properties p on p.id = l.property_id
  join public.organizations o on o.id = l.organization_id
$$;
create function public.read_listing(p_slug text)
returns jsonb language sql stable set search_path = ''
as $$ select private.read_listing(p_slug) $$;
comment on function public.read_listing is
  'For the edge, as the service: what visitors see of a published listing; null when there is none. Never the street, the unit''s name or who rents.';

revoke execute on function private.listing_slug, private.open_listing, private.read_listing, public.read_listing
  from public, anon, authenticated;
revoke execute on function private.save_listing, public.save_listing, private.publish_listing, public.publish_listing from public, anon;
grant execute on function private.save_listing, public.save_listing, private.publish_listing, public.publish_listing to authenticated;
grant execute on function private.read_listing, public.read_listing to service_role;
