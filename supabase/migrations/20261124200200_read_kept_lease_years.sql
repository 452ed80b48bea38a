-- Deposits held and the yearly statement of a tenant read the years that are kept of leases, and only the days after them.
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
  with of_leases as (
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
      from private.account_openings(p_organization_id, p_as_of + 1, 'accrual', p_property_ids) o where o.account_id = v_account
      union all
      select currency, -liability_minor from of_leases
    ) r group by r.currency having sum(r.liability_minor) <> 0
  ), held as (
    select o.*, coalesce((select sum(private.charge_open_on(c, p_as_of)) from public.charges c
      where c.lease_id = o.lease_id and c.kind = 'deposit'), 0)::bigint as unpaid_minor
    from owed o
  )
  select jsonb_build_object(
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

create or replace function private.tenant_statement(p_lease_id uuid, p_year integer)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_from date;
  v_owed uuid[];
  v_opening bigint;
  v_lines jsonb;
begin
  select * into v_lease from public.leases where id = p_lease_id and status not in ('draft', 'sent', 'partially_signed')
    and (id in (select private.my_lease_ids()) or organization_id in (select private.my_organization_ids('money.read')));
  if not found then
    perform private.fail('not_found');
  elsif p_year is null or p_year not between 1990 and 2200 then
    perform private.fail('year_invalid');
  end if;
  v_from := make_date(p_year, 1, 1);
  v_owed := array(select id from public.accounts
    where organization_id = v_lease.organization_id and system_key in ('receivables', 'prepaid_rent'));
  v_opening := coalesce((select sum(y.amount_minor) from private.lease_account_years y
    where y.organization_id = v_lease.organization_id and y.lease_id = p_lease_id and y.year < p_year and y.account_id = any (v_owed)), 0);
  with moved as (
    select e.id, e.occurred_on, e.entry_number, e.kind, sum(l.amount_minor)::bigint as amount
    from public.journal_lines l
    join public.journal_entries e on e.organization_id = l.organization_id and e.id = l.entry_id
    where l.organization_id = v_lease.organization_id and l.lease_id = p_lease_id and l.account_id = any (v_owed)
      and l.occurred_on >= v_from and l.occurred_on < make_date(p_year + 1, 1, 1)
    group by e.id, e.occurred_on, e.entry_number, e.kind
    having sum(l.amount_minor) <> 0
  )
  select coalesce(jsonb_agg(jsonb_build_object('occurred_on', m.occurred_on, 'kind', m.kind, 'amount_minor', m.amount,
      'charge_kind', c.kind, 'description', coalesce(nullif(c.description, ''), k.reason, ''), 'period_start', c.period_start,
      'period_end', c.period_end, 'method', p.method, 'reference', coalesce(p.reference, ''), 'receipt_number', r.number)
      order by m.occurred_on, m.entry_number), '[]')
  into v_lines
  from moved m
  left join public.charge_credits k on k.organization_id = v_lease.organization_id and m.id in (k.entry_id, k.reversal_entry_id)
  left join public.charges c on c.organization_id = v_lease.organization_id and c.lease_id = p_lease_id
    and (c.id = k.charge_id or m.id in (c.entry_id, c.reversal_entry_id))
  left join public.payments p on p.organization_id = v_lease.organization_id and p.lease_id = p_lease_id and m.id in (p.entry_id, p.reversal_entry_id)
  left join public.receipts r on r.payment_id = p.id;
  return jsonb_build_object('lease_id', p_lease_id, 'year', p_year, 'currency', v_lease.currency, 'opening_minor', v_opening,
    'lines', v_lines, 'landlord', (select name from public.organizations where id = v_lease.organization_id),
    'property', (select name from public.properties where id = v_lease.property_id),
    'unit', (select label from public.units where id = v_lease.unit_id),
    'tenants', (select string_agg(pe.full_name, ', ' order by t.is_primary desc, pe.full_name)
      from public.lease_tenants t join public.people pe on pe.id = t.person_id where t.lease_id = p_lease_id));
end
$$;
