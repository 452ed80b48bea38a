create table private.lease_account_years (
  organization_id uuid not null,
  lease_id uuid not null,
  year integer not null,
  account_id uuid not null,
  amount_minor bigint not null default 0,
  primary key (organization_id, lease_id, year, account_id),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id) on delete cascade,
  foreign key (organization_id, lease_id) references public.leases (organization_id, id) on delete cascade
);
comment on table private.lease_account_years is
  'By how much a lease moved receivables, prepaid rent and deposits held in each year, in its currency, debits positive.';

create index lease_account_years_by_account on private.lease_account_years (account_id);

revoke all on private.lease_account_years from public;
