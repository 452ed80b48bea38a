create function private.post_due_rent(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_count integer;
  v_lease uuid;
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
        case when l.status <> 'month_to_month' then coalesce(l.ended_on, l.ends_on) end) as period_end) p
    -- A lease that ended before its last days were charged owes them all the same.
    where l.organization_id = p_organization_id and l.status in ('active', 'notice_given', 'month_to_month', 'ended', 'terminated')
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
    insert into public.journal_entries (id, organization_id, entry_number, kind, occurred_on)
    select entry_id, p_organization_id, c.last_entry_number - (select count(*) from posted) + number, 'charge', period_start
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
comment on function private.post_due_rent is
  'Posts every month''s rent that has begun and is not posted yet, prorated; however often it runs, once. Returns how many charges.';

create function private.post_late_fees(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge record;
  v_lease public.leases;
  v_fee bigint;
  v_count integer := 0;
begin
  for v_charge in
    select c.id, c.lease_id, c.amount_minor, c.outstanding_minor, c.period_start, c.period_end
    from public.charges c
    join public.leases l on l.id = c.lease_id
    join public.organizations o on o.id = c.organization_id
    where c.organization_id = p_organization_id and c.kind = 'rent' and c.outstanding_minor > 0
      -- Rent that was due before the lease was entered came with it: nobody was late with a bill that was not there.
      and c.due_on >= (l.created_at at time zone o.time_zone)::date
      and l.late_fee_kind <> 'none' and c.due_on + l.late_fee_grace_days < p_today
      and not exists (select 1 from public.charges f where f.late_fee_for = c.id)
    order by c.due_on, c.id
  loop
    select * into v_lease from public.leases where id = v_charge.lease_id;
    v_fee := case v_lease.late_fee_kind
      when 'fixed' then v_lease.late_fee_minor
      when 'percent_of_outstanding' then round(v_charge.outstanding_minor::numeric * v_lease.late_fee_basis_points / 10000)
      else round(v_charge.amount_minor::numeric * v_lease.late_fee_basis_points / 10000) end;
    v_fee := least(v_fee, coalesce(v_lease.late_fee_cap_minor, v_fee));
    if v_fee > 0 then
      perform private.post_charge(v_lease, 'late_fee', v_fee, p_today, p_today,
        v_charge.period_start, v_charge.period_end, '', v_charge.id);
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end
$$;
comment on function private.post_late_fees is
  'Posts one late fee for each rent charge that fell due since the lease was entered and is still open after its grace days, by the lease''s rule; returns how many.';

create table private.job_runs (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  ran_for timestamptz not null,
  result jsonb,
  error text,
  at timestamptz not null default now()
);
comment on table private.job_runs is 'What the scheduled job did or could not do, for organisations where there was something.';

create function private.run_scheduled_jobs(p_now timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_organization record;
  v_today date;
  v_leases integer;
  v_rents integer;
  v_fees integer;
  v_total jsonb := '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 0}';
begin
  for v_organization in select id, time_zone from public.organizations order by id loop
    v_today := (p_now at time zone v_organization.time_zone)::date;
    -- One organisation's trouble must not keep the others from their rent.
    begin
      perform private.lock_money(v_organization.id);
      v_leases := private.advance_leases(v_organization.id, v_today);
      v_rents := private.post_due_rent(v_organization.id, v_today);
      v_fees := private.post_late_fees(v_organization.id, v_today);
      -- Entries are checked at commit otherwise, where one organisation's would undo everybody's.
      set constraints public.check_entry_balances immediate;
      set constraints public.check_entry_balances deferred;
      if v_leases + v_rents + v_fees > 0 then
        insert into private.job_runs (organization_id, ran_for, result)
        values (v_organization.id, p_now, jsonb_build_object('leases', v_leases, 'rents', v_rents, 'late_fees', v_fees));
        v_total := v_total || jsonb_build_object('leases', (v_total ->> 'leases')::int + v_leases,
          'rents', (v_total ->> 'rents')::int + v_rents, 'late_fees', (v_total ->> 'late_fees')::int + v_fees);
      end if;
    exception when others then
      insert into private.job_runs (organization_id, ran_for, error) values (v_organization.id, p_now, sqlerrm);
      v_total := v_total || jsonb_build_object('failed', (v_total ->> 'failed')::int + 1);
    end;
  end loop;
  return v_total;
end
$$;
comment on function private.run_scheduled_jobs is
  'Leases along the calendar, the month''s rent, late fees, for every organisation in its own time zone. Safe to run at any time and often.';

create function public.run_scheduled_jobs(p_now timestamptz default now())
returns jsonb
language sql
set search_path = ''
as $$ select private.run_scheduled_jobs(p_now) $$;
comment on function public.run_scheduled_jobs is 'For the edge''s timer, as the service: see private.run_scheduled_jobs.';
revoke execute on function private.run_scheduled_jobs, public.run_scheduled_jobs from public, anon, authenticated;
grant execute on function private.run_scheduled_jobs, public.run_scheduled_jobs to service_role;

-- Where the database has its own timer, use it.
do $$
begin
  if exists (select 1 from pg_available_extensions where name = 'pg_cron') then
    execute 'create extension if not exists pg_cron';
    execute $cron$select cron.schedule('llavero-scheduled-jobs', '7 * * * *', 'select private.run_scheduled_jobs(now())')$cron$;
  end if;
end
$$;
