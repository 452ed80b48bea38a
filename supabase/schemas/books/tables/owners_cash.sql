create table private.owners_cash (
  organization_id uuid not null,
  account_id uuid not null,
  property_id uuid,
  currency public.currency_code not null,
  amount_minor bigint not null default 0,
  unique nulls not distinct (organization_id, account_id, property_id, currency),
  foreign key (organization_id, account_id) references public.accounts (organization_id, id) on delete cascade,
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table private.owners_cash is
  'What each account of owners'' money holds for each property, and in the row without one for none. The rows of an account sum to its balance.';

create index owners_cash_by_property on private.owners_cash (organization_id, property_id);

revoke all on private.owners_cash from public;
