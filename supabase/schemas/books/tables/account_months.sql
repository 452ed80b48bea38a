create table public.account_months (
  organization_id uuid not null,
  basis public.accounting_basis not null,
  month date not null check (extract(day from month) = 1),
  account_id uuid not null,
  currency public.currency_code not null,
  amount_minor bigint not null default 0,
  debit_minor bigint not null default 0,
  primary key (organization_id, basis, month, account_id, currency),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id) on delete cascade
);
comment on table public.account_months is
  'By how much each account moved in each month, debits positive. accrual: the sum of its lines. cash: without what is owed to and by the organisation, what is paid in its place. Of each month the accounts of either basis sum to zero per currency.';
comment on column public.account_months.debit_minor is
  'The debits alone, line by line; the credits are debit_minor - amount_minor. An entry and its reversal count on both sides.';

create index account_months_by_account on public.account_months (account_id);

alter table public.account_months enable row level security;
grant select on public.account_months to authenticated, service_role;
create policy "readers of money see account months" on public.account_months for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
