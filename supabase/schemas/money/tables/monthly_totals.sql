create table public.monthly_totals (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  currency public.currency_code not null,
  billed_minor bigint not null default 0,
  collected_minor bigint not null default 0,
  revenue_minor bigint not null default 0,
  expense_minor bigint not null default 0,
  primary key (organization_id, month, currency)
);
comment on table public.monthly_totals is
  'Per month and currency, deposits left out (they are a liability): billed = charges due in the month; collected = what of those is paid; revenue = money applied to charges in the month.';
comment on column public.monthly_totals.expense_minor is
  'What the month''s entries have on expense accounts, by the day of the entry; reversals take off in their own month.';

alter table public.monthly_totals enable row level security;
grant select on public.monthly_totals to authenticated, service_role;
create policy "readers of money see monthly totals" on public.monthly_totals for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
