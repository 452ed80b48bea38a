-- How large and how full the portfolio was at the end of each month: what the trends on the home show. Written once a month
-- by the scheduled job, so that a home never counts its leases; a change that is dated back later does not rewrite it.
create table public.month_ends (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  property_count integer not null check (property_count >= 0),
  unit_count integer not null check (unit_count >= 0),
  leased_unit_count integer not null check (leased_unit_count between 0 and unit_count),
  primary key (organization_id, month)
);
comment on table public.month_ends is
  'Properties, units and units let on the last day of each month, as they were known soon after it; month is its first day.';

alter table public.month_ends enable row level security;
grant select on public.month_ends to authenticated, service_role;
create policy "readers of the portfolio see its history" on public.month_ends for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));
