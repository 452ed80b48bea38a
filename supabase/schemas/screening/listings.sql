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
comment on function private.listing_slug is
  'The address of a listing, from its first title; it stays when the title changes.';

create function private.save_listing(
  p_unit_id uuid, p_title_es text, p_rent_minor bigint, p_currency public.currency_code, p_title_en text default '',
  p_description_es text default '', p_description_en text default '', p_amenities_es text default '',
  p_amenities_en text default '', p_deposit_months integer default 1, p_available_from date default null,
  p_photo_ids uuid[] default null)
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
  select * into v_unit from public.units where id = p_unit_id for share;
  perform private.require_record(v_unit.organization_id, 'portfolio.write');
  if v_unit.archived_at is not null then
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
select private.declare_verb('save_listing', 'portfolio.write', p_comment =>
  'Writes what the page of a unit says and shows, published or not; the address stays, and so do the photos where none are given. Returns the listing''s id. Errors: not_found, unit_archived, too_many_photos, photos_changed when one of them is not (or no longer) the property''s.');

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
select private.declare_verb('publish_listing', 'portfolio.write', p_comment =>
  'Shows the page of a listing to everybody, or no more. Errors: not_found, unit_archived.');

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
    'landlord', o.name,
    'photos', coalesce((select jsonb_agg(jsonb_build_object('name', storage.filename(f.path), 'caption', f.caption) order by s.position)
      from public.listing_photos s join public.property_photos f on f.id = s.photo_id where s.listing_id = l.id), '[]'))
  from private.open_listing(p_slug) l
  join public.units u on u.id = l.unit_id
  join public.properties p on p.id = l.property_id
  join public.organizations o on o.id = l.organization_id
$$;
select private.declare_verb('read_listing', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: what visitors see of a published listing; null when there is none. Never the street, the unit''s name or who rents.');

create function private.list_published_listings(p_limit integer default 16000)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('slug', found.slug, 'changed_on', found.changed_on)), '[]')
  from (
    select l.slug, (l.updated_at at time zone 'UTC')::date as changed_on
    from public.listings l
    join public.units u on u.id = l.unit_id and u.archived_at is null
    join public.organizations o on o.id = l.organization_id and o.closed_at is null
    where l.is_active
    order by l.published_at desc, l.id
    limit least(greatest(p_limit, 0), 16000)
  ) as found
$$;
select private.declare_verb('list_published_listings', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: address and day of the last change of each listing that visitors may see, the newest first. At most 16,000, in three addresses each what one sitemap may hold.');

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
comment on function private.choose_listing_photos is
  'Shows these photos of the property on the listing''s page, in this order, and no others.';

create function private.find_listing_photo(p_slug text, p_name text)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select replace(f.path, storage.filename(f.path), p_name) from private.open_listing(p_slug) l
  join public.listing_photos s on s.listing_id = l.id
  join public.property_photos f on f.id = s.photo_id
  where storage.filename(f.path) = regexp_replace(p_name, '-small\.(webp|jpg)$', '.\1')
$$;
select private.declare_verb('find_listing_photo', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: where the file of a photo lies that a published listing shows; null when it shows none of that name.');
