-- Reports read what stood before a period from the years, and the days within a month from the rows of what is asked for.
create view private.movements as
select 'accrual'::public.accounting_basis as basis, 'line'::text as source, l.id, l.organization_id, l.entry_id, l.occurred_on,
  l.account_id, l.property_id, l.lease_id, l.currency, l.amount_minor
from public.accounts a
join public.journal_lines l on l.organization_id = a.organization_id and l.account_id = a.id
union all
select 'cash', 'line', l.id, l.organization_id, l.entry_id, l.occurred_on, l.account_id, l.property_id, l.lease_id, l.currency,
  l.amount_minor
from public.accounts a
join public.journal_lines l on l.organization_id = a.organization_id and l.account_id = a.id
join public.journal_entries e on e.id = l.entry_id
left join public.journal_entries r on r.id = e.reverses_entry_id
-- What is said of receivables here again spares a look at the entry of every other line.
where a.system_key is distinct from 'receivables' and private.is_on_cash_basis(coalesce(r.kind, e.kind), a.system_key)
union all
select 'cash', 'allocation', p.id, p.organization_id, p.entry_id, p.occurred_on, a.id, p.property_id, p.lease_id, p.currency,
  -p.amount_minor
from public.payment_allocations p
join public.charges c on c.id = p.charge_id
join public.accounts a on a.organization_id = p.organization_id and a.system_key = private.income_account(c.kind)
union all
select 'cash', 'bill', b.id, b.organization_id, b.entry_id, b.occurred_on, b.account_id, b.property_id, null, b.currency, b.amount_minor
from public.bill_payment_parts b;
comment on view private.movements is
  'What moves accounts, by either basis: lines of the journal; on cash basis without what is owed, and with the parts of payments that pay charges and bills. Lines are joined to accounts so that an index of account and day serves all of an organisation.';

-- Written so that their plans are kept.
create or replace function private.journal_movements(p_organization_id uuid, p_from date, p_to date, p_basis public.accounting_basis)
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
    where m.organization_id = p_organization_id and m.occurred_on between p_from and p_to and m.basis = p_basis;
end
$$;

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

create or replace function private.account_changes(
  p_organization_id uuid, p_from date, p_to date, p_basis public.accounting_basis, p_property_ids uuid[])
returns table (month date, account_id uuid, currency public.currency_code, amount_minor bigint)
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
      return query select t.month, t.account_id, t.currency, t.amount_minor from public.account_months t
        where t.organization_id = p_organization_id and t.basis = p_basis and t.month >= v_first and t.month < v_end;
    else
      return query select t.month, t.account_id, t.currency, sum(t.amount_minor)::bigint from public.property_account_months t
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

create function private.days_of_accounts(
  p_organization_id uuid, p_from date, p_to date, p_basis public.accounting_basis, p_property_ids uuid[])
returns table (month date, account_id uuid, currency public.currency_code, amount_minor bigint)
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
    return query select date_trunc('month', m.occurred_on)::date, m.account_id, m.currency, sum(m.amount_minor)::bigint
      from private.movements m
      where m.organization_id = p_organization_id and m.occurred_on between p_from and p_to and m.basis = p_basis
      group by 1, 2, 3;
    return;
  end if;
  for v_property in select distinct u.id from unnest(p_property_ids) as u (id) loop
    return query select date_trunc('month', m.occurred_on)::date, m.account_id, m.currency, sum(m.amount_minor)::bigint
      from private.movements m
      where m.organization_id = p_organization_id and m.property_id = v_property and m.occurred_on between p_from and p_to
        and m.basis = p_basis
      group by 1, 2, 3;
  end loop;
end
$$;
comment on function private.days_of_accounts is
  'By how much accounts moved from one day of a month to another, both included, counted from the journal; of several properties an account may come in several rows.';

create function private.account_openings(
  p_organization_id uuid, p_before date, p_basis public.accounting_basis, p_property_ids uuid[])
returns table (account_id uuid, currency public.currency_code, amount_minor bigint)
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
    return query select t.account_id, t.currency, sum(t.amount_minor)::bigint from private.account_years t
      where t.organization_id = p_organization_id and t.basis = p_basis and t.year < v_year_number
      group by 1, 2;
  else
    return query select t.account_id, t.currency, sum(t.amount_minor)::bigint from private.property_account_years t
      where t.organization_id = p_organization_id and t.property_id = any (p_property_ids) and t.basis = p_basis
        and t.year < v_year_number
      group by 1, 2;
  end if;
  if p_before > v_year then
    return query select c.account_id, c.currency, sum(c.amount_minor)::bigint
      from private.account_changes(p_organization_id, v_year, p_before - 1, p_basis, p_property_ids) c
      group by 1, 2;
  end if;
end
$$;
comment on function private.account_openings is
  'What stood on accounts at the beginning of a day: the years before, and what the year has moved; an account may come in two rows.';

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
      select jsonb_agg(jsonb_build_object('account_id', c.account_id, 'currency', c.currency, 'amount_minor', c.amount_minor))
      from (
        select account_id, currency, sum(amount_minor)::bigint as amount_minor
        from private.account_openings(p_organization_id, p_from, p_basis, p_property_ids)
        group by 1, 2 having sum(amount_minor) <> 0
      ) c), '[]'),
    'months', coalesce((
      select jsonb_agg(jsonb_build_object('month', to_char(c.month, 'YYYY-MM'), 'account_id', c.account_id, 'currency', c.currency,
        'amount_minor', c.amount_minor) order by c.month)
      from (
        select month, account_id, currency, sum(amount_minor)::bigint as amount_minor
        from private.account_changes(p_organization_id, p_from, p_to, p_basis, p_property_ids)
        group by 1, 2, 3 having sum(amount_minor) <> 0
      ) c), '[]'));
end
$$;

create or replace function private.owner_balances(p_organization_id uuid, p_property_id uuid, p_as_of date)
returns table (owner_key text, owner_name text, identity_number text, share_basis_points integer, currency public.currency_code,
  earned_minor bigint, drawn_minor bigint, due_minor bigint)
language sql
stable
security definer
set search_path = ''
as $$
  with owners as (
    select private.owner_key(o.full_name, o.identity_number) as key, o.full_name as name, o.identity_number as number,
      o.share_basis_points as share, sum(o.share_basis_points) over (order by o.position) as through, o.position
    from public.property_owners o where o.organization_id = p_organization_id and o.property_id = p_property_id
    union all
    select '', '', '', 10000, 10000, 1
    where not exists (select 1 from public.property_owners o
      where o.organization_id = p_organization_id and o.property_id = p_property_id)
  ), earned as (
    select c.currency, -sum(c.amount_minor) as amount
    from private.account_openings(p_organization_id, p_as_of + 1, 'cash', array[p_property_id]) c
    join public.accounts a on a.id = c.account_id and a.kind in ('income', 'expense')
    group by 1
  ), drawn as (
    select c.currency, sum(c.amount_minor) as amount
    from private.account_openings(p_organization_id, '2201-01-01', 'accrual', array[p_property_id]) c
    join public.accounts a on a.id = c.account_id and a.system_key = 'owner_draw'
    group by 1
  ), given as (
    select d.currency, d.owner_key, sum(d.amount_minor) as amount from public.owner_distributions d
    where d.organization_id = p_organization_id and d.property_id = p_property_id and d.reversed_at is null
    group by 1, 2
  ), parts as (
    -- What was drawn without saying by whom is everybody's, by their shares; rounding the running sum keeps every cent.
    select o.*, k.code,
      round(coalesce(e.amount, 0) * o.through / 10000) - round(coalesce(e.amount, 0) * (o.through - o.share) / 10000) as earned,
      round(u.amount * o.through / 10000) - round(u.amount * (o.through - o.share) / 10000) + coalesce(g.amount, 0) as drawn
    from owners o
    cross join unnest(enum_range(null::public.currency_code)) as k (code)
    left join earned e on e.currency = k.code
    left join drawn d on d.currency = k.code
    left join given g on g.currency = k.code and g.owner_key = o.key
    cross join lateral (
      select coalesce(d.amount, 0) - coalesce((select sum(x.amount) from given x where x.currency = k.code), 0) as amount) u
  )
  select key, name, number, share, code, earned::bigint, drawn::bigint, (earned - drawn)::bigint from parts order by code, position
$$;

revoke execute on function private.property_movements, private.days_of_accounts, private.account_openings from public, anon, authenticated;
revoke all on private.movements from public, anon, authenticated;
