create table public.lease_tenants (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  person_id uuid not null,
  user_id uuid references auth.users (id) on delete set null,
  is_primary boolean not null default false,
  created_at timestamptz not null default now(),
  left_on date,
  primary_from date,
  has_left boolean not null default false,
  unique (organization_id, id),
  unique (lease_id, person_id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (organization_id, person_id) references public.people (organization_id, id) on delete restrict,
  constraint lease_tenants_one_primary exclude using gist
    (lease_id extensions.gist_uuid_ops with =, daterange(primary_from, left_on, '[]') with &&) where (is_primary)
);
comment on table public.lease_tenants is
  'The tenants of a lease; user_id is set when the person accepts an invitation.';
comment on column public.lease_tenants.left_on is 'The last day on which they are a party; null while they stay.';
comment on column public.lease_tenants.primary_from is
  'Since when the primary tenant is the first one: the day after the one before them left. Null since the lease began.';
comment on column public.lease_tenants.has_left is
  'Kept by a job for what counts and lists; who may read or is written to is decided by left_on.';

create index lease_tenants_by_user on public.lease_tenants (user_id, lease_id);
create index lease_tenants_by_person on public.lease_tenants (organization_id, person_id);
create index lease_tenants_by_lease on public.lease_tenants (organization_id, lease_id);
create index lease_tenants_leaving on public.lease_tenants (organization_id, left_on) where left_on is not null and not has_left;

alter table public.lease_tenants enable row level security;
grant select on public.lease_tenants to authenticated;
grant all on public.lease_tenants to service_role;
create policy "readers and tenants see the tenants of a lease" on public.lease_tenants for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('lease_tenants'))));

-- What follows a change, in this order.
create trigger link_tenant_user before insert on public.lease_tenants
  for each row execute function private.link_tenant_user();
create trigger mark_who_has_left before insert or update of left_on on public.lease_tenants
  for each row execute function private.mark_who_has_left();
create trigger leave_notices_on_departure after update on public.lease_tenants
  for each row when (new.has_left and not old.has_left)
  execute function private.leave_notices_with_lease();
create trigger leave_notices_with_lease after delete on public.lease_tenants
  for each row execute function private.leave_notices_with_lease();
create trigger write_audit_log after insert or update or delete on public.lease_tenants
  for each row execute function private.write_audit_log();
create trigger keep_list_rows_added after insert on public.lease_tenants referencing new table as changed_rows
  for each statement execute function private.keep_rows_of_lease_parts();
create trigger keep_list_rows_changed after update on public.lease_tenants referencing new table as changed_rows
  for each statement execute function private.keep_rows_of_lease_parts();
create trigger keep_tenant_count_on_delete after delete on public.lease_tenants referencing old table as old_rows
  for each statement execute function private.keep_tenant_count();
create trigger keep_tenant_count_on_insert after insert on public.lease_tenants referencing new table as new_rows
  for each statement execute function private.keep_tenant_count();
create trigger keep_tenant_count_on_update after update on public.lease_tenants
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.keep_tenant_count();
