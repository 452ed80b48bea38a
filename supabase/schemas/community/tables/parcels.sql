create table public.parcels (
  id uuid primary key,
  organization_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  -- The lease that held the unit when it came: its tenants see it, those after them do not.
  lease_id uuid not null,
  description text not null check (char_length(btrim(description)) between 2 and 200),
  storage_place text not null default '' check (char_length(storage_place) <= 120),
  -- Null: the office.
  noted_by_lease_id uuid,
  noted_by uuid references auth.users (id) on delete set null,
  noted_at timestamptz not null default now(),
  collected_at timestamptz,
  collected_by uuid references auth.users (id) on delete set null,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete restrict,
  foreign key (property_id, unit_id) references public.units (property_id, id) on delete restrict,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict,
  foreign key (organization_id, noted_by_lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.parcels is
  'What arrived for a unit while nobody was there, where it is kept and when it was collected.';

create index parcels_of_organization on public.parcels (organization_id, noted_at desc);
create index parcels_of_property on public.parcels (property_id, noted_at desc);
create index parcels_of_lease on public.parcels (lease_id, noted_at desc);
create index parcels_of_unit on public.parcels (property_id, unit_id);
create index parcels_noted_by_lease on public.parcels (noted_by_lease_id);
create index parcels_noted_by on public.parcels (noted_by, noted_at desc);
create index parcels_collected_by on public.parcels (collected_by);

alter table public.parcels enable row level security;
grant select on public.parcels to authenticated, service_role;
create policy "readers, tenants and who noted them see parcels" on public.parcels for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or (noted_by = ( SELECT auth.uid() AS uid))
    or id = any (array(select private.my_past_ids('parcels'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.parcels for each statement execute function private.refuse_change();
create trigger refuse_delete before delete on public.parcels for each row execute function private.refuse_change();
select private.compose_texts('public.parcels');
