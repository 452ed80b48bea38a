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
comment on function private.keep_lease_account_years is
  'Trigger: what lines of the journal add to the years of their lease.';

create function private.property_movements(
  p_organization_id uuid, p_property_id uuid, p_from date, p_to date, p_basis public.accounting_basis)
returns table (source text, id bigint, entry_id uuid, occurred_on date, account_id uuid, property_id uuid, lease_id uuid,
  currency public.currency_code, amount_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select m.source, m.id, m.entry_id, m.occurred_on, m.account_id, m.property_id, m.lease_id, m.currency, m.amount_minor
    from private.movements m
    where m.organization_id = p_organization_id and m.property_id = p_property_id and m.occurred_on between p_from and p_to
      and m.basis = p_basis;
end
$$;
comment on function private.property_movements is 'As journal_movements, of one property.';

create function private.days_of_accounts(
  p_organization_id uuid, p_from date, p_to date, p_basis public.accounting_basis, p_property_ids uuid[])
returns table (month date, account_id uuid, currency public.currency_code, amount_minor bigint, debit_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
-- One plan serves both bases; planning for each question would cost more than its answer.
set plan_cache_mode = force_generic_plan
as $$
declare
  v_property uuid;
begin
  -- Asked of the view, with no more columns than are added up: then indexes answer it.
  if p_property_ids is null then
    return query select date_trunc('month', m.occurred_on)::date, m.account_id, m.currency, sum(m.amount_minor)::bigint,
        sum(greatest(m.amount_minor, 0))::bigint
      from private.movements m
      where m.organization_id = p_organization_id and m.occurred_on between p_from and p_to and m.basis = p_basis
      group by 1, 2, 3;
    return;
  end if;
  for v_property in select distinct u.id from unnest(p_property_ids) as u (id) loop
    return query select date_trunc('month', m.occurred_on)::date, m.account_id, m.currency, sum(m.amount_minor)::bigint,
        sum(greatest(m.amount_minor, 0))::bigint
      from private.movements m
      where m.organization_id = p_organization_id and m.property_id = v_property and m.occurred_on between p_from and p_to
        and m.basis = p_basis
      group by 1, 2, 3;
  end loop;
end
$$;
comment on function private.days_of_accounts is
  'By how much accounts moved from one day of a month to another, both included, and the debits in it, counted from the journal; of several properties an account may come in several rows.';

create function private.account_openings(
  p_organization_id uuid, p_before date, p_basis public.accounting_basis, p_property_ids uuid[])
returns table (account_id uuid, currency public.currency_code, amount_minor bigint, is_of_earlier_years boolean)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_year date := date_trunc('year', p_before)::date;
  v_year_number integer := extract(year from p_before)::integer;
begin
  if p_property_ids is null then
    return query select t.account_id, t.currency, sum(t.amount_minor)::bigint, true from private.account_years t
      where t.organization_id = p_organization_id and t.basis = p_basis and t.year < v_year_number
      group by 1, 2;
  else
    return query select t.account_id, t.currency, sum(t.amount_minor)::bigint, true from private.property_account_years t
      where t.organization_id = p_organization_id and t.property_id = any (p_property_ids) and t.basis = p_basis
        and t.year < v_year_number
      group by 1, 2;
  end if;
  if p_before > v_year then
    return query select c.account_id, c.currency, sum(c.amount_minor)::bigint, false
      from private.account_changes(p_organization_id, v_year, p_before - 1, p_basis, p_property_ids) c
      group by 1, 2;
  end if;
end
$$;
comment on function private.account_openings is
  'What stood on accounts at the beginning of a day: the years before, and what the year has moved; an account may come in two rows.';
