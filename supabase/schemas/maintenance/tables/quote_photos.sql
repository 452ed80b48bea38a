create table public.quote_photos (
  id uuid primary key,
  organization_id uuid not null,
  quote_request_id uuid not null,
  path text not null generated always as
    (organization_id::text || '/' || quote_request_id::text || '/' || id::text || '.jpg') stored unique,
  created_at timestamptz not null default now(),
  foreign key (organization_id, quote_request_id) references public.quote_requests (organization_id, id) on delete restrict
);
comment on table public.quote_photos is
  'Photos that a vendor adds to their quote; the files lie in the bucket quote-photos, where each was announced by its row.';

create index quote_photos_of_request on public.quote_photos (organization_id, quote_request_id, created_at);

alter table public.quote_photos enable row level security;
grant select on public.quote_photos to authenticated, service_role;
create policy "readers of maintenance see quote photos" on public.quote_photos for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.read'))));
