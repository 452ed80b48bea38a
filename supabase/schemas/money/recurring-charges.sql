create function private.recurring_parts_of(p_charge public.recurring_charges, p_lease public.leases, p_through date, p_is_forecast boolean)
returns table (period_start date, period_end date, amount_minor bigint, due_on date)
language sql
stable
security definer
set search_path = ''
as $$
  select p.period_start, p.period_end,
    -- A lease that runs on in mid-month was charged a part of the month already: both parts are never more than the whole.
    private.part_of_month(p_charge.amount_minor, p_lease.proration_method, p.from_on, p.period_end)
      - case when s.charged_through >= p.from_on
        then private.part_of_month(p_charge.amount_minor, p_lease.proration_method, p.from_on, s.charged_through) else 0 end,
    greatest(g.at::date + p_lease.due_day - 1, p.period_start)
  from (
    select p_charge.charged_through, p_lease.bill_from as from_on,
      case when p_lease.status = 'month_to_month' then p_lease.ended_on else coalesce(p_lease.ended_on, p_lease.ends_on) end as to_on
    union all
    select case when p_charge.starts_on <= p_lease.ends_on then greatest(p_charge.charged_through, p_lease.ends_on)
        else p_charge.charged_through end, greatest(p_lease.ends_on + 1, p_lease.bill_from), null
    where p_is_forecast and private.runs_on(p_lease)
  ) s
  cross join lateral generate_series(date_trunc('month', greatest(s.charged_through + 1, p_charge.starts_on, s.from_on)::timestamp),
    date_trunc('month', least(p_through, s.to_on)::timestamp), '1 month') g (at)
  -- The lease's own days of the month count. A charge that begins or ends in mid-month by itself is charged for all of them.
  cross join lateral (select greatest(g.at::date, p_lease.bill_from) as from_on,
    greatest(g.at::date, p_charge.starts_on, s.from_on, s.charged_through + 1) as period_start,
    least((g.at + interval '1 month')::date - 1, s.to_on) as period_end) p
  where p.period_start <= least(p_through, p.period_end)
    and (p_charge.ends_on is null or greatest(g.at::date, p_charge.starts_on, s.from_on) <= p_charge.ends_on)
$$;
comment on function private.recurring_parts_of is
  'What a recurring charge brings that begins up to a day and is not charged yet, month by month; a forecast goes on after a term that will run on.';

create function private.post_recurring_charges(p_organization_id uuid, p_today date)
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
    select r.id, r.lease_id, r.kind, r.description, p.period_start, p.period_end, p.amount_minor, p.due_on
    from public.recurring_charges r
    join public.leases l on l.id = r.lease_id
    cross join lateral private.recurring_parts_of(r, l, p_today, false) p
    where r.organization_id = p_organization_id and l.status in ('active', 'notice_given', 'month_to_month')
      and (r.charged_through is null or r.charged_through < p_today)
    -- They fall due on one day, and the first that is posted is paid first. Only what is alike in all else is told apart by chance.
    order by p.period_start, r.lease_id, r.created_at, r.kind, r.description, r.amount_minor, r.id
  loop
    if v_due.amount_minor > 0 then
      select * into v_lease from public.leases where id = v_due.lease_id;
      perform private.post_charge(v_lease, v_due.kind, v_due.amount_minor,
        v_due.due_on,
        private.open_day(p_organization_id, v_due.period_start), v_due.period_start, v_due.period_end, v_due.description,
        p_recurring_charge_id => v_due.id);
      v_count := v_count + 1;
    end if;
    update public.recurring_charges set charged_through = v_due.period_end where id = v_due.id;
  end loop;
  return v_count;
end
$$;
comment on function private.post_recurring_charges is
  'Posts each recurring charge of every month that has begun and is not posted yet; however often it runs, once. Returns how many.';

create function private.add_recurring_charge(
  p_lease_id uuid, p_kind public.charge_kind, p_amount_minor bigint, p_starts_on date, p_ends_on date default null,
  p_description text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_id uuid := gen_random_uuid();
  v_today date;
begin
  select * into v_lease from public.leases where id = p_lease_id;
  perform private.require_record(v_lease.organization_id, 'money.write');
  v_today := private.organization_today(v_lease.organization_id);
  if p_amount_minor is null or p_amount_minor <= 0 then
    perform private.fail('amount_not_positive');
  elsif p_kind = 'other' and coalesce(btrim(p_description), '') = '' then
    perform private.fail('description_missing');
  elsif p_starts_on is null or p_starts_on < greatest(v_lease.starts_on, v_today - 366) or p_ends_on < p_starts_on then
    perform private.fail('date_outside_lease', jsonb_build_object('starts_on', v_lease.starts_on));
  end if;
  perform private.lock_money(v_lease.organization_id);
  insert into public.recurring_charges (id, organization_id, lease_id, kind, description, currency, amount_minor, starts_on, ends_on)
  values (v_id, v_lease.organization_id, p_lease_id, p_kind, coalesce(btrim(p_description), ''), v_lease.currency, p_amount_minor,
    p_starts_on, p_ends_on);
  -- A month that has begun is charged at once, so that nobody waits for the timer to see it.
  perform private.post_recurring_charges(v_lease.organization_id, v_today);
  return v_id;
end
$$;
select private.declare_verb('add_recurring_charge', 'money.write', p_repeatable => true, p_comment =>
  'Charges a lease every month: condominium_fee, utility or other; months that have begun at once. Returns its id. Errors: not_found, amount_not_positive, description_missing, date_outside_lease.');

create function private.end_recurring_charge(p_recurring_charge_id uuid, p_ends_on date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.recurring_charges set ends_on = greatest(p_ends_on, starts_on)
  where id = p_recurring_charge_id and organization_id in (select private.my_organization_ids('money.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  return p_recurring_charge_id;
end
$$;
select private.declare_verb('end_recurring_charge', 'money.write', p_comment =>
  'The last day on which it is charged; months charged already stay. Errors: not_found.');

-- What is charged every month beside the rent follows the lease's way to prorate where the lease has only a part of a month.
create function private.part_of_month(p_amount_minor bigint, p_method public.proration_method, p_from date, p_to date)
returns bigint
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_days integer := p_to - p_from + 1;
  v_first date := date_trunc('month', p_from::timestamp);
  v_days_in_month integer := (v_first + interval '1 month')::date - v_first;
begin
  -- The rule of partOfMonth in src/domain/rent-schedule.ts, to the cent.
  return case
    when p_to < p_from then 0
    when p_method = 'none' or v_days = v_days_in_month then p_amount_minor
    when p_method = 'thirty_days' then div(2 * p_amount_minor::numeric * v_days + 30, 60)
    when p_method = 'calendar_month' then div(2 * p_amount_minor::numeric * v_days + v_days_in_month, 2 * v_days_in_month)
    else div(2 * p_amount_minor::numeric * 12 * v_days + 365, 730)
  end;
end
$$;
comment on function private.part_of_month is
  'What an amount a month comes to for days of one calendar month, in minor units, by a way to prorate; the whole month is the whole amount.';

create function private.take_off_monthly_charges_after(p_lease public.leases, p_last_day date, p_note text, p_today date)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_month record;
  v_charge public.charges;
  v_left bigint;
  v_part bigint;
  v_result jsonb := '[]';
begin
  for v_month in
    select r.id, r.amount_minor, m.month, greatest(m.month, p_lease.bill_from) as from_on, m.charged_minor
    from public.recurring_charges r
    cross join lateral (
      -- What was corrected already is not taken off again; a discount and a bad debt stay what they are.
      select date_trunc('month', c.period_start::timestamp)::date as month,
        (sum(c.amount_minor) - sum(coalesce((select sum(k.amount_minor) from public.charge_credits k
          where k.charge_id = c.id and k.kind = 'correction' and k.reversed_at is null), 0)))::bigint as charged_minor
      from public.charges c where c.recurring_charge_id = r.id and c.reversed_at is null
      group by 1 having max(c.period_end) > p_last_day
    ) m
    where r.lease_id = p_lease.id
    order by m.month, r.created_at, r.kind, r.description, r.amount_minor, r.id
  loop
    v_left := v_month.charged_minor - case when greatest(v_month.from_on,
        (select min(c.period_start) from public.charges c where c.recurring_charge_id = v_month.id and c.reversed_at is null
          and date_trunc('month', c.period_start::timestamp)::date = v_month.month)) > p_last_day then 0
      else private.part_of_month(v_month.amount_minor, p_lease.proration_method, v_month.from_on, p_last_day) end;
    for v_charge in
      select * from public.charges c where c.recurring_charge_id = v_month.id and c.reversed_at is null
        and date_trunc('month', c.period_start::timestamp)::date = v_month.month
      order by c.period_start desc, c.posting_number desc
    loop
      v_part := least(v_left, v_charge.amount_minor - v_charge.credited_minor);
      continue when v_part <= 0;
      perform private.post_charge_credit(v_charge, 'correction', v_part, p_today, p_note, true);
      v_left := v_left - v_part;
      v_result := v_result || jsonb_build_object('month', v_month.month, 'kind', v_charge.kind, 'description', v_charge.description,
        'amount_minor', v_part);
    end loop;
  end loop;
  return v_result;
end
$$;
comment on function private.take_off_monthly_charges_after is
  'Takes off what was charged every month beside the rent for days after a lease''s last one: what stays is what would have been charged had that day been known.';
