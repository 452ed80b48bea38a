-- A closed period takes no entry any more. One day an organisation says through which day that is.
create table public.accounting_periods (
  organization_id uuid primary key references public.organizations (id) on delete cascade,
  closed_through date check (closed_through between '1990-01-01' and '2200-01-01'),
  changed_at timestamptz not null default now()
);
comment on table public.accounting_periods is 'Through which day the books are closed; null while they never were.';

alter table public.accounting_periods enable row level security;
grant select on public.accounting_periods to authenticated, service_role;
create policy "readers of money see accounting periods" on public.accounting_periods for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
