-- Beside each photo of a property lies the same one for small places: <photo>-small.webp (or .jpg), 800 px long.
drop policy "portfolio writers add photos of properties" on storage.objects;
create policy "portfolio writers add photos of properties" on storage.objects for insert to authenticated
  with check (bucket_id = 'property-photos'
    and array_length(storage.foldername(name), 1) = 2
    and storage.filename(name) ~ '^[0-9a-f-]{36}(-small)?\.(webp|jpg)$'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('portfolio.write'))));

create or replace function private.find_listing_photo(p_slug text, p_name text)
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
comment on function private.find_listing_photo is
  'The path of a photo''s file, or of its small one, that a published listing shows.';
