create table public.property_account_months (
  organization_id uuid not null,
  property_id uuid not null,
  basis public.accounting_basis not null,
  month date not null check (extract(day from month) = 1),
  account_id uuid not null,
  currency public.currency_code not null,
  amount_minor bigint not null default 0,
  debit_minor bigint not null default 0,
  primary key (organization_id, property_id, basis, month, account_id, currency),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id) on delete cascade,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table public.property_account_months is
  'As account_months, of the lines that name a property; what names none stands in account_months alone.';
comment on column public.property_account_months.debit_minor is 'As in account_months.';

create index property_account_months_by_account on public.property_account_months (account_id);

alter table public.property_account_months enable row level security;
grant select on public.property_account_months to authenticated, service_role;
create policy "readers of money see property account months" on public.property_account_months for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
