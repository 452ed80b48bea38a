-- Reports read debits beside sums, and of what stood before a period the part of the years before: with those the accounts of
-- result open at zero on the first day of a year, and what they left is in the retained earnings, without an entry.
drop function private.account_changes;
drop function private.days_of_accounts;
drop function private.account_openings;

create function private.account_changes(
  p_organization_id uuid, p_from date, p_to date, p_basis public.accounting_basis, p_property_ids uuid[])
returns table (month date, account_id uuid, currency public.currency_code, amount_minor bigint, debit_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  -- Whole months are read from what is kept of them; the days before and after from the journal.
  v_first date := (date_trunc('month', p_from - 1) + interval '1 month')::date;
  v_end date := date_trunc('month', p_to + 1)::date;
begin
  if v_first < v_end then
    if p_property_ids is null then
      return query select t.month, t.account_id, t.currency, t.amount_minor, t.debit_minor from public.account_months t
        where t.organization_id = p_organization_id and t.basis = p_basis and t.month >= v_first and t.month < v_end;
    else
      return query select t.month, t.account_id, t.currency, sum(t.amount_minor)::bigint, sum(t.debit_minor)::bigint
        from public.property_account_months t
        where t.organization_id = p_organization_id and t.property_id = any (p_property_ids) and t.basis = p_basis
          and t.month >= v_first and t.month < v_end
        group by 1, 2, 3;
    end if;
  end if;
  if p_from < v_first then
    return query select * from private.days_of_accounts(p_organization_id, p_from, least(v_first - 1, p_to), p_basis, p_property_ids);
  end if;
  if p_to >= greatest(v_end, v_first, p_from) then
    return query select * from private.days_of_accounts(p_organization_id, greatest(v_end, v_first, p_from), p_to, p_basis, p_property_ids);
  end if;
end
$$;
comment on function private.account_changes is
  'By how much accounts moved from one day to another, both included, month by month, and the debits in it; a month may come in two rows.';

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
revoke execute on function private.account_changes, private.days_of_accounts, private.account_openings
  from public, anon, authenticated;

create or replace function private.report_account_totals(
  p_organization_id uuid, p_from date, p_to date, p_basis public.accounting_basis, p_property_ids uuid[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_from, p_to);
  return jsonb_build_object(
    'opening', coalesce((
      select jsonb_agg(jsonb_build_object('account_id', c.account_id, 'currency', c.currency, 'amount_minor', c.amount_minor,
        'earlier_minor', c.earlier_minor))
      from (
        select account_id, currency, sum(amount_minor)::bigint as amount_minor,
          coalesce(sum(amount_minor) filter (where is_of_earlier_years), 0)::bigint as earlier_minor
        from private.account_openings(p_organization_id, p_from, p_basis, p_property_ids)
        group by 1, 2 having sum(amount_minor) <> 0 or coalesce(sum(amount_minor) filter (where is_of_earlier_years), 0) <> 0
      ) c), '[]'),
    'months', coalesce((
      select jsonb_agg(jsonb_build_object('month', to_char(c.month, 'YYYY-MM'), 'account_id', c.account_id, 'currency', c.currency,
        'amount_minor', c.amount_minor, 'debit_minor', c.debit_minor) order by c.month)
      from (
        select month, account_id, currency, sum(amount_minor)::bigint as amount_minor, sum(debit_minor)::bigint as debit_minor
        from private.account_changes(p_organization_id, p_from, p_to, p_basis, p_property_ids)
        group by 1, 2, 3 having sum(amount_minor) <> 0 or sum(debit_minor) <> 0
      ) c), '[]'));
end
$$;
comment on function public.report_account_totals is
  '{opening: [{account_id, currency, amount_minor, earlier_minor}], months: [{month, account_id, currency, amount_minor, debit_minor}]}: what stood on each account before p_from (earlier_minor: before the year of p_from), and what it moved by in each month up to p_to with the debits in it; debits positive, what did not move left out. Of all properties together the accounts of either basis sum to zero per currency. Errors: not_allowed, period_invalid.';
