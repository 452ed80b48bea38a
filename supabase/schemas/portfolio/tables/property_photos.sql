create table public.property_photos (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  property_id uuid not null,
  path text not null unique,
  caption text not null default '' check (char_length(caption) <= 160),
  position smallint not null default 0,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  constraint property_photos_in_order unique (property_id, position) deferrable initially deferred,
  check (path ~ '\.(webp|jpg)$'
    and regexp_replace(path, '\.(webp|jpg)$', '') = organization_id || '/' || property_id || '/' || id),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade,
  constraint property_photos_position_check check (position between 1 and 60)
);
comment on table public.property_photos is
  'Photos of a property in their order, the first of them the cover; the files lie in the bucket property-photos.';

create index property_photos_by_property on public.property_photos (organization_id, property_id, position);

alter table public.property_photos enable row level security;
grant select, delete on public.property_photos to authenticated;
grant all on public.property_photos to service_role;
grant insert (id, organization_id, property_id, path, caption), update (caption) on public.property_photos to authenticated;
create policy "portfolio writers add photos" on public.property_photos for insert to authenticated
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers change photos" on public.property_photos for update to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))))
  with check (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "portfolio writers remove photos" on public.property_photos for delete to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.write'))));
create policy "readers of the portfolio see photos" on public.property_photos for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));

-- What follows a change, in this order.
create trigger place_property_photo before insert on public.property_photos
  for each row execute function private.place_property_photo();
create trigger close_photo_gap after delete on public.property_photos
  for each row execute function private.close_photo_gap();
select private.compose_texts('public.property_photos');
