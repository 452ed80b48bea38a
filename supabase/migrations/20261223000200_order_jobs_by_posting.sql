-- What is posted first is paid first where all else is alike: what posts many at once does not leave it to chance.
create or replace function private.undo_lease_money(p_lease public.leases, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge record;
  v_old public.leases;
begin
  for v_charge in
    select id from public.charges
    where lease_id = p_lease.id and reversed_at is null and (kind <> 'deposit' or outstanding_minor = amount_minor)
    order by kind = 'deposit', posting_number
  loop
    perform private.reverse_charge(gen_random_uuid(), v_charge.id, p_reason);
  end loop;
  if p_lease.renews_lease_id is null then
    return;
  end if;
  -- The deposit goes back to the lease that it came from.
  select * into strict v_old from public.leases where id = p_lease.renews_lease_id;
  perform private.carry_deposit(p_lease, v_old, private.deposit_liability(p_lease.id) - private.unpaid_deposit(p_lease.id),
    private.organization_today(p_lease.organization_id));
end
$$;

create or replace function private.post_late_fees(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge record;
  v_lease public.leases;
  v_fee bigint;
  v_in_month bigint;
  v_count integer := 0;
begin
  for v_charge in
    select c.id, c.lease_id, c.due_on, c.amount_minor - c.credited_minor as amount_minor, c.outstanding_minor, c.period_start,
      c.period_end, private.reported_part(c, p_today) as reported_minor, f.posted_minor, f.last_fee_on
    from public.charges c
    join public.leases l on l.id = c.lease_id
    join public.organizations o on o.id = c.organization_id
    cross join lateral (
      -- A fee that was taken back does not come again: its day counts, its amount does not. That of rent that had been
      -- paid in time was none: it comes when that payment is taken back.
      select coalesce(sum(amount_minor) filter (where reversed_at is null), 0)::bigint as posted_minor,
        max(due_on) filter (where paid_in_time_by is null) as last_fee_on
      from public.charges where late_fee_for = c.id
    ) f
    where c.organization_id = p_organization_id and c.kind = 'rent' and c.outstanding_minor > 0 and c.due_on < p_today
      -- Rent that was due before the lease was entered came with it: nobody was late with a bill that was not there.
      and c.due_on >= (l.created_at at time zone o.time_zone)::date
      and (l.late_fee_kind <> 'none' or l.late_fee_inherited
        or exists (select 1 from public.late_fee_rules r where r.lease_id = l.id))
      and not private.plan_covers(c, p_today)
    order by c.due_on, c.posting_number
  loop
    select * into v_lease from public.leases where id = v_charge.lease_id;
    -- Read here: the fees that were posted a moment ago, for older rent, count as well.
    select coalesce(sum(amount_minor), 0) into v_in_month from public.charges
    where lease_id = v_lease.id and kind = 'late_fee' and reversed_at is null and due_on >= date_trunc('month', p_today)::date
      and due_on < (date_trunc('month', p_today) + interval '1 month')::date;
    v_fee := private.late_fee_to_post(private.late_fee_rule_of(v_lease), v_charge.due_on, v_charge.amount_minor,
      v_charge.outstanding_minor, v_charge.reported_minor, v_charge.posted_minor, v_in_month, v_charge.last_fee_on, p_today);
    if v_fee > 0 then
      perform private.post_charge(v_lease, 'late_fee', v_fee, p_today, p_today,
        v_charge.period_start, v_charge.period_end, '', v_charge.id);
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end
$$;

create or replace function private.late_fees_paid_in_time(p_lease_id uuid, p_amount_minor bigint, p_paid_on date)
returns table (charge_id uuid, due_on date, period_start date, period_end date, amount_minor bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from public.leases
    where id = p_lease_id and organization_id in (select private.my_organization_ids('money.read'))) then
    perform private.fail('not_found');
  end if;
  return query
    select c.id, c.due_on, c.period_start, c.period_end, c.amount_minor - c.credited_minor from public.charges c
    where c.id = any (private.late_fees_in_time(p_lease_id, p_amount_minor, p_paid_on)) order by c.due_on, c.posting_number;
end
$$;

create or replace function private.post_due_rent(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_count integer;
  v_lease uuid;
  v_open_from date := private.open_day(p_organization_id, '-infinity');
begin
  -- One statement for all leases: totals are then changed once a month and currency, not once a lease.
  with due as materialized (
    select l.id as lease_id, l.property_id, l.currency, gen_random_uuid() as entry_id, gen_random_uuid() as charge_id,
      p.period_start, p.period_end,
      -- A lease that runs on in mid-month has paid a part of the month already: both parts are never more than the whole.
      private.rent_of_period(l.id, l.proration_method, greatest(m.first_day, l.bill_from), p.period_end) - coalesce((
        select sum(c.amount_minor)::bigint from public.charges c
        where c.lease_id = l.id and c.kind = 'rent' and c.period_start >= m.first_day and c.period_start < p.period_start
      ), 0) as amount,
      greatest(m.first_day + l.due_day - 1, p.period_start) as due_on,
      -- Each lease has one part of a month: which of them is posted first changes no amount.
      row_number() over (order by p.period_start, l.created_at, l.id) as position
    from public.leases l
    cross join lateral generate_series(
      date_trunc('month', greatest(l.charged_through + 1, l.bill_from)), date_trunc('month', p_today::timestamp), '1 month') g (at)
    cross join lateral (select g.at::date as first_day) m
    cross join lateral (select greatest(m.first_day, l.bill_from, l.charged_through + 1) as period_start,
      least((g.at + interval '1 month')::date - 1,
        case when l.status = 'month_to_month' then l.ended_on else coalesce(l.ended_on, l.ends_on) end) as period_end) p
    -- A lease that ended before its last days were charged owes them all the same.
    where l.organization_id = p_organization_id and l.status in ('active', 'notice_given', 'month_to_month', 'ended', 'terminated', 'renewed')
      and (l.status = 'month_to_month' or l.charged_through is null or l.charged_through < coalesce(l.ended_on, l.ends_on))
      and coalesce(l.charged_through, l.bill_from - 1) < p_today
      and p.period_start <= p.period_end and p.period_start <= p_today
      and not exists (select 1 from public.charges c
        where c.lease_id = l.id and c.kind = 'rent' and c.period_start = p.period_start)
  ), advanced as (
    update public.leases l set charged_through = d.period_end
    from (select lease_id, max(period_end) as period_end from due group by lease_id) d where l.id = d.lease_id
  ), posted as materialized (
    select *, row_number() over (order by position) as number from due where amount > 0
  ), counted as (
    update private.organization_counters set last_entry_number = last_entry_number + (select count(*) from posted)
    where organization_id = p_organization_id returning last_entry_number
  ), entries as (
    insert into public.journal_entries (id, organization_id, entry_number, kind, occurred_on, memo)
    select entry_id, p_organization_id, c.last_entry_number - (select count(*) from posted) + number, 'charge',
      greatest(period_start, v_open_from),
      -- What belongs to a closed period is posted in the open one, and says which time it is for.
      case when period_start < v_open_from then period_start || ' – ' || period_end else '' end
    from posted, counted c
    returning id, occurred_on, entry_number
  ), lines as (
    insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, lease_id, property_id,
      occurred_on, entry_number)
    select p_organization_id, d.entry_id, a.id, d.currency,
      case a.system_key when 'receivables' then d.amount else -d.amount end, d.lease_id, d.property_id, e.occurred_on, e.entry_number
    from posted d join entries e on e.id = d.entry_id
    join public.accounts a on a.organization_id = p_organization_id and a.system_key in ('receivables', 'rent_income')
    order by d.number, a.system_key
  ), charged as (
    insert into public.charges (id, organization_id, lease_id, property_id, kind, period_start, period_end, due_on,
      currency, amount_minor, entry_id)
    select charge_id, p_organization_id, lease_id, property_id, 'rent', period_start, period_end, due_on, currency, amount, entry_id
    from posted order by number
    returning 1
  )
  select count(*) into v_count from charged;
  for v_lease in
    select lease_id from public.lease_balances
    where organization_id = p_organization_id and credit_minor > 0 and receivable_minor > 0
  loop
    perform private.apply_credit(v_lease, p_today);
  end loop;
  return v_count;
end
$$;

create or replace function private.post_recurring_charges(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_due record;
  v_lease public.leases;
  v_count integer := 0;
begin
  for v_due in
    select r.id, r.lease_id, r.kind, r.description, p.period_start, p.period_end,
      -- A lease that runs on in mid-month was charged a part of the month already: both parts are never more than the whole.
      private.part_of_month(r.amount_minor, l.proration_method, p.from_on, p.period_end)
        - case when r.charged_through >= p.from_on
          then private.part_of_month(r.amount_minor, l.proration_method, p.from_on, r.charged_through) else 0 end as amount_minor
    from public.recurring_charges r
    join public.leases l on l.id = r.lease_id
    cross join lateral (select case when l.status = 'month_to_month' then l.ended_on else coalesce(l.ended_on, l.ends_on) end
      as last_day) e
    cross join lateral generate_series(date_trunc('month', greatest(r.charged_through + 1, r.starts_on, l.bill_from)),
      date_trunc('month', p_today::timestamp), '1 month') g (at)
    -- The lease's own days of the month count. A charge that begins or ends in mid-month by itself is charged for all of them.
    cross join lateral (select greatest(g.at::date, l.bill_from) as from_on,
      greatest(g.at::date, r.starts_on, l.bill_from, r.charged_through + 1) as period_start,
      least((g.at + interval '1 month')::date - 1, e.last_day) as period_end) p
    where r.organization_id = p_organization_id and l.status in ('active', 'notice_given', 'month_to_month')
      and (r.charged_through is null or r.charged_through < p_today)
      and p.period_start <= least(p_today, p.period_end)
      and (r.ends_on is null or greatest(g.at::date, r.starts_on, l.bill_from) <= r.ends_on)
    -- They fall due on one day, and the first that is posted is paid first. Only what is alike in all else is told apart by chance.
    order by p.period_start, r.lease_id, r.created_at, r.kind, r.description, r.amount_minor, r.id
  loop
    if v_due.amount_minor > 0 then
      select * into v_lease from public.leases where id = v_due.lease_id;
      perform private.post_charge(v_lease, v_due.kind, v_due.amount_minor,
        greatest(date_trunc('month', v_due.period_start)::date + v_lease.due_day - 1, v_due.period_start),
        private.open_day(p_organization_id, v_due.period_start), v_due.period_start, v_due.period_end, v_due.description);
      v_count := v_count + 1;
    end if;
    update public.recurring_charges set charged_through = v_due.period_end where id = v_due.id;
  end loop;
  return v_count;
end
$$;

create or replace function private.receipt_details(p_payment_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'organization_name', o.name, 'organization_rnc', nullif(o.rnc, ''),
      'organization_address', nullif(o.address, ''), 'organization_phone', nullif(o.phone, ''),
      'tenant_name', (select string_agg(pe.full_name, ', ' order by lt.is_primary desc, pe.full_name)
        from public.lease_tenants lt join public.people pe on pe.id = lt.person_id where lt.lease_id = p.lease_id),
      'property_name', pr.name, 'unit_label', u.label,
      'address', concat_ws(', ', nullif(btrim(pr.street || ' ' || pr.street_number), ''), nullif(pr.sector, ''), pr.municipality, pr.province),
      'method', p.method, 'reference', p.reference, 'paid_on', p.paid_on, 'fee_minor', p.fee_minor,
      'card', (select jsonb_strip_nulls(jsonb_build_object('processor', c.processor, 'brand', c.card_brand, 'last4', c.card_last4,
          'order_number', c.order_number)) from public.card_payments c where c.payment_id = p.id),
      'allocations', coalesce((select jsonb_agg(jsonb_build_object('kind', c.kind, 'description', c.description,
          'period_start', c.period_start, 'period_end', c.period_end, 'amount_minor', a.amount_minor) order by c.due_on, private.charge_rank(c.kind), c.posting_number)
        from public.payment_allocations a join public.charges c on c.id = a.charge_id where a.payment_id = p.id), '[]'),
      'credit_minor', p.unapplied_minor,
      'received', (select jsonb_build_object('currency', x.received_currency, 'amount_minor', x.received_minor, 'rate', x.rate,
          'rate_source', x.rate_source, 'rated_on', x.rated_on) from public.payment_exchanges x where x.payment_id = p.id))
    from public.payments p
    join public.organizations o on o.id = p.organization_id
    join public.leases l on l.id = p.lease_id
    join public.units u on u.id = l.unit_id
    join public.properties pr on pr.id = l.property_id
    where p.id = p_payment_id
  );
end
$$;

-- Of what a lease owes, oldest first: the amounts that pay some of it whole.
do $$
begin
  execute replace(pg_get_functiondef('public.bank_candidates(uuid, uuid[])'::regprocedure),
    'order by c.due_on, c.id)', 'order by c.due_on, c.posting_number)');
end
$$;
