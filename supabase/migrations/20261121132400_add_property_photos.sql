-- Path: <organisation>/<property>/<photo>.webp, or .jpg where the browser cannot make WebP. Nobody overwrites a photo.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('property-photos', 'property-photos', false, 2097152, array['image/webp', 'image/jpeg'])
on conflict (id) do nothing;

create table public.property_photos (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  path text not null unique,
  caption text not null default '' check (char_length(caption) <= 160),
  position smallint not null default 0 check (position between 1 and 20),
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  constraint property_photos_in_order unique (property_id, position) deferrable initially deferred,
  check (path ~ '\.(webp|jpg)$'
    and regexp_replace(path, '\.(webp|jpg)$', '') = organization_id || '/' || property_id || '/' || id),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.property_photos is
  'Photos of a property in their order, the first of them the cover; the files lie in the bucket property-photos.';
create index property_photos_by_property on public.property_photos (organization_id, property_id, position);
alter table public.property_photos enable row level security;
grant select, delete, insert (id, organization_id, property_id, path, caption), update (caption)
  on public.property_photos to authenticated;
grant all on public.property_photos to service_role;
create policy "readers of the portfolio see photos" on public.property_photos for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));
create policy "portfolio writers add photos" on public.property_photos for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers change photos" on public.property_photos for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers remove photos" on public.property_photos for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));

create function private.place_property_photo()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- One after the other for a property, so that two photos never take one place.
  perform 1 from public.properties where id = new.property_id for update;
  select coalesce(max(position), 0) + 1 into new.position from public.property_photos where property_id = new.property_id;
  if new.position > 20 then
    perform private.fail('too_many_photos');
  end if;
  return new;
end
$$;
comment on function private.place_property_photo is 'Trigger: a new photo stands last, as the twentieth at most.';
create trigger place_property_photo before insert on public.property_photos
  for each row execute function private.place_property_photo();

create function private.close_photo_gap()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.property_photos set position = position - 1
  where property_id = old.property_id and position > old.position;
  return null;
end
$$;
comment on function private.close_photo_gap is 'Trigger: those behind a photo that is removed move up.';
create trigger close_photo_gap after delete on public.property_photos
  for each row execute function private.close_photo_gap();

create function private.order_property_photos(p_property_id uuid, p_photo_ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform 1 from public.properties where id = p_property_id
    and organization_id = any (array(select private.my_organization_ids('portfolio.write'))) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  if (select array_agg(id order by id) from public.property_photos where property_id = p_property_id)
    is distinct from (select array_agg(id order by id) from unnest(p_photo_ids) as id) then
    perform private.fail('photos_changed');
  end if;
  update public.property_photos p set position = given.n
  from unnest(p_photo_ids) with ordinality as given (id, n) where p.id = given.id and p.position <> given.n;
end
$$;
create function public.order_property_photos(p_property_id uuid, p_photo_ids uuid[])
returns void
language sql
set search_path = ''
as $$ select private.order_property_photos(p_property_id, p_photo_ids) $$;
comment on function public.order_property_photos is
  'Puts all photos of a property into the given order; the first is the cover. Errors: not_found, photos_changed when they are not the same photos.';
revoke execute on function private.order_property_photos, public.order_property_photos, private.place_property_photo,
  private.close_photo_gap from public, anon;
grant execute on function private.order_property_photos, public.order_property_photos to authenticated;

create policy "readers of the portfolio see photos of properties" on storage.objects for select to authenticated
  using (bucket_id = 'property-photos'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('portfolio.read'))));
create policy "portfolio writers add photos of properties" on storage.objects for insert to authenticated
  with check (bucket_id = 'property-photos'
    and array_length(storage.foldername(name), 1) = 2
    and storage.filename(name) ~ '^[0-9a-f-]{36}\.(webp|jpg)$'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('portfolio.write'))));
create policy "portfolio writers remove photos of properties" on storage.objects for delete to authenticated
  using (bucket_id = 'property-photos'
    and (storage.foldername(name))[1] = any (array(select private.my_organization_folders('portfolio.write'))));

create or replace view public.properties_list with (security_invoker = true) as
select p.id, p.organization_id, p.name, p.property_type, p.street, p.street_number, p.sector, p.municipality, p.province,
  p.archived_at, p.created_at, u.unit_count, private.let_unit_count(p.id) as occupied_unit_count,
  (select f.path from public.property_photos f
    where f.organization_id = p.organization_id and f.property_id = p.id order by f.position limit 1) as cover_path
from public.properties p
cross join lateral (
  select count(*)::integer as unit_count from public.units
  where organization_id = p.organization_id and property_id = p.id and archived_at is null
) u;
comment on view public.properties_list is
  'Properties with how many units they have and how many are let, and the photo that is their cover.';
