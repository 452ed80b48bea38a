-- What stood on an account before a month is the sum of the years before and of the months of that year: as many rows after
-- ten years as there are years, not as there are months. An entry adds to one year, whenever it is dated; balances that
-- run on from month to month would have to be written again in each month after it.
create table private.account_years (
  organization_id uuid not null,
  basis public.accounting_basis not null,
  year integer not null,
  account_id uuid not null,
  currency public.currency_code not null,
  amount_minor bigint not null default 0,
  primary key (organization_id, basis, year, account_id, currency),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id) on delete cascade
);
comment on table private.account_years is 'The months of account_months of each year, added up.';

create index account_years_by_account on private.account_years (account_id);

revoke all on private.account_years from public;
