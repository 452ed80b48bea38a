create table public.lease_rent_steps (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  lease_id uuid not null,
  currency public.currency_code not null,
  starts_on date not null check (starts_on between '1990-01-01' and '2200-01-01'),
  rent_minor bigint not null check (rent_minor between 0 and 1000000000000),
  created_at timestamptz not null default now(),
  unique (lease_id, starts_on),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade,
  foreign key (lease_id, currency) references public.leases (id, currency) on delete cascade
);
comment on table public.lease_rent_steps is
  'The rent a month from a day on, in the lease''s currency; zero is a rent-free time.';

create index lease_rent_steps_by_lease on public.lease_rent_steps (organization_id, lease_id);
-- A rent that was agreed earlier begins on a day when nobody writes anything. Index: the few steps that begin now.
create index lease_rent_steps_by_day on public.lease_rent_steps (organization_id, starts_on);
-- What a line of a statement may be is found among what the books have open, by its amount among the rents, and by the words of
-- its text; not by reading all that was posted around its day, every lease and every name.
create index lease_rent_steps_by_rent on public.lease_rent_steps (organization_id, rent_minor, lease_id);

alter table public.lease_rent_steps enable row level security;
grant select on public.lease_rent_steps to authenticated;
grant all on public.lease_rent_steps to service_role;
create policy "readers and tenants see rent steps" on public.lease_rent_steps for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('lease_rent_steps'))));

-- What follows a change, in this order.
create trigger write_audit_log after insert or update or delete on public.lease_rent_steps
  for each row execute function private.write_audit_log();
create trigger keep_list_rows_added after insert on public.lease_rent_steps referencing new table as changed_rows
  for each statement execute function private.keep_rows_of_lease_parts();
create trigger keep_list_rows_changed after update on public.lease_rent_steps referencing new table as changed_rows
  for each statement execute function private.keep_rows_of_lease_parts();
create trigger keep_list_rows_removed after delete on public.lease_rent_steps referencing old table as changed_rows
  for each statement execute function private.keep_rows_of_lease_parts();
