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
revoke all on private.account_years, private.property_account_years, private.lease_account_years from public, anon, authenticated;

create or replace function private.add_account_months(p_changes jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.account_months as t (organization_id, basis, month, account_id, currency, amount_minor)
  select organization_id, basis, month, account_id, currency, sum(amount)::bigint
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, basis public.accounting_basis, month date, account_id uuid,
    property_id uuid, currency public.currency_code, amount bigint)
  group by 1, 2, 3, 4, 5 having sum(amount) <> 0
  order by 1, 2, 3, 4, 5
  on conflict (organization_id, basis, month, account_id, currency) do update set amount_minor = t.amount_minor + excluded.amount_minor;
  insert into private.account_years as t (organization_id, basis, year, account_id, currency, amount_minor)
  select organization_id, basis, extract(year from month)::integer, account_id, currency, sum(amount)::bigint
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, basis public.accounting_basis, month date, account_id uuid,
    property_id uuid, currency public.currency_code, amount bigint)
  group by 1, 2, 3, 4, 5 having sum(amount) <> 0
  order by 1, 2, 3, 4, 5
  on conflict (organization_id, basis, year, account_id, currency) do update set amount_minor = t.amount_minor + excluded.amount_minor;
  insert into public.property_account_months as t (organization_id, property_id, basis, month, account_id, currency, amount_minor)
  select organization_id, property_id, basis, month, account_id, currency, sum(amount)::bigint
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, basis public.accounting_basis, month date, account_id uuid,
    property_id uuid, currency public.currency_code, amount bigint)
  where property_id is not null
  group by 1, 2, 3, 4, 5, 6 having sum(amount) <> 0
  order by 1, 2, 3, 4, 5, 6
  on conflict (organization_id, property_id, basis, month, account_id, currency)
    do update set amount_minor = t.amount_minor + excluded.amount_minor;
  insert into private.property_account_years as t (organization_id, property_id, basis, year, account_id, currency, amount_minor)
  select organization_id, property_id, basis, extract(year from month)::integer, account_id, currency, sum(amount)::bigint
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, basis public.accounting_basis, month date, account_id uuid,
    property_id uuid, currency public.currency_code, amount bigint)
  where property_id is not null
  group by 1, 2, 3, 4, 5, 6 having sum(amount) <> 0
  order by 1, 2, 3, 4, 5, 6
  on conflict (organization_id, property_id, basis, year, account_id, currency)
    do update set amount_minor = t.amount_minor + excluded.amount_minor;
end
$$;
comment on function private.add_account_months is
  'Adds changes to the months and the years of accounts, of the organisation and by property.';

create function private.keep_lease_account_years()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.lease_account_years as t (organization_id, lease_id, year, account_id, amount_minor)
  select n.organization_id, n.lease_id, extract(year from n.occurred_on)::integer, n.account_id, sum(n.amount_minor)::bigint
  from new_rows n
  join public.accounts a on a.id = n.account_id and a.system_key in ('receivables', 'prepaid_rent', 'deposits_held')
  where n.lease_id is not null
  group by 1, 2, 3, 4 having sum(n.amount_minor) <> 0
  order by 1, 2, 3, 4
  on conflict (organization_id, lease_id, year, account_id) do update set amount_minor = t.amount_minor + excluded.amount_minor;
  return null;
end
$$;
comment on function private.keep_lease_account_years is 'Trigger: what lines of the journal add to the years of their lease.';
create trigger keep_lease_account_years after insert on public.journal_lines
  referencing new table as new_rows for each statement execute function private.keep_lease_account_years();
revoke execute on function private.keep_lease_account_years from public, anon, authenticated;

insert into private.account_years (organization_id, basis, year, account_id, currency, amount_minor)
select organization_id, basis, extract(year from month)::integer, account_id, currency, sum(amount_minor)
from public.account_months group by 1, 2, 3, 4, 5;
insert into private.property_account_years (organization_id, property_id, basis, year, account_id, currency, amount_minor)
select organization_id, property_id, basis, extract(year from month)::integer, account_id, currency, sum(amount_minor)
from public.property_account_months group by 1, 2, 3, 4, 5, 6;
insert into private.lease_account_years (organization_id, lease_id, year, account_id, amount_minor)
select l.organization_id, l.lease_id, extract(year from l.occurred_on)::integer, l.account_id, sum(l.amount_minor)
from public.journal_lines l join public.accounts a on a.id = l.account_id and a.system_key in ('receivables', 'prepaid_rent', 'deposits_held')
where l.lease_id is not null group by 1, 2, 3, 4;
