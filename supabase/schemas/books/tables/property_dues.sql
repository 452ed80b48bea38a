-- What is due to owners and what is kept for them is asked of all time: with every payment of a bill from their money, and each
-- time the positions are shown. Added up from years it was as many rows as there are properties, accounts and years; now it
-- is one row of each property, kept where the years are kept.
create table private.property_dues (
  organization_id uuid not null,
  property_id uuid not null,
  currency public.currency_code not null,
  amount_minor bigint not null default 0,
  primary key (organization_id, property_id, currency),
  foreign key (organization_id, property_id) references public.properties (organization_id, id) on delete cascade
);
comment on table private.property_dues is
  'What each property has earned when money moved, less what its owners drew: the years of property_account_years, added up.';

revoke all on private.property_dues from public;
