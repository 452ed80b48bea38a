-- What posts by itself goes into the open period; see add_accounting_periods.
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
      row_number() over (order by p.period_start, l.id) as position
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
  ), lines as (
    insert into public.journal_lines (organization_id, entry_id, account_id, currency, amount_minor, lease_id, property_id)
    select p_organization_id, d.entry_id, a.id, d.currency,
      case a.system_key when 'receivables' then d.amount else -d.amount end, d.lease_id, d.property_id
    from posted d join public.accounts a
      on a.organization_id = p_organization_id and a.system_key in ('receivables', 'rent_income')
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

create or replace function private.post_payment(p_payment_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_payment public.payments;
  v_allocated bigint;
  v_entry uuid;
  v_number bigint;
  v_posted_on date;
begin
  select * into strict v_payment from public.payments where id = p_payment_id;
  -- The tenant says when they paid: in a time that is closed by now, it is posted on the first open day. The office is
  -- told instead that the day is closed.
  v_posted_on := case when v_payment.reported_by is null then v_payment.paid_on
    else private.open_day(v_payment.organization_id, v_payment.paid_on) end;
  v_allocated := least(v_payment.amount_minor, private.open_amount(v_payment.lease_id));
  v_entry := private.post_entry(v_payment.organization_id, 'payment', v_posted_on, v_payment.currency, v_payment.lease_id,
    v_payment.property_id, jsonb_build_array(
      jsonb_build_object('account', 'operating_cash', 'amount', v_payment.amount_minor),
      jsonb_build_object('account', 'receivables', 'amount', -v_allocated),
      jsonb_build_object('account', 'prepaid_rent', 'amount', v_allocated - v_payment.amount_minor)),
    case when v_posted_on <> v_payment.paid_on then v_payment.paid_on::text else '' end);
  update public.payments set status = 'confirmed', entry_id = v_entry, unapplied_minor = amount_minor,
    decided_by = (select auth.uid()), decided_at = now()
  where id = p_payment_id;
  perform private.allocate_payment(p_payment_id, v_allocated, v_posted_on, v_entry);
  update private.organization_counters set last_receipt_number = last_receipt_number + 1
  where organization_id = v_payment.organization_id returning last_receipt_number into v_number;
  insert into public.receipts (organization_id, number, payment_id, lease_id, issued_on, currency, amount_minor, details)
  values (v_payment.organization_id, v_number, p_payment_id, v_payment.lease_id,
    private.organization_today(v_payment.organization_id), v_payment.currency, v_payment.amount_minor,
    private.receipt_details(p_payment_id));
end
$$;
