create table public.maintenance_photos (
  id uuid primary key,
  organization_id uuid not null,
  maintenance_id uuid not null,
  lease_id uuid,
  path text not null generated always as
    (organization_id::text || '/' || maintenance_id::text || '/' || id::text || '.jpg') stored unique,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  foreign key (organization_id, maintenance_id) references public.maintenance_requests (organization_id, id) on delete restrict
);
comment on table public.maintenance_photos is
  'Photos of a request; the files lie in the bucket maintenance-photos, where each was announced by its row.';

create index photos_of_maintenance on public.maintenance_photos (organization_id, maintenance_id, created_at);
create index maintenance_photos_of_lease on public.maintenance_photos (lease_id);
create index maintenance_photos_of_creator on public.maintenance_photos (created_by);

alter table public.maintenance_photos enable row level security;
grant select on public.maintenance_photos to authenticated, service_role;
create policy "readers of maintenance and tenants see maintenance photos" on public.maintenance_photos for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('maintenance_photos'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.maintenance_photos
  for each statement execute function private.refuse_change();
