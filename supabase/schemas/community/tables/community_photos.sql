create table public.community_photos (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  post_id uuid not null,
  path text not null generated always as
    (organization_id::text || '/' || property_id::text || '/' || id::text || '.jpg') stored unique,
  -- While its post is hidden or withdrawn.
  is_hidden boolean not null default false,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  part public.community_part not null,
  foreign key (property_id, post_id) references public.community_posts (property_id, id) on delete restrict,
  constraint community_photos_part_check check (part in ('board', 'lost_and_found'))
);
comment on table public.community_photos is
  'Photos of posts; the files lie in the bucket community-photos, where each was announced by its row.';
comment on column public.community_photos.part is 'Of its post, which never changes it.';

create index community_photos_of_organization on public.community_photos (organization_id, post_id);
create index community_photos_of_property on public.community_photos (property_id, post_id);
create index community_photos_of_creator on public.community_photos (created_by);

alter table public.community_photos enable row level security;
grant select on public.community_photos to authenticated, service_role;
create policy "readers and neighbours see photos of posts" on public.community_photos for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or (not is_hidden
      and ((part = 'board' and property_id = any (array(select private.my_community_ids('board'))))
        or (part = 'lost_and_found' and property_id = any (array(select private.my_community_ids('lost_and_found'))))))
    or created_by = (select auth.uid()));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.community_photos
  for each statement execute function private.refuse_change();
create trigger place_post_photo before insert on public.community_photos
  for each row execute function private.place_post_photo();
create trigger refuse_delete before delete on public.community_photos
  for each row execute function private.refuse_change();
