-- The fee for a returned payment is named by its kind, not by words that the owner's screen wrote in the owner's language. Words
-- of the owner's own may still be added to it.
create or replace function private.bounce_payment(p_request_id uuid, p_payment_id uuid, p_reason text, p_fee_minor bigint,
  p_fee_description text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_known jsonb := private.claim_request(p_request_id, 'bounce_payment', jsonb_build_object('payment', p_payment_id,
    'reason', p_reason, 'fee', p_fee_minor, 'description', p_fee_description));
  v_payment public.payments;
  v_lease public.leases;
  v_today date;
begin
  if v_known is not null then
    return p_payment_id;
  end if;
  if coalesce(p_fee_minor, 0) < 0 then
    perform private.fail('amount_not_positive');
  end if;
  -- The whole is one transaction, which this request keeps from happening twice.
  perform private.reverse_payment(gen_random_uuid(), p_payment_id, p_reason);
  if p_fee_minor > 0 then
    select * into strict v_payment from public.payments where id = p_payment_id;
    select * into strict v_lease from public.leases where id = v_payment.lease_id;
    v_today := private.organization_today(v_lease.organization_id);
    perform private.post_charge(v_lease, 'returned_payment', p_fee_minor, v_today, v_today, null, null,
      coalesce(btrim(p_fee_description), ''));
  end if;
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_payment_id));
  return p_payment_id;
end
$$;
comment on function public.bounce_payment is
  'Reverses a payment that came back, and charges what that cost when there is a fee; its description is what else is to be said of it. Errors as reverse_payment, and payment_refunded, amount_not_positive.';

-- The rent roll counts it among the other charges of the month, as before.
create or replace function private.report_rent_roll(p_organization_id uuid, p_as_of date, p_property_ids uuid[], p_after_unit_id uuid,
  p_limit integer)
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
  select p.name, p.id as property_id, u.label_order, u.id into v_after
  from public.units u join public.properties p on p.id = u.property_id
  where u.organization_id = p_organization_id and u.id = p_after_unit_id;
  return query
    with page as materialized (
      select p.id as place_id, p.name, u.*
      from public.properties p
      join public.units u on u.organization_id = p.organization_id and u.property_id = p.id
      where p.organization_id = p_organization_id and (p_property_ids is null or p.id = any (p_property_ids))
        and (u.archived_at is null or (u.archived_at at time zone v_zone)::date > p_as_of)
        and (v_after.id is null or (p.name, p.id) >= (v_after.name, v_after.property_id)
          and (p.name, p.id, u.label_order, u.id) > (v_after.name, v_after.property_id, v_after.label_order, v_after.id))
      order by p.name, p.id, u.label_order, u.id
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
      select pe.full_name from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
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
    order by u.name, u.place_id, u.label_order, u.id;
end
$$;
