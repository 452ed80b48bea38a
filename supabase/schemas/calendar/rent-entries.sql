-- What is posted and what will be, from the functions that post it: an entry keeps its key when its day comes.
create function private.part_key(p_lease_id uuid, p_bill_from date, p_period_start date)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  return p_lease_id || '/' || to_char(p_period_start, 'YYYY-MM')
    || case when p_period_start = greatest(date_trunc('month', p_period_start::timestamp)::date, p_bill_from) then ''
      else '/' || p_period_start end;
end
$$;
comment on function private.part_key is
  'What a month''s rent of a lease is known by, posted or not; a later part of a month by its first day besides.';

create function private.charge_entries(p_organization_id uuid, p_lease_id uuid, p_from date, p_to date, p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
    select case when c.kind = 'rent' and not c.is_adjustment then 'rent/' || private.part_key(c.lease_id, l.bill_from, c.period_start)
        when c.recurring_charge_id is not null then 'charge/' || c.recurring_charge_id || '/' || c.period_start
        else 'charge/' || c.id end,
      'rent'::public.calendar_kind, case when c.kind = 'rent' then 'rent_due' else 'charge_due' end::public.calendar_rule,
      null::text, null::text, c.due_on, c.due_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_strip_nulls(jsonb_build_object('charge_kind', c.kind, 'title', nullif(c.description, ''),
        'amount_minor', c.amount_minor - c.credited_minor, 'outstanding_minor', c.outstanding_minor, 'currency', c.currency,
        'period_start', c.period_start, 'period_end', c.period_end, 'is_posted', true)),
      'charge', c.id, c.property_id, l.unit_id, c.lease_id, null::uuid, 'lease_terms'::public.calendar_fixed_reason,
      case when c.outstanding_minor = 0 then coalesce(
        (select max(a.occurred_on) from public.payment_allocations a where a.charge_id = c.id)::timestamp at time zone p_zone, c.created_at) end
    from public.charges c join public.leases l on l.id = c.lease_id
    where c.organization_id = p_organization_id and c.due_on between p_from and p_to and c.reversed_at is null
      and (p_lease_id is null or c.lease_id = p_lease_id);
end
$$;
comment on function private.charge_entries is 'When charges that are posted are due.';

create function private.rent_entries(p_organization_id uuid, p_lease_id uuid, p_from date, p_to date, p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
  with parts as materialized (
    select p.lease_id, l.property_id, l.unit_id, l.currency::text as currency, p.period_start, p.period_end, p.amount_minor, p.due_on,
      private.part_key(p.lease_id, l.bill_from, p.period_start) as key
    from private.rent_parts(p_organization_id, p_lease_id, p_to, true) p
    join public.leases l on l.id = p.lease_id
    where p.amount_minor > 0
  ), open as materialized (
    -- Rent that can be late: what comes, and what is posted and has not brought its fee.
    select p.lease_id, p.property_id, p.unit_id, p.currency, p.key, p.due_on, p.amount_minor, p.amount_minor as outstanding_minor,
      'lease' as record_kind, p.lease_id as record_id, null::public.charges as charge
    from parts p
    union all
    select c.lease_id, l.property_id, l.unit_id, l.currency::text, private.part_key(c.lease_id, l.bill_from, c.period_start), c.due_on,
      c.amount_minor - c.credited_minor, c.outstanding_minor, 'charge', c.id, c
    from public.charges c
    join public.leases l on l.id = c.lease_id
    where c.organization_id = p_organization_id and c.kind = 'rent' and c.outstanding_minor > 0 and not c.is_adjustment
      and c.due_on between p_from - 61 and p_to and (p_lease_id is null or c.lease_id = p_lease_id)
      and c.due_on >= (l.created_at at time zone p_zone)::date
      and not exists (select 1 from public.charges f where f.late_fee_for = c.id and f.paid_in_time_by is null)
  ), rules as materialized (
    select l.id as lease_id, r as rule from (select distinct o.lease_id from open o) o
    join public.leases l on l.id = o.lease_id
    cross join lateral private.late_fee_rule_of(l) r
    where r.kind <> 'none'
  )
  select 'rent/' || p.key, 'rent'::public.calendar_kind, 'rent_due'::public.calendar_rule, null::text, null::text, p.due_on, p.due_on,
    null::timestamptz, null::timestamptz, p_zone,
    jsonb_build_object('charge_kind', 'rent', 'amount_minor', p.amount_minor, 'outstanding_minor', p.amount_minor,
      'currency', p.currency, 'period_start', p.period_start, 'period_end', p.period_end, 'is_posted', false),
    'lease', p.lease_id, p.property_id, p.unit_id, p.lease_id, null::uuid, 'lease_terms'::public.calendar_fixed_reason, null::timestamptz
  from parts p
  where p.due_on between p_from and p_to
  union all
  select 'late_fee/' || o.key, 'rent', 'late_fee_day', null, null, d.day, d.day, null, null, p_zone,
    jsonb_build_object('amount_minor',
      private.late_fee_to_post(r.rule, o.due_on, o.amount_minor, o.outstanding_minor, 0, 0, 0, null, d.day),
      'outstanding_minor', o.outstanding_minor, 'currency', o.currency, 'due_on', o.due_on),
    o.record_kind, o.record_id, o.property_id, o.unit_id, o.lease_id, null, 'lease_terms', null
  from open o
  join rules r on r.lease_id = o.lease_id
  cross join lateral (select private.first_late_day(r.rule, o.due_on) as day offset 0) d
  where d.day between p_from and p_to and (o.record_kind = 'lease' or not private.plan_covers(o.charge, d.day));
end
$$;
comment on function private.rent_entries is
  'When rent will be due that is not posted yet, and from when rent that is open brings a late fee that it has not brought yet, posted or not.';

create function private.monthly_charge_entries(p_organization_id uuid, p_lease_id uuid, p_from date, p_to date, p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
    select 'charge/' || r.id || '/' || p.period_start, 'rent'::public.calendar_kind, 'charge_due'::public.calendar_rule, null::text,
      null::text, p.due_on, p.due_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_strip_nulls(jsonb_build_object('charge_kind', r.kind::text, 'title', nullif(r.description, ''), 'amount_minor', p.amount_minor,
        'outstanding_minor', p.amount_minor, 'currency', r.currency::text, 'period_start', p.period_start, 'period_end', p.period_end,
        'is_posted', false)),
      'lease', l.id, l.property_id, l.unit_id, l.id, null::uuid, 'lease_terms'::public.calendar_fixed_reason, null::timestamptz
    from public.recurring_charges r
    join public.leases l on l.id = r.lease_id
    cross join lateral private.recurring_parts_of(r, l, p_to, true) p
    where r.organization_id = p_organization_id and (p_lease_id is null or r.lease_id = p_lease_id)
      and l.status in ('signed', 'active', 'notice_given', 'month_to_month') and p.amount_minor > 0 and p.due_on between p_from and p_to;
end
$$;
comment on function private.monthly_charge_entries is 'When monthly charges will be due that are not posted yet, as things stand.';

create function private.payment_entries(p_organization_id uuid, p_lease_id uuid, p_from date, p_to date, p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
    select 'instalment/' || i.id, 'rent'::public.calendar_kind, 'instalment_due'::public.calendar_rule, null::text, null::text,
      i.due_on, i.due_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_build_object('amount_minor', i.amount_minor, 'currency', p.currency, 'number', i.position), 'payment_plan', p.id,
      l.property_id, l.unit_id, l.id, null::uuid, 'lease_terms'::public.calendar_fixed_reason, null::timestamptz
    from public.payment_plan_instalments i
    join public.payment_plans p on p.id = i.plan_id and p.cancelled_at is null
    join public.leases l on l.id = i.lease_id
    where i.organization_id = p_organization_id and i.due_on between p_from and p_to and (p_lease_id is null or i.lease_id = p_lease_id);
  return query
    select 'autopay/' || a.lease_id || '/' || to_char(a.month, 'YYYY-MM') || '/' || a.attempt, 'rent'::public.calendar_kind,
      'autopay_charge'::public.calendar_rule, null::text, null::text, a.charge_on, a.charge_on, null::timestamptz, null::timestamptz,
      p_zone, jsonb_build_object('amount_minor', coalesce(a.amount_minor, a.announced_minor), 'currency', a.currency, 'status', a.status),
      'autopay', a.autopay_id, l.property_id, l.unit_id, l.id, null::uuid, 'books'::public.calendar_fixed_reason, a.decided_at
    from public.autopay_charges a join public.leases l on l.id = a.lease_id
    where a.organization_id = p_organization_id and a.charge_on between p_from and p_to and a.status <> 'skipped'
      and (p_lease_id is null or a.lease_id = p_lease_id);
  return query
    select 'card_ends/' || a.id, 'rent'::public.calendar_kind, 'autopay_card_ends'::public.calendar_rule, null::text, null::text,
      e.day, e.day, null::timestamptz, null::timestamptz, p_zone,
      jsonb_strip_nulls(jsonb_build_object('card_brand', a.card_brand, 'card_last4', a.card_last4)), 'autopay', a.id,
      l.property_id, l.unit_id, l.id, null::uuid, 'books'::public.calendar_fixed_reason, null::timestamptz
    from public.autopays a join public.leases l on l.id = a.lease_id
    cross join lateral (select ((a.card_expires || '-01')::date + interval '1 month')::date - 1 as day) e
    where a.organization_id = p_organization_id and a.status in ('active', 'paused') and e.day between p_from and p_to
      and (p_lease_id is null or a.lease_id = p_lease_id);
end
$$;
comment on function private.payment_entries is
  'Instalments of payment plans, announced charges of automatic payments, and when their cards end.';
