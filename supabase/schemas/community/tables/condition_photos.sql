create table public.condition_photos (
  id uuid primary key,
  organization_id uuid not null,
  item_id uuid not null,
  lease_id uuid not null,
  path text not null generated always as
    (organization_id::text || '/' || lease_id::text || '/' || id::text || '.jpg') stored unique,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  foreign key (organization_id, item_id) references public.condition_items (organization_id, id) on delete restrict
);
comment on table public.condition_photos is
  'Photos of items of a condition report; the files lie in the bucket condition-photos, where each was announced by its row.';

create index condition_photos_of_item on public.condition_photos (organization_id, item_id);
create index condition_photos_of_lease on public.condition_photos (lease_id);
create index condition_photos_of_creator on public.condition_photos (created_by);

alter table public.condition_photos enable row level security;
grant select on public.condition_photos to authenticated, service_role;
create policy "readers of leases and tenants see condition photos" on public.condition_photos for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('condition_photos'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.condition_photos
  for each statement execute function private.refuse_change();
create trigger keep_confirmed before insert or delete or update of item_id, lease_id on public.condition_photos
  for each row execute function private.keep_confirmed_reports();
