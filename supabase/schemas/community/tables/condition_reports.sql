create table public.condition_reports (
  id uuid primary key,
  organization_id uuid not null,
  lease_id uuid not null,
  moment public.condition_moment not null,
  -- Counts the changes, so that what is confirmed is what was read.
  revision integer not null default 1,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  office_confirmed_at timestamptz,
  office_confirmed_by uuid references auth.users (id) on delete set null,
  tenant_confirmed_at timestamptz,
  tenant_confirmed_by uuid references auth.users (id) on delete set null,
  unique (lease_id, moment),
  unique (organization_id, id),
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete restrict
);
comment on table public.condition_reports is
  'The inventory and condition of what a lease lets, at move-in and move-out; once both sides have confirmed it, nothing of it changes.';

create index condition_reports_of_organization on public.condition_reports (organization_id, lease_id);
create index condition_reports_of_lease on public.condition_reports (lease_id);
create index condition_reports_created_by on public.condition_reports (created_by);
create index condition_reports_office_by on public.condition_reports (office_confirmed_by);
create index condition_reports_tenant_by on public.condition_reports (tenant_confirmed_by);

alter table public.condition_reports enable row level security;
grant select on public.condition_reports to authenticated, service_role;
create policy "readers of leases and tenants see condition reports" on public.condition_reports for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('leases.read')))
    or lease_id = any (array(select private.my_lease_ids()))
    or id = any (array(select private.my_past_ids('condition_reports'))));

-- What follows a change, in this order.
create trigger refuse_truncate before truncate on public.condition_reports
  for each statement execute function private.refuse_change();
create trigger keep_confirmed before delete or update of lease_id, moment, revision, office_confirmed_at, tenant_confirmed_at on public.condition_reports
  for each row execute function private.keep_confirmed_reports();
