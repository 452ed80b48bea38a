-- What a meter showed on a day; with a price for the unit, what was used since the reading before is charged.
create table public.meter_readings (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  meter_id uuid not null,
  unit_id uuid not null,
  lease_id uuid,
  read_on date not null check (read_on between '2000-01-01' and '2200-01-01'),
  value numeric(12, 3) not null check (value >= 0),
  used numeric(12, 3) check (used >= 0),
  price_minor bigint check (price_minor between 1 and 1000000000000),
  charge_id uuid references public.charges (id),
  removed_at timestamptz,
  created_by uuid,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  check ((charge_id is null) or (used > 0 and price_minor is not null and lease_id is not null)),
  foreign key (organization_id, meter_id) references public.unit_meters (organization_id, id),
  foreign key (organization_id, unit_id) references public.units (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id)
);
comment on table public.meter_readings is
  'Readings of a unit''s meter, rising with the days; price_minor is what one unit used costs, charge_id what it was charged as. A removed one does not count.';

create unique index meter_readings_one_a_day on public.meter_readings (meter_id, read_on) where removed_at is null;
create index meter_readings_by_organization on public.meter_readings (organization_id, read_on desc);
create index meter_readings_by_lease on public.meter_readings (lease_id);

alter table public.meter_readings enable row level security;
grant select on public.meter_readings to authenticated, service_role;
create policy "readers of money and tenants see meter readings" on public.meter_readings for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('meter_readings'))));
