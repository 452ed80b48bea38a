create table public.lease_events (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  lease_id uuid not null,
  kind public.lease_event_kind not null,
  facts jsonb not null default '{}',
  actor_id uuid,
  created_at timestamptz not null default now(),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade
);
comment on table public.lease_events is
  'What happened to a lease, when and by whom (actor_id null: by the calendar). Append-only; it goes only with a draft that is removed.';

create index lease_events_by_lease on public.lease_events (organization_id, lease_id, id desc);

alter table public.lease_events enable row level security;
grant select on public.lease_events to authenticated, service_role;
create policy "readers of leases see their history" on public.lease_events for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.lease_events
  for each statement execute function private.refuse_change();
create trigger refuse_change before update on public.lease_events
  for each row execute function private.refuse_change();
create trigger outdate_contract after insert on public.lease_events
  for each row when (new.kind in ('rent_changed', 'tenants_changed', 'guarantors_changed', 'notice_given', 'ended', 'terminated', 'called_off'))
  execute function private.outdate_contract();
