-- Figures that screens show are read, never counted: triggers keep them, so a dashboard costs the same
-- at ten units and at a hundred thousand. A test proves them equal to a recount.
create table public.organization_totals (
  organization_id uuid primary key references public.organizations (id) on delete cascade,
  property_count integer not null default 0,
  unit_count integer not null default 0,
  occupied_unit_count integer not null default 0,
  tenant_count integer not null default 0,
  reported_payment_count integer not null default 0,
  submitted_application_count integer not null default 0
);
comment on table public.organization_totals is
  'Counts of what is not archived; occupied units and tenants are those of leases in force.';
comment on column public.organization_totals.submitted_application_count is
  'Applications that were received and nobody has begun to review.';

alter table public.organization_totals enable row level security;
grant select on public.organization_totals to authenticated, service_role;
create policy "readers of the portfolio see its counts" on public.organization_totals for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));
