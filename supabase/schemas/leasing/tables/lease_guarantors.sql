create table public.lease_guarantors (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  person_id uuid not null,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (lease_id, person_id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete restrict
);
comment on table public.lease_guarantors is 'Who answers for a lease besides its tenants.';

create index lease_guarantors_by_lease on public.lease_guarantors (organization_id, lease_id);
create index lease_guarantors_by_person on public.lease_guarantors (organization_id, person_id);

alter table public.lease_guarantors enable row level security;
grant select on public.lease_guarantors to authenticated, service_role;
create policy "readers of leases see guarantors" on public.lease_guarantors for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update or delete on public.lease_guarantors
  for each row execute function private.write_audit_log();
