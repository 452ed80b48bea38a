create function private.charge_open_on(p_charge public.charges, p_as_of date)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select (case when e.occurred_on <= p_as_of then (p_charge).amount_minor else 0 end
    - case when r.occurred_on <= p_as_of then (p_charge).amount_minor else 0 end
    - coalesce((select sum(k.amount_minor * ((ke.occurred_on <= p_as_of)::integer - coalesce(kr.occurred_on <= p_as_of, false)::integer))
        from public.charge_credits k join public.journal_entries ke on ke.id = k.entry_id
        left join public.journal_entries kr on kr.id = k.reversal_entry_id where k.charge_id = (p_charge).id), 0)
    - coalesce((select sum(a.amount_minor) from public.payment_allocations a
      where a.charge_id = (p_charge).id and a.occurred_on <= p_as_of), 0))::bigint
  from public.journal_entries e left join public.journal_entries r on r.id = (p_charge).reversal_entry_id
  where e.id = (p_charge).entry_id
$$;
comment on function private.charge_open_on is
  'What the books had open of a charge on a day: negative when it was paid by an entry that is dated before its own.';

create function private.report_rent_roll(
  p_organization_id uuid, p_as_of date, p_property_ids uuid[] default null, p_after_unit_id uuid default null,
  p_limit integer default 51)
returns table (unit_id uuid, property_id uuid, property_name text, unit_label text, area_m2 numeric, section text, lease_id uuid,
  lease_status public.lease_status, tenant_name text, currency public.currency_code, market_rent_minor bigint,
  market_rent_currency public.currency_code, rent_minor bigint, other_charges_minor bigint, deposit_minor bigint,
  balance_minor bigint, starts_on date, ends_on date, vacant_days integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_after record;
  v_zone text := (select o.time_zone from public.organizations o where o.id = p_organization_id);
  v_deposits uuid := private.account_id(p_organization_id, 'deposits_held');
  v_owed uuid[] := array[private.account_id(p_organization_id, 'receivables'), private.account_id(p_organization_id, 'prepaid_rent')];
  -- In the first half of a year its days up to then are added to the years before, in the second its days after are taken off.
  v_is_late boolean := extract(month from p_as_of) > 6;
  v_year integer := extract(year from p_as_of)::integer;
  v_days daterange := case when v_is_late then daterange(p_as_of, make_date(v_year, 12, 31), '(]')
    else daterange(make_date(v_year, 1, 1), p_as_of, '[]') end;
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_as_of, p_as_of);
  select p.name_order, p.id as property_id, u.label_order, u.id into v_after
  from public.units u join public.properties p on p.id = u.property_id
  where u.organization_id = p_organization_id and u.id = p_after_unit_id;
  return query
    with page as materialized (
      select p.id as place_id, p.name, p.name_order, u.*
      from public.properties p
      join public.units u on u.organization_id = p.organization_id and u.property_id = p.id
      where p.organization_id = p_organization_id and (p_property_ids is null or p.id = any (p_property_ids))
        and (u.archived_at is null or (u.archived_at at time zone v_zone)::date > p_as_of)
        and (v_after.id is null or (p.name_order, p.id) >= (v_after.name_order, v_after.property_id)
          and (p.name_order, p.id, u.label_order, u.id) > (v_after.name_order, v_after.property_id, v_after.label_order, v_after.id))
      order by p.name_order, p.id, u.label_order, u.id
      limit least(greatest(coalesce(p_limit, 51), 1), 501)
    )
    select u.id, u.place_id, u.name, u.label, u.area_m2,
      case when l.id is null then 'vacant' when l.status = 'notice_given' then 'notice' else 'current' end,
      l.id, l.status, t.full_name, l.currency, u.market_rent_minor, u.market_rent_currency, r.rent_minor,
      case when l.id is not null then (select coalesce(sum(c.amount_minor), 0)::bigint from public.charges c
        where c.lease_id = l.id and c.kind in ('late_fee', 'returned_payment', 'other') and c.reversed_at is null
          and c.due_on >= date_trunc('month', p_as_of)::date and c.due_on < (date_trunc('month', p_as_of) + interval '1 month')::date) end,
      case when l.id is not null then -coalesce(m.deposits, 0)::bigint end,
      case when l.id is not null then coalesce(m.owed, 0)::bigint end,
      l.starts_on, case when l.status <> 'month_to_month' then coalesce(l.ended_on, l.ends_on) end,
      case when l.id is null then (p_as_of - coalesce(
        (select max(coalesce(b.ended_on, b.ends_on)) from public.leases b
          where b.unit_id = u.id and not isempty(b.occupies) and upper(b.occupies) <= p_as_of),
        least((u.created_at at time zone v_zone)::date, p_as_of)))::integer end
    from page u
    left join lateral (
      select * from public.leases b
      where b.unit_id = u.id and b.occupies @> p_as_of order by b.starts_on desc limit 1
    ) l on true
    left join lateral (
      select s.rent_minor from public.lease_rent_steps s
      where s.lease_id = l.id and s.starts_on <= p_as_of order by s.starts_on desc limit 1
    ) r on true
    left join lateral (
      select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
      where lt.lease_id = l.id order by lt.is_primary desc, pe.full_name limit 1
    ) t on true
    left join lateral (
      select sum(x.amount_minor) filter (where x.account_id = v_deposits) as deposits,
        sum(x.amount_minor) filter (where x.account_id = any (v_owed)) as owed
      from (
        select y.account_id, y.amount_minor from private.lease_account_years y
        where y.organization_id = p_organization_id and y.lease_id = l.id and y.year <= v_year - (not v_is_late)::integer
        union all
        select j.account_id, case when v_is_late then -j.amount_minor else j.amount_minor end from public.journal_lines j
        where j.organization_id = p_organization_id and j.lease_id = l.id
          and j.occurred_on >= lower(v_days) and j.occurred_on < upper(v_days)
      ) x
    ) m on true
    order by u.name_order, u.place_id, u.label_order, u.id;
end
$$;
select private.declare_verb('report_rent_roll', 'money.read', p_comment =>
  'Every unit on a day, by property and in their order, in pages that begin behind p_after_unit_id: who had it (section current, notice or vacant), at what rent, and what the books said of that lease: deposit, balance (positive is owed). other_charges: late fees and other charges due in that month. Unknown is null. Errors: not_allowed, period_invalid.');

create function private.report_aged_receivables(p_organization_id uuid, p_as_of date, p_property_ids uuid[] default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_rows jsonb;
begin
  perform private.require_permission(p_organization_id, 'money.read');
  perform private.require_period(p_as_of, p_as_of);
  with candidates as (
    -- Open today, or touched since that day by a payment, a reversal or, paid before it was posted, the charge itself.
    select c.id from public.charges c where c.organization_id = p_organization_id and c.outstanding_minor > 0
    union
    select a.charge_id from public.payment_allocations a where a.organization_id = p_organization_id and a.occurred_on > p_as_of
    union
    select c.id from public.journal_entries e
    join public.charges c on c.organization_id = e.organization_id and c.entry_id = coalesce(e.reverses_entry_id, e.id)
    where e.organization_id = p_organization_id and e.kind in ('charge', 'reversal') and e.occurred_on > p_as_of
    union
    select k.charge_id from public.journal_entries e
    join public.charge_credits k on k.organization_id = e.organization_id and k.entry_id = coalesce(e.reverses_entry_id, e.id)
    where e.organization_id = p_organization_id and e.kind in ('charge_credit', 'reversal') and e.occurred_on > p_as_of
  ), open_charges as (
    select c.lease_id, c.property_id, c.currency, p_as_of - c.due_on as age, private.charge_open_on(c, p_as_of) as open_minor
    from candidates k join public.charges c on c.id = k.id
    where p_property_ids is null or c.property_id = any (p_property_ids)
  ), by_lease as (
    select o.lease_id, o.property_id, o.currency,
      coalesce(sum(open_minor) filter (where age < 0), 0)::bigint as not_due_minor,
      coalesce(sum(open_minor) filter (where age between 0 and 30), 0)::bigint as days_30_minor,
      coalesce(sum(open_minor) filter (where age between 31 and 60), 0)::bigint as days_60_minor,
      coalesce(sum(open_minor) filter (where age between 61 and 90), 0)::bigint as days_90_minor,
      coalesce(sum(open_minor) filter (where age > 90), 0)::bigint as older_minor,
      sum(open_minor)::bigint as total_minor
    from open_charges o where open_minor <> 0 group by 1, 2, 3
  )
  select jsonb_build_object(
    'totals', coalesce((select jsonb_agg(s) from (
      select currency, count(*)::integer as lease_count, sum(not_due_minor)::bigint as not_due_minor,
        sum(days_30_minor)::bigint as days_30_minor, sum(days_60_minor)::bigint as days_60_minor,
        sum(days_90_minor)::bigint as days_90_minor, sum(older_minor)::bigint as older_minor,
        sum(total_minor)::bigint as total_minor
      from by_lease group by currency) s), '[]'),
    'rows', coalesce((select jsonb_agg(x) from (
      select b.*, pr.name as property_name, u.label as unit_label,
        (select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
          where lt.lease_id = b.lease_id order by lt.is_primary desc, pe.full_name limit 1) as tenant_name
      from by_lease b
      join public.leases l on l.id = b.lease_id
      join public.units u on u.id = l.unit_id
      join public.properties pr on pr.id = b.property_id
      order by b.older_minor desc, b.days_90_minor desc, b.days_60_minor desc, b.total_minor desc, b.lease_id limit 5000) x), '[]'))
    into v_rows;
  return v_rows;
end
$$;
select private.declare_verb('report_aged_receivables', 'money.read', p_comment =>
  'What tenants owed on a day by how long it had been due (0-30, 31-60, 61-90 days, longer, and not due yet): {totals by currency, rows by lease: 5,000 at most, the oldest first}. The total is the balance of receivables on that day. Errors: not_allowed, period_invalid.');

create function private.report_deposits_held(p_organization_id uuid, p_as_of date, p_property_ids uuid[] default null)
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
    select o.*, le.property_id, coalesce((select sum(private.charge_open_on(c, p_as_of)) from public.charges c
      where c.lease_id = o.lease_id and c.kind = 'deposit'), 0)::bigint as unpaid_minor
    from owed o left join public.leases le on le.id = o.lease_id
  )
  select jsonb_build_object(
    'kept', case when p_property_ids is null and (exists (select 1 from kept) or exists (
        select 1 from public.organizations g join public.accounts a on a.id = g.deposits_account_id and a.held_for = 'deposits'
        where g.id = p_organization_id))
      then coalesce((select jsonb_agg(k) from kept k), '[]') end,
    'totals', coalesce((select jsonb_agg(s) from (
      select currency, count(*)::integer as lease_count, sum(liability_minor)::bigint as liability_minor,
        sum(unpaid_minor)::bigint as unpaid_minor from held group by currency) s), '[]'),
    'properties', coalesce((select jsonb_agg(s) from (
      select h.property_id, pr.name as property_name, h.currency, sum(h.liability_minor)::bigint as liability_minor,
        sum(h.unpaid_minor)::bigint as unpaid_minor
      from held h left join public.properties pr on pr.id = h.property_id group by 1, 2, 3 order by 2, 1, 3) s), '[]'),
    'rows', coalesce((select jsonb_agg(x) from (
      select h.*, pr.name as property_name, u.label as unit_label, le.status as lease_status, le.starts_on,
        (select pe.full_name from public.lease_parties lt join public.people pe on pe.id = lt.person_id
          where lt.lease_id = h.lease_id order by lt.is_primary desc, pe.full_name limit 1) as tenant_name
      from held h
      left join public.leases le on le.id = h.lease_id
      left join public.units u on u.id = le.unit_id
      left join public.properties pr on pr.id = le.property_id
      order by pr.name_order, u.label_order, h.lease_id limit 5000) x), '[]'))
    into v_rows;
  return v_rows;
end
$$;
select private.declare_verb('report_deposits_held', 'money.read', p_comment =>
  'Tenants'' deposits on a day: {totals by currency, properties: the same by property (null: of no lease), rows by lease: 5,000 at most, kept}. liability is what the books owe, unpaid the part that was charged and had not come; what is held is the difference. kept: what stood that day in accounts of deposits, by currency; null for some properties only, and where deposits are not kept apart. Errors: not_allowed, period_invalid.');
