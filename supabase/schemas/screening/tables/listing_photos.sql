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
