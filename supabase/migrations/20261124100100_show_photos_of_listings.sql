-- Photos on a listing's page: chosen of the property's, in the order in which visitors see them. A building has room for those
-- of its units too: sixty instead of twenty.
alter table public.property_photos drop constraint property_photos_position_check;
alter table public.property_photos add constraint property_photos_position_check check (position between 1 and 60);

create or replace function private.place_property_photo()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- One after the other for a property, so that two photos never take one place.
  perform 1 from public.properties where id = new.property_id for update;
  select coalesce(max(position), 0) + 1 into new.position from public.property_photos where property_id = new.property_id;
  if new.position > 60 then
    perform private.fail('too_many_photos');
  end if;
  return new;
end
$$;
comment on function private.place_property_photo is 'Trigger: a new photo stands last, as the sixtieth at most.';

create table public.listing_photos (
  organization_id uuid not null,
  listing_id uuid not null,
  photo_id uuid not null,
  position smallint not null check (position between 1 and 12),
  primary key (listing_id, photo_id),
  unique (listing_id, position),
  foreign key (organization_id, listing_id) references public.listings (organization_id, id) on delete cascade,
  foreign key (organization_id, photo_id) references public.property_photos (organization_id, id) on delete cascade
);
comment on table public.listing_photos is
  'Which photos of the property a listing shows, in order; save_listing() writes them. A photo that is removed from the property leaves the page.';
create index listing_photos_by_listing on public.listing_photos (organization_id, listing_id, position);
create index listing_photos_by_photo on public.listing_photos (organization_id, photo_id);
alter table public.listing_photos enable row level security;
grant select on public.listing_photos to authenticated, service_role;
create policy "readers of the portfolio see photos of listings" on public.listing_photos for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));

create function private.choose_listing_photos(p_listing public.listings, p_photo_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_ids uuid[] := coalesce(p_photo_ids, '{}');
begin
  if cardinality(v_ids) > 12 then
    perform private.fail('too_many_photos');
  elsif (select count(*) from public.property_photos where id = any (v_ids) and property_id = p_listing.property_id) <> cardinality(v_ids) then
    -- Somebody took one away meanwhile, or it is none of this property's, or stands there twice.
    perform private.fail('photos_changed');
  end if;
  delete from public.listing_photos where listing_id = p_listing.id;
  insert into public.listing_photos (organization_id, listing_id, photo_id, position)
  select p_listing.organization_id, p_listing.id, chosen.id, chosen.n from unnest(v_ids) with ordinality as chosen (id, n);
end
$$;
comment on function private.choose_listing_photos is 'Shows these photos of the property on the listing''s page, in this order, and no others.';

drop function public.save_listing(uuid, text, bigint, public.currency_code, text, text, text, text, text, integer, date);
drop function private.save_listing(uuid, text, text, text, text, text, text, bigint, public.currency_code, integer, date);

create function private.save_listing(
  p_unit_id uuid, p_title_es text, p_title_en text, p_description_es text, p_description_en text, p_amenities_es text,
  p_amenities_en text, p_rent_minor bigint, p_currency public.currency_code, p_deposit_months integer, p_available_from date,
  p_photo_ids uuid[])
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_unit public.units;
  v_new uuid := gen_random_uuid();
  v_listing public.listings;
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
  returning l.* into v_listing;
  if p_photo_ids is not null then
    perform private.choose_listing_photos(v_listing, p_photo_ids);
  end if;
  return v_listing.id;
end
$$;
create function public.save_listing(
  p_unit_id uuid, p_title_es text, p_rent_minor bigint, p_currency public.currency_code, p_title_en text default '',
  p_description_es text default '', p_description_en text default '', p_amenities_es text default '',
  p_amenities_en text default '', p_deposit_months integer default 1, p_available_from date default null,
  p_photo_ids uuid[] default null)
returns uuid
language sql
set search_path = ''
as $$
  select private.save_listing(p_unit_id, p_title_es, p_title_en, p_description_es, p_description_en, p_amenities_es,
    p_amenities_en, p_rent_minor, p_currency, p_deposit_months, p_available_from, p_photo_ids)
$$;
comment on function public.save_listing is
  'Writes what the page of a unit says and shows, published or not; the address stays, and so do the photos where none are given. Returns the listing''s id. Errors: not_found, unit_archived, too_many_photos, photos_changed when one of them is not (or no longer) the property''s.';

create or replace function private.read_listing(p_slug text)
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
    'landlord', o.name,
    'photos', coalesce((select jsonb_agg(jsonb_build_object('name', storage.filename(f.path), 'caption', f.caption) order by s.position)
      from public.listing_photos s join public.property_photos f on f.id = s.photo_id where s.listing_id = l.id), '[]'))
  from private.open_listing(p_slug) l
  join public.units u on u.id = l.unit_id
  join public.properties p on p.id = l.property_id
  join public.organizations o on o.id = l.organization_id
$$;

create function private.find_listing_photo(p_slug text, p_name text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select f.path from private.open_listing(p_slug) l
  join public.listing_photos s on s.listing_id = l.id
  join public.property_photos f on f.id = s.photo_id
  where storage.filename(f.path) = p_name
$$;
create function public.find_listing_photo(p_slug text, p_name text)
returns text language sql stable set search_path = ''
as $$ select private.find_listing_photo(p_slug, p_name) $$;
comment on function public.find_listing_photo is
  'For the edge, as the service: where the file of a photo lies that a published listing shows; null when it shows none of that name.';

revoke execute on function private.choose_listing_photos from public, anon, authenticated;
revoke execute on function private.save_listing, public.save_listing from public, anon;
grant execute on function private.save_listing, public.save_listing to authenticated;
revoke execute on function private.find_listing_photo, public.find_listing_photo from public, anon, authenticated;
grant execute on function private.find_listing_photo, public.find_listing_photo to service_role;
