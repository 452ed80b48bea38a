create table public.approval_limits (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  currency public.currency_code not null,
  amount_minor bigint not null check (amount_minor between 0 and 1000000000000),
  primary key (organization_id, currency)
);
comment on table public.approval_limits is
  'A bill whose total is above the amount is approved by somebody else than who entered or submitted it; no row: no limit.';

alter table public.approval_limits enable row level security;
grant select on public.approval_limits to authenticated, service_role;
create policy "readers of money see approval limits" on public.approval_limits for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
