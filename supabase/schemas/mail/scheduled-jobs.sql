create function private.post_due_rent(p_organization_id uuid, p_today date)
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
      p.period_start, p.period_end, p.amount_minor as amount, p.due_on,
      -- Each lease has one part of a month: which of them is posted first changes no amount.
      row_number() over (order by p.period_start, l.created_at, l.id) as position
    from private.rent_parts(p_organization_id, null, p_today, false) p
    join public.leases l on l.id = p.lease_id
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
comment on function private.post_late_fees is
  'Posts the late fees of each rent charge that fell due since the lease was entered and is still open after its grace days, by the rule that counts for the lease; what a reported payment would pay waits until it is decided. Returns how many.';

create function private.run_scheduled_jobs(p_now timestamptz)
returns jsonb
language sql
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'leases', coalesce(sum((r.result ->> 'leases')::int), 0), 'rents', coalesce(sum((r.result ->> 'rents')::int), 0),
    'late_fees', coalesce(sum((r.result ->> 'late_fees')::int), 0), 'failed', coalesce(sum((r.result ->> 'failed')::int), 0))
  from (
    select private.run_organization_jobs(o.id, p_now) as result from (select id from public.organizations order by id) o
  ) r
$$;
comment on function private.run_scheduled_jobs is
  'run_organization_jobs for every organisation in one transaction: for demo data and tests. The edge''s timer takes them one by one.';

create function private.run_organization_jobs(p_organization_id uuid, p_now timestamptz default now())
returns jsonb
language plpgsql
security definer
set search_path = ''
set statement_timeout = '10min'
as $$
declare
  v_today date;
  v_step private.job_steps;
  v_call text;
  v_counts jsonb := '{"leases": 0, "rents": 0, "late_fees": 0}';
  v_count integer;
  v_did integer := 0;
begin
  select (p_now at time zone time_zone)::date into v_today from public.organizations where id = p_organization_id;
  if v_today is null then
    return v_counts || '{"failed": 0}';
  end if;
  begin
    perform private.lock_money(p_organization_id);
    for v_step in select * from private.job_steps order by position loop
      v_call := format('select private.%I($1, %s)', v_step.function_name,
        case v_step.takes when 'day' then '$2' else '$3' end);
      if v_step.counted_as is null then
        execute v_call using p_organization_id, v_today, p_now;
        continue;
      end if;
      execute v_call into v_count using p_organization_id, v_today, p_now;
      v_counts := v_counts
        || jsonb_build_object(v_step.counted_as, coalesce((v_counts ->> v_step.counted_as)::integer, 0) + v_count);
      v_did := v_did + v_count;
    end loop;
    -- Entries are checked at commit otherwise, where the trouble could no longer be written down.
    set constraints public.check_entry_balances immediate;
    set constraints public.check_entry_balances deferred;
    if v_did > 0 then
      insert into private.job_runs (organization_id, ran_for, result) values (p_organization_id, p_now, v_counts);
    end if;
  exception when others then
    insert into private.job_runs (organization_id, ran_for, error) values (p_organization_id, p_now, sqlerrm);
    return '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 1}';
  end;
  return jsonb_build_object('leases', v_counts -> 'leases', 'rents', v_counts -> 'rents',
    'late_fees', v_counts -> 'late_fees', 'failed', 0);
end
$$;
select private.declare_verb('run_organization_jobs', 'service', p_callers => 'service_role', p_comment =>
  'Leases along the calendar, the month''s rent, late fees of one organisation in its own time zone. Safe to run at any time and often; what fails is written into job_runs.');

create function public.list_organizations_for_jobs(p_after uuid, p_limit integer)
returns setof uuid
language sql
stable
set search_path = ''
as $$ select o.id from public.organizations o where o.id > p_after order by o.id limit p_limit $$;
select private.declare_verb('list_organizations_for_jobs', 'rows', p_callers => 'service_role', p_comment =>
  'For the edge''s timer, as the service: the organisations whose jobs are to run, page by page in the order of their ids.');

grant execute on function private.run_scheduled_jobs to service_role;
