create table public.area_reservations (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  area_id uuid not null,
  -- Null: the office keeps the time free.
  lease_id uuid,
  reserved_by uuid references auth.users (id) on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  status public.reservation_status not null,
  note text not null default '' check (char_length(note) <= 300),
  reason text not null default '' check (char_length(reason) <= 300),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  foreign key (organization_id, area_id) references public.common_areas (organization_id, id) on delete restrict,
  foreign key (property_id, area_id) references public.common_areas (property_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict,
  constraint reservations_never_overlap exclude using gist
    (area_id extensions.gist_uuid_ops with =, tstzrange(starts_at, ends_at) with &&) where (status in ('requested', 'confirmed'))
);
comment on table public.area_reservations is 'Who has a common area when; two that hold never overlap.';

create index reservations_of_organization on public.area_reservations (organization_id, starts_at);
create index reservations_of_property on public.area_reservations (property_id, starts_at);
create index reservations_of_area on public.area_reservations (area_id, starts_at);
create index reservations_of_lease on public.area_reservations (lease_id, starts_at);
create index reservations_of_user on public.area_reservations (reserved_by);

alter table public.area_reservations enable row level security;
grant select on public.area_reservations to authenticated, service_role;
create policy "readers see reservations, tenants those of their leases" on public.area_reservations for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('area_reservations'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.area_reservations
  for each statement execute function private.refuse_change();
create trigger refuse_delete before delete on public.area_reservations
  for each row execute function private.refuse_change();
select private.compose_texts('public.area_reservations');
