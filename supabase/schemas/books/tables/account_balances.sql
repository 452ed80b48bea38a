create table public.account_balances (
  organization_id uuid not null,
  account_id uuid not null,
  currency public.currency_code not null,
  balance_minor bigint not null default 0,
  primary key (account_id, currency),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id) on delete cascade
);
comment on table public.account_balances is 'Sum of the lines of an account per currency, kept by a trigger.';

create index account_balances_by_organization on public.account_balances (organization_id, account_id);

alter table public.account_balances enable row level security;
grant select on public.account_balances to authenticated, service_role;
create policy "readers of money see account balances" on public.account_balances for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('money.read'))));
