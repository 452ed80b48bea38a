create table private.property_account_years (
  organization_id uuid not null,
  property_id uuid not null,
  basis public.accounting_basis not null,
  year integer not null,
  account_id uuid not null,
  currency public.currency_code not null,
  amount_minor bigint not null default 0,
  primary key (organization_id, property_id, basis, year, account_id, currency),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id) on delete cascade,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table private.property_account_years is 'The months of property_account_months of each year, added up.';

create index property_account_years_by_account on private.property_account_years (account_id);

revoke all on private.property_account_years from public;
