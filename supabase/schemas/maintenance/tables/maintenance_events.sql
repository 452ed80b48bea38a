create table public.maintenance_events (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  maintenance_id uuid not null,
  lease_id uuid,
  kind public.maintenance_event_kind not null,
  body text not null default '' check (char_length(body) <= 2000),
  facts jsonb not null default '{}',
  is_internal boolean not null default false,
  actor_id uuid,
  -- Whether the tenant's side acted: who left has no membership to tell it from any more.
  is_from_tenant boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  foreign key (organization_id, maintenance_id) references public.maintenance_requests (organization_id, id) on delete restrict
);
comment on table public.maintenance_events is
  'Everything that happened to a request, messages too; what is internal stays inside the organisation.';

create index events_of_maintenance on public.maintenance_events (organization_id, maintenance_id, id);
create index maintenance_events_of_lease on public.maintenance_events (lease_id);

alter table public.maintenance_events enable row level security;
grant select on public.maintenance_events to authenticated, service_role;
create policy "readers of maintenance and tenants see maintenance events" on public.maintenance_events for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('maintenance.read')))
    or (lease_id = any (array(select private.my_lease_ids())) and (not is_internal))
    or id = any (array(select private.my_past_event_ids())));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.maintenance_events
  for each statement execute function private.refuse_change();
create trigger refuse_change before update on public.maintenance_events for each row execute function private.refuse_change();
select private.compose_texts('public.maintenance_events');
