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
revoke all on private.property_dues, private.owners_cash from public, anon, authenticated;

create function private.add_owners_money(p_changes jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.property_dues as t (organization_id, property_id, currency, amount_minor)
  select d.organization_id, d.property_id, d.currency, -sum(d.amount)::bigint
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, basis public.accounting_basis, account_id uuid, property_id uuid,
    currency public.currency_code, amount bigint)
  join public.accounts a on a.id = d.account_id
    and ((d.basis = 'cash' and a.kind in ('income', 'expense')) or (d.basis = 'accrual' and a.system_key = 'owner_draw'))
  where d.property_id is not null
  group by 1, 2, 3 having sum(d.amount) <> 0
  order by 1, 2, 3
  on conflict (organization_id, property_id, currency) do update set amount_minor = t.amount_minor + excluded.amount_minor;
  insert into private.owners_cash as t (organization_id, account_id, property_id, currency, amount_minor)
  select d.organization_id, d.account_id, d.property_id, d.currency, sum(d.amount)::bigint
  from jsonb_to_recordset(p_changes) as d (organization_id uuid, basis public.accounting_basis, account_id uuid, property_id uuid,
    currency public.currency_code, amount bigint)
  join public.accounts a on a.id = d.account_id and a.held_for = 'owners'
  where d.basis = 'accrual'
  group by 1, 2, 3, 4 having sum(d.amount) <> 0
  order by 1, 2, 3, 4
  on conflict (organization_id, account_id, property_id, currency) do update set amount_minor = t.amount_minor + excluded.amount_minor;
end
$$;
comment on function private.add_owners_money is
  'Adds changes of accounts to what is due to the owners of properties and to what is kept for them. What an account is and keeps does not change once something was posted to it.';
revoke execute on function private.add_owners_money from public, anon, authenticated;

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
  perform private.add_owners_money(p_changes);
end
$$;

create or replace function private.cash_for_property(
  p_organization_id uuid, p_account_id uuid, p_currency public.currency_code, p_property_id uuid)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  -- Two questions, because an index finds a row without a property by that alone.
  select coalesce(case when p_property_id is null then
    (select amount_minor from private.owners_cash where organization_id = p_organization_id and account_id = p_account_id
      and property_id is null and currency = p_currency)
  else
    (select amount_minor from private.owners_cash where organization_id = p_organization_id and account_id = p_account_id
      and property_id = p_property_id and currency = p_currency)
  end, 0)
$$;
comment on function private.cash_for_property is 'What an account of owners'' money holds for a property, or for none.';

create or replace function private.cash_positions(p_organization_id uuid)
returns table (currency public.currency_code, deposits_owed_minor bigint, deposits_kept_minor bigint, owners_due_minor bigint,
  owners_kept_minor bigint, keeps_deposits_apart boolean, keeps_owners_apart boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  return query
  with due as (
    -- What owners have earned when money moved, less what was drawn; one owner's advance is nobody else's money.
    select d.currency, sum(d.amount_minor)::bigint as amount from private.property_dues d
    where d.organization_id = p_organization_id and d.amount_minor > 0 and exists (select 1 from public.property_owners o
      where o.organization_id = p_organization_id and o.property_id = d.property_id)
    group by 1
  ), kept as (
    select b.currency, sum(b.balance_minor) filter (where a.held_for = 'owners')::bigint as owners,
      bool_or(b.balance_minor <> 0 and a.held_for = 'deposits') as has_deposits,
      bool_or(b.balance_minor <> 0 and a.held_for = 'owners') as has_owners
    from public.accounts a join public.account_balances b on b.account_id = a.id
    where a.organization_id = p_organization_id and a.held_for <> 'own'
    group by 1
  ), usual as (
    select exists (select 1 from public.accounts a where a.id = o.deposits_account_id and a.held_for = 'deposits')
        or coalesce((select bool_or(has_deposits) from kept), false) as deposits,
      exists (select 1 from public.accounts a where a.id = o.payments_account_id and a.held_for = 'owners')
        or coalesce((select bool_or(has_owners) from kept), false) as owners
    from public.organizations o where o.id = p_organization_id
  )
  select k.code, private.deposits_owed(p_organization_id, k.code), private.deposits_kept(p_organization_id, k.code),
    coalesce(d.amount, 0), coalesce(h.owners, 0), u.deposits, u.owners
  from unnest(enum_range(null::public.currency_code)) as k (code)
  cross join usual u
  left join due d on d.currency = k.code
  left join kept h on h.currency = k.code
  order by k.code;
end
$$;

insert into private.property_dues (organization_id, property_id, currency, amount_minor)
select y.organization_id, y.property_id, y.currency, -sum(y.amount_minor)
from private.property_account_years y
join public.accounts a on a.id = y.account_id
  and ((y.basis = 'cash' and a.kind in ('income', 'expense')) or (y.basis = 'accrual' and a.system_key = 'owner_draw'))
group by 1, 2, 3;
insert into private.owners_cash (organization_id, account_id, property_id, currency, amount_minor)
select y.organization_id, y.account_id, y.property_id, y.currency, sum(y.amount_minor)
from private.property_account_years y join public.accounts a on a.id = y.account_id and a.held_for = 'owners'
where y.basis = 'accrual' group by 1, 2, 3, 4;
insert into private.owners_cash (organization_id, account_id, currency, amount_minor)
select b.organization_id, b.account_id, b.currency, b.balance_minor - coalesce((select sum(c.amount_minor) from private.owners_cash c
  where c.organization_id = b.organization_id and c.account_id = b.account_id and c.currency = b.currency), 0)
from public.account_balances b join public.accounts a on a.id = b.account_id and a.held_for = 'owners';
