-- Deposits held says what stands in the accounts that keep them, on the same day: the gap is part of the report.
create or replace function private.report_deposits_held(p_organization_id uuid, p_as_of date, p_property_ids uuid[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_account uuid := (select id from public.accounts where organization_id = p_organization_id and system_key = 'deposits_held');
  v_year integer := extract(year from p_as_of)::integer;
  -- In the second half of a year, what comes after the day is taken off the whole of it.
  v_is_late boolean := extract(month from p_as_of) > 6;
  v_days daterange := case when v_is_late then daterange(p_as_of, make_date(v_year, 12, 31), '(]')
    else daterange(make_date(v_year, 1, 1), p_as_of, '[]') end;
  v_rows jsonb;
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_as_of, p_as_of);
  with opened as materialized (
    select * from private.account_openings(p_organization_id, p_as_of + 1, 'accrual', p_property_ids)
  ), of_leases as (
    select x.lease_id, le.currency, -sum(x.amount_minor)::bigint as liability_minor
    from (
      select y.lease_id, y.amount_minor from private.lease_account_years y
      where y.organization_id = p_organization_id and y.account_id = v_account and y.year <= v_year - (not v_is_late)::integer
      union all
      select j.lease_id, case when v_is_late then -j.amount_minor else j.amount_minor end from public.journal_lines j
      where j.organization_id = p_organization_id and j.account_id = v_account and j.lease_id is not null
        and j.occurred_on >= lower(v_days) and j.occurred_on < upper(v_days)
    ) x
    join public.leases le on le.id = x.lease_id and (p_property_ids is null or le.property_id = any (p_property_ids))
    group by 1, 2 having sum(x.amount_minor) <> 0
  ), owed as (
    select * from of_leases
    union all
    -- What is of no lease, an opening balance or an entry by hand, is what the account has beyond theirs.
    select null, r.currency, sum(r.liability_minor)::bigint
    from (
      select o.currency, -o.amount_minor as liability_minor
      from opened o where o.account_id = v_account
      union all
      select currency, -liability_minor from of_leases
    ) r group by r.currency having sum(r.liability_minor) <> 0
  ), kept as (
    -- An account of deposits keeps those of all properties.
    select o.currency, sum(o.amount_minor)::bigint as amount_minor
    from opened o join public.accounts a on a.id = o.account_id and a.held_for = 'deposits'
    where p_property_ids is null
    group by o.currency having sum(o.amount_minor) <> 0
  ), held as (
    select o.*, coalesce((select sum(private.charge_open_on(c, p_as_of)) from public.charges c
      where c.lease_id = o.lease_id and c.kind = 'deposit'), 0)::bigint as unpaid_minor
    from owed o
  )
  select jsonb_build_object(
    'kept', case when p_property_ids is null and (exists (select 1 from kept) or exists (
        select 1 from public.organizations g join public.accounts a on a.id = g.deposits_account_id and a.held_for = 'deposits'
        where g.id = p_organization_id))
      then coalesce((select jsonb_agg(k) from kept k), '[]') end,
    'totals', coalesce((select jsonb_agg(s) from (
      select currency, count(*)::integer as lease_count, sum(liability_minor)::bigint as liability_minor,
        sum(unpaid_minor)::bigint as unpaid_minor from held group by currency) s), '[]'),
    'rows', coalesce((select jsonb_agg(x) from (
      select h.*, pr.id as property_id, pr.name as property_name, u.label as unit_label, le.status as lease_status, le.starts_on,
        (select pe.full_name from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
          where lt.lease_id = h.lease_id order by lt.is_primary desc, pe.full_name limit 1) as tenant_name
      from held h
      left join public.leases le on le.id = h.lease_id
      left join public.units u on u.id = le.unit_id
      left join public.properties pr on pr.id = le.property_id
      order by pr.name, u.label_order, h.lease_id limit 5000) x), '[]'))
    into v_rows;
  return v_rows;
end
$$;
comment on function public.report_deposits_held is
  'Tenants'' deposits on a day: {totals by currency, rows by lease: 5,000 at most, kept}. liability is what the books owe, unpaid the part that was charged and had not come; what is held is the difference. kept: what stood that day in accounts of deposits, by currency; null for some properties only, and where deposits are not kept apart. Errors: not_allowed, period_invalid.';
