create function private.rent_of_period(
  p_lease_id uuid, p_method public.proration_method, p_period_start date, p_period_end date)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_first date := date_trunc('month', p_period_start)::date;
  v_rent bigint;
begin
  -- Most are whole months that no step cuts: a calendar asks for thousands of them.
  if p_method <> 'none' and p_period_start = v_first and p_period_end = (v_first + interval '1 month')::date - 1
    and not exists (select 1 from public.lease_rent_steps
      where lease_id = p_lease_id and starts_on > p_period_start and starts_on <= p_period_end) then
    select rent_minor into v_rent from public.lease_rent_steps
    where lease_id = p_lease_id and starts_on <= p_period_start order by starts_on desc limit 1;
    if found then
      return v_rent;
    end if;
  end if;
  -- The rule of src/domain/rent-schedule.ts, to the cent: each part is rounded half up on the exact rational.
  return (
    with month as (
      select m.first_day, (m.first_day + interval '1 month')::date - m.first_day as days_in_month
      from (select date_trunc('month', p_period_start)::date as first_day) m
    ), steps as (
      select starts_on, rent_minor::numeric as rent, lead(starts_on) over (order by starts_on) as next_on
      from public.lease_rent_steps where lease_id = p_lease_id
    ), parts as (
      select rent, least(p_period_end, coalesce(next_on - 1, p_period_end)) - greatest(p_period_start, starts_on) + 1 as days
      from steps where starts_on <= p_period_end and coalesce(next_on, p_period_end + 1) > p_period_start
    ), shape as (
      select count(*) as part_count, p_period_end - p_period_start + 1 = (select days_in_month from month) as is_full_month from parts
    )
    select case
      when p_method = 'none' then
        (select rent from steps where starts_on <= p_period_start order by starts_on desc limit 1)
      when s.is_full_month and s.part_count = 1 then (select rent from parts)
      else (
        select sum(div(2 * p.rent * p.days * f.factor + f.divisor, 2 * f.divisor))
        from parts p, month m, lateral (select
          case when not s.is_full_month and p_method = 'year_365' then 12 else 1 end as factor,
          case when s.is_full_month or p_method = 'calendar_month' then m.days_in_month
            when p_method = 'thirty_days' then 30 else 365 end as divisor) f)
      end::bigint
    from shape s
  );
end
$$;
comment on function private.rent_of_period is
  'Rent of one calendar month or a part of it, in minor units, prorated by the method and cut at rent steps.';

create function private.runs_on(p_lease public.leases)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  -- What private.advance_leases will find: no notice, no renewal, and nobody else who has the unit afterwards.
  select p_lease.status in ('signed', 'active') and p_lease.ended_on is null
    and not exists (select 1 from public.leases n where n.organization_id = p_lease.organization_id
      and n.renews_lease_id = p_lease.id and n.status in ('signed', 'active', 'notice_given', 'month_to_month'))
    and not exists (select 1 from public.leases n where n.unit_id = p_lease.unit_id and n.id <> p_lease.id
      and n.occupies && daterange(p_lease.ends_on + 1, null))
$$;
comment on function private.runs_on is
  'Whether a lease will go on month to month after its term, as things stand.';

create function private.rent_parts(p_organization_id uuid, p_lease_id uuid, p_through date, p_is_forecast boolean)
returns table (lease_id uuid, period_start date, period_end date, amount_minor bigint, due_on date)
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  return query
  with terms as materialized (
    select l.id, l.bill_from, l.charged_through, l.ends_on, l.due_day, l.proration_method as method,
      case when l.status = 'month_to_month' then l.ended_on else coalesce(l.ended_on, l.ends_on) end as to_on,
      p_is_forecast and l.ends_on < p_through and private.runs_on(l) as runs_on
    from public.leases l
    -- A lease that ended before its last days were charged owes them all the same.
    where l.organization_id = p_organization_id and (p_lease_id is null or l.id = p_lease_id)
      and (l.status in ('active', 'notice_given', 'month_to_month', 'ended', 'terminated', 'renewed') or p_is_forecast and l.status = 'signed')
      and (l.status = 'month_to_month' or p_is_forecast and l.status in ('active', 'signed') or l.charged_through is null
        or l.charged_through < coalesce(l.ended_on, l.ends_on))
      and coalesce(l.charged_through, l.bill_from - 1) < p_through
  ), charged as materialized (
    select t.id as lease_id, c.period_start, c.amount_minor from terms t
    cross join lateral (select date_trunc('month', greatest(t.charged_through + 1, t.bill_from)::timestamp)::date as first_day) o
    -- In two parts, each with an index: what was charged before is not read, however long a lease is.
    cross join lateral (
      select r.period_start, r.amount_minor from public.charges r
      where r.lease_id = t.id and r.kind = 'rent' and r.reversed_at is null and not r.is_adjustment and r.period_start >= o.first_day
      union all
      select r.period_start, r.amount_minor from public.charges r
      where r.lease_id = t.id and r.kind = 'rent' and (r.reversed_at is not null or r.is_adjustment) and r.period_start >= o.first_day
      offset 0) c
  ), steps as materialized (
    select s.lease_id, s.starts_on, s.rent_minor,
      coalesce(lead(s.starts_on) over (partition by s.lease_id order by s.starts_on), 'infinity') as next_on
    from terms t join public.lease_rent_steps s on s.organization_id = p_organization_id and s.lease_id = t.id
  ), months as materialized (
    select t.*, s.is_after_term, d.first_day, d.last_day, greatest(d.first_day, t.bill_from) as from_on, p.period_start, p.period_end
    from terms t
    cross join lateral (
      select false as is_after_term, t.bill_from as since, t.to_on as until
      union all
      select true, greatest(t.ends_on + 1, t.bill_from), null where t.runs_on) s
    cross join lateral generate_series(date_trunc('month', greatest(t.charged_through + 1, s.since)::timestamp),
      date_trunc('month', least(p_through, s.until)::timestamp), '1 month') g (at)
    cross join lateral (select g.at::date as first_day, (g.at + interval '1 month')::date - 1 as last_day) d
    cross join lateral (select greatest(d.first_day, s.since, t.charged_through + 1) as period_start,
      least(d.last_day, s.until) as period_end) p
    where p.period_start <= p.period_end and p.period_start <= p_through
  )
  select m.id, m.period_start, m.period_end,
    -- Most are months that no step cuts.
    case when s.rent_minor is null then private.rent_of_period(m.id, m.method, m.from_on, m.period_end)
      when m.from_on = m.first_day and m.period_end = m.last_day then s.rent_minor
      else private.part_of_month(s.rent_minor, m.method, m.from_on, m.period_end) end
    -- A lease that runs on in mid-month has paid a part of the month already: both parts are never more than the whole.
    - case when m.period_start = m.first_day then 0
      when m.is_after_term and m.first_day <= m.ends_on and coalesce(m.charged_through, m.bill_from - 1) < m.ends_on
        then case when s.rent_minor is null then private.rent_of_period(m.id, m.method, m.from_on, m.ends_on)
          else private.part_of_month(s.rent_minor, m.method, m.from_on, m.ends_on) end
      else coalesce((select sum(c.amount_minor)::bigint from charged c
        where c.lease_id = m.id and c.period_start >= m.first_day and c.period_start < m.period_start), 0) end,
    greatest(m.first_day + m.due_day - 1, m.period_start)
  from months m
  left join steps s on s.lease_id = m.id and s.starts_on <= m.from_on and s.next_on > m.period_end
  where not exists (select 1 from charged c where c.lease_id = m.id and c.period_start = m.period_start);
end
$$;
comment on function private.rent_parts is
  'The rent of the leases of an organisation, or of one, that begins up to a day and is not charged yet, month by month, prorated; a forecast has leases that are signed, and goes on after a term that will run on.';

create function private.advance_leases(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease record;
  v_count integer := 0;
  v_changed integer;
begin
  -- Ended first, so that a unit is free before the next lease of it starts.
  for v_lease in
    select l.id, l.status, exists (select 1 from public.leases n where n.organization_id = p_organization_id
      and n.renews_lease_id = l.id and n.status in ('signed', 'active', 'notice_given', 'month_to_month')) as is_renewed
    from public.leases l
    where l.organization_id = p_organization_id and l.status in ('active', 'notice_given', 'month_to_month')
      and case when l.status = 'month_to_month' then l.ended_on else coalesce(l.ended_on, l.ends_on) end < p_today
    order by l.ends_on, l.id
  loop
    if v_lease.status = 'notice_given' then
      update public.leases set status = 'ended', ended_on = coalesce(ended_on, ends_on) where id = v_lease.id;
    elsif v_lease.is_renewed then
      update public.leases set status = 'renewed', ended_on = coalesce(ended_on, ends_on) where id = v_lease.id;
    else
      begin
        -- It renews by itself unless notice was given (Ley 85-25, art. 9); a renewal that was called off bounds it no longer.
        update public.leases set status = case when ends_on >= p_today then status else 'month_to_month' end, ended_on = null
        where id = v_lease.id;
      exception when exclusion_violation then
        update public.leases set status = 'ended', ended_on = coalesce(ended_on, ends_on) where id = v_lease.id;
      end;
    end if;
    v_count := v_count + 1;
  end loop;
  update public.leases set status = 'active'
  where organization_id = p_organization_id and status = 'signed' and starts_on <= p_today;
  get diagnostics v_changed = row_count;
  return v_count + v_changed;
end
$$;
comment on function private.advance_leases is
  'Moves leases along the calendar: starts, runs on month to month, gives way to a renewal, ends; returns how many.';

create function private.create_lease(
  p_unit_id uuid, p_person_ids uuid[], p_starts_on date, p_ends_on date, p_currency public.currency_code, p_rent_minor bigint,
  p_due_day integer, p_deposit_minor bigint default 0, p_proration_method public.proration_method default 'calendar_month',
  p_late_fee_kind public.late_fee_kind default 'none', p_late_fee_minor bigint default null,
  p_late_fee_basis_points integer default null, p_late_fee_cap_minor bigint default null, p_late_fee_grace_days integer default 0,
  p_bill_from date default null, p_is_deposit_held boolean default false)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_unit public.units;
  v_lease public.leases;
  v_today date;
  v_other record;
begin
  select * into v_unit from public.units where id = p_unit_id for share;  -- it cannot be archived meanwhile
  perform private.require_record(v_unit.organization_id, 'leases.write');
  if p_ends_on < p_starts_on then
    perform private.fail('term_ends_before_start');
  elsif p_rent_minor is null or p_rent_minor <= 0 then
    perform private.fail('rent_not_positive');
  elsif coalesce(cardinality(p_person_ids), 0) = 0 then
    perform private.fail('no_tenants');
  elsif exists (
    select 1 from unnest(p_person_ids) as x (id)
    where not exists (select 1 from public.people p where p.id = x.id and p.organization_id = v_unit.organization_id)
  ) then
    perform private.fail('not_found', jsonb_build_object('table', 'people'));
  elsif v_unit.archived_at is not null then
    perform private.fail('unit_archived');
  elsif p_is_deposit_held and v_unit.organization_id not in (select private.my_organization_ids('money.write')) then
    perform private.fail('not_allowed');
  end if;
  perform private.lock_money(v_unit.organization_id);
  v_today := private.organization_today(v_unit.organization_id);
  begin
    insert into public.leases (organization_id, property_id, unit_id, status, starts_on, ends_on, currency, due_day, deposit_minor,
      proration_method, late_fee_kind, late_fee_minor, late_fee_basis_points, late_fee_cap_minor, late_fee_grace_days, bill_from)
    values (v_unit.organization_id, v_unit.property_id, p_unit_id, 'signed', p_starts_on, p_ends_on, p_currency, p_due_day,
      coalesce(p_deposit_minor, 0), p_proration_method, p_late_fee_kind, p_late_fee_minor, p_late_fee_basis_points,
      p_late_fee_cap_minor, coalesce(p_late_fee_grace_days, 0), coalesce(p_bill_from, p_starts_on))
    returning * into v_lease;
  exception when exclusion_violation then
    select l.starts_on, l.ends_on, l.status into v_other from public.leases l
    where l.unit_id = p_unit_id and l.occupies && daterange(p_starts_on, p_ends_on, '[]') order by l.starts_on limit 1;
    perform private.fail('lease_overlaps',
      jsonb_build_object('starts_on', v_other.starts_on, 'ends_on', v_other.ends_on, 'status', v_other.status));
  end;
  insert into public.lease_tenants (organization_id, lease_id, person_id, is_primary)
  select v_lease.organization_id, v_lease.id, p.id, p.position = 1
  from unnest(p_person_ids) with ordinality as p (id, position);
  insert into public.lease_rent_steps (organization_id, lease_id, currency, starts_on, rent_minor)
  values (v_lease.organization_id, v_lease.id, p_currency, p_starts_on, p_rent_minor);
  if v_lease.deposit_minor > 0 and p_is_deposit_held then
    perform private.open_deposit(v_lease, v_lease.deposit_minor, v_today,
      private.cash_account(v_lease.organization_id, null, 'deposits'), 0, null);
  elsif v_lease.deposit_minor > 0 then
    perform private.post_charge(v_lease, 'deposit', v_lease.deposit_minor, v_lease.starts_on, v_today);
  end if;
  perform private.advance_leases(v_lease.organization_id, v_today);
  return v_lease.id;
end
$$;
select private.declare_verb('create_lease', 'leases.write, money.write', p_repeatable => true, p_comment =>
  'Makes a signed lease (active when its term has begun) with tenants, first rent step and deposit charge; the first person is the primary tenant. Rent is charged from p_bill_from (the start when null). A deposit that is held already is opened on the usual account of deposits and not charged; that needs money.write. Returns its id. Errors: not_found, lease_overlaps, term_ends_before_start, rent_not_positive, no_tenants, unit_archived, not_allowed.');

create function private.terminate_lease(p_lease_id uuid, p_ended_on date, p_rent_note text default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
begin
  select * into v_lease from public.leases where id = p_lease_id;
  perform private.require_record(v_lease.organization_id, 'leases.write');
  perform private.lock_money(v_lease.organization_id);
  select * into v_lease from public.leases where id = p_lease_id for update;
  if v_lease.status not in ('signed', 'active', 'notice_given', 'month_to_month') then
    perform private.fail('lease_not_in_force');
  elsif p_ended_on is null or p_ended_on < v_lease.starts_on then
    perform private.fail('term_ends_before_start');
  elsif p_ended_on > private.organization_today(v_lease.organization_id) then
    perform private.fail('date_in_future');
  end if;
  update public.leases set status = 'terminated', ended_on = p_ended_on where id = p_lease_id;
  if p_rent_note is not null then
    perform private.shorten_rent(p_lease_id, p_rent_note);
  end if;
  return p_lease_id;
end
$$;
select private.declare_verb('terminate_lease', 'leases.write, money.reverse', p_repeatable => true, p_comment =>
  'Ends a lease on a day up to today. With p_rent_note, rent that was charged for days after it is taken off, for that reason (see credit_rent_after_end); else what was charged stays. Errors: not_found, lease_not_in_force, term_ends_before_start, date_in_future, reason_missing, charge_invoiced.');

-- Until its first day a lease that tenants move to can be called off: everything is as it was before the move was agreed.
create function private.undo_lease_money(p_lease public.leases, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge record;
  v_old public.leases;
  v_today date := private.organization_today(p_lease.organization_id);
  v_held bigint;
begin
  for v_charge in
    select id from public.charges
    where lease_id = p_lease.id and reversed_at is null and (kind <> 'deposit' or outstanding_minor = amount_minor)
    order by kind = 'deposit', posting_number
  loop
    perform private.reverse_charge(v_charge.id, p_reason);
  end loop;
  if p_lease.renews_lease_id is null and p_lease.moved_from_lease_id is null then
    return;
  end if;
  -- The deposit goes back to the lease that it came from.
  select * into strict v_old from public.leases where id = coalesce(p_lease.renews_lease_id, p_lease.moved_from_lease_id);
  v_held := private.deposit_liability(p_lease.id) - private.unpaid_deposit(p_lease.id);
  if p_lease.renews_lease_id is not null then
    perform private.carry_deposit(p_lease, v_old, v_held, v_today);
  else
    perform private.move_deposit(p_lease, v_old, v_held, v_today);
  end if;
end
$$;
comment on function private.undo_lease_money is
  'Reverses what a lease charged; a deposit that was paid stays held, for its settlement or for the lease that was to be renewed.';

create function private.call_off_lease(p_lease_id uuid, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reason text := left(btrim(coalesce(p_reason, '')), 300);
  v_lease public.leases;
begin
  perform private.require_record((select organization_id from public.leases where id = p_lease_id), 'leases.write');
  v_lease := private.lease_for_verb(p_lease_id, 'call_off_lease');
  if v_reason = '' then
    perform private.fail('reason_missing');
  elsif exists (select 1 from public.payments where lease_id = p_lease_id and status = 'reported') then
    perform private.fail('payment_to_decide');
  end if;
  perform private.undo_lease_money(v_lease, v_reason);
  -- No day of it is left to charge.
  update public.leases set status = 'terminated', called_off_at = now(), called_off_reason = v_reason,
    charged_through = greatest(ends_on, bill_from)
  where id = p_lease_id;
  -- The lease that it was to follow runs on as if it had never been, unless its next days are promised again.
  begin
    update public.leases set ended_on = null
    where id = v_lease.renews_lease_id and status in ('active', 'month_to_month');
  exception when exclusion_violation then
    null;
  end;
  if v_lease.moved_from_lease_id is not null then
    perform private.stay_in_unit(v_lease, v_reason);
  end if;
  return p_lease_id;
end
$$;
select private.declare_verb('call_off_lease', 'leases.write, money.reverse', p_repeatable => true, p_comment =>
  'Ends a signed lease before its first day: what it charged is taken back, its deposit goes back to the lease that it renews or that its tenants were to move from, and that lease goes on unless its next days are promised to somebody else. Errors: not_found, reason_missing, lease_not_signed, payment_to_decide.');

create function private.hand_over_lease(p_old public.leases, p_new public.leases, p_today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_deposit bigint;
begin
  perform private.write_lease_event(p_old, 'renewed', jsonb_build_object('lease_id', p_new.id, 'starts_on', p_new.starts_on,
    'ends_on', p_new.ends_on, 'currency', p_new.currency,
    'rent_minor', (select rent_minor from public.lease_rent_steps where lease_id = p_new.id order by starts_on limit 1)));
  -- What was charged as deposit stays owed on the old lease; only what is agreed beyond it is charged.
  perform private.carry_deposit(p_old, p_new, private.deposit_liability(p_old.id) - private.unpaid_deposit(p_old.id), p_today);
  v_deposit := p_new.deposit_minor - private.deposit_liability(p_new.id) - private.unpaid_deposit(p_old.id);
  if v_deposit > 0 then
    perform private.post_charge(p_new, 'deposit', v_deposit, p_new.starts_on, p_today);
  end if;
end
$$;
comment on function private.hand_over_lease is
  'A renewal is agreed: the history of the lease before says so, its deposit goes over and only the difference is charged.';
