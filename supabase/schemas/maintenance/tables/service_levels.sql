-- An organisation's own answer to "how soon". Where it has said nothing, private.maintenance_service_levels holds.
create table public.service_levels (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  priority public.maintenance_priority not null,
  response_hours integer not null check (response_hours between 1 and 720),
  resolution_hours integer not null check (resolution_hours <= 2160 and resolution_hours > response_hours),
  updated_at timestamptz not null default now(),
  primary key (organization_id, priority)
);
comment on table public.service_levels is
  'Within how many hours an organisation means to answer and to resolve a maintenance request of a priority.';

alter table public.service_levels enable row level security;
grant select on public.service_levels to authenticated, service_role;
create policy "readers of maintenance and tenants see service levels" on public.service_levels for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.read')))
    or organization_id = any (array(select private.my_landlord_ids())));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.service_levels
  for each statement execute function private.refuse_change();
