create table public.work_limits (
  organization_id uuid not null,
  property_id uuid not null,
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor between 0 and 1000000000000),
  primary key (property_id, currency),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.work_limits is
  'Work on a property whose price is above the amount is approved by somebody else than who asks for it; no row: no limit.';

create index work_limits_of_organization on public.work_limits (organization_id, property_id);

alter table public.work_limits enable row level security;
grant select on public.work_limits to authenticated, service_role;
create policy "readers of maintenance see work limits" on public.work_limits for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.read'))));
