-- The days of a plan, counted from its first: 31 January, 28 February, 31 March, and never from the day before.
create function private.preventive_day(p_starts_on date, p_every integer, p_rhythm public.preventive_rhythm, p_number integer)
returns date
language sql
immutable
set search_path = ''
as $$
  select (p_starts_on + case p_rhythm
    when 'days' then make_interval(days => p_every * p_number)
    when 'weeks' then make_interval(weeks => p_every * p_number)
    when 'months' then make_interval(months => p_every * p_number)
    else make_interval(years => p_every * p_number) end)::date
$$;
comment on function private.preventive_day is 'The day of a plan by its number; 0 is that on which it starts.';

create function private.preventive_number_from(p_plan public.preventive_plans, p_day date)
returns integer
language sql
immutable
set search_path = ''
as $$
  -- A little before the day, then the first that is not before it.
  select min(n) from generate_series(greatest(0, (p_day - p_plan.starts_on) / (p_plan.every * case p_plan.rhythm
      when 'days' then 1 when 'weeks' then 7 when 'months' then 31 else 366 end)),
    greatest(0, (p_day - p_plan.starts_on) / (p_plan.every * case p_plan.rhythm
      when 'days' then 1 when 'weeks' then 7 when 'months' then 30 else 365 end)) + 2) as n
  where private.preventive_day(p_plan.starts_on, p_plan.every, p_plan.rhythm, n) >= p_day
$$;
comment on function private.preventive_number_from is 'The number of the first day of a plan that is not before the day given.';

create function private.set_next_preventive_day(p_plan_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  update public.preventive_plans l set next_on = case when l.is_active then least(
    (select min(o.due_on) from public.preventive_occurrences o
      where o.plan_id = l.id and o.maintenance_id is null and o.skipped_at is null),
    (select min(d.day) from (select private.preventive_day(l.starts_on, l.every, l.rhythm, n) as day
        from generate_series(l.next_number, l.next_number + 60) as n) d
      where (l.ends_on is null or d.day <= l.ends_on)
        and not exists (select 1 from public.preventive_occurrences o where o.plan_id = l.id and o.planned_on = d.day))) end
  where l.id = p_plan_id
$$;
comment on function private.set_next_preventive_day is
  'Notes when a plan''s next request is due: the first day that is neither skipped nor opened; null for one that is over or rests.';

create function public.list_preventive_days(p_plan_id uuid)
returns table (planned_on date, due_on date, is_skipped boolean, reason text, maintenance_id uuid, request_number bigint,
  request_status public.maintenance_status)
language sql
stable
set search_path = ''
as $$
  with known as (
    select o.planned_on, o.due_on, o.skipped_at is not null as is_skipped, o.reason, o.maintenance_id
    from public.preventive_occurrences o where o.plan_id = p_plan_id order by o.planned_on desc limit 24
  ),
  coming as (
    select private.preventive_day(l.starts_on, l.every, l.rhythm, n) as day
    from public.preventive_plans l cross join lateral generate_series(l.next_number, l.next_number + 7) as n
    where l.id = p_plan_id and l.is_active
      and (l.ends_on is null or private.preventive_day(l.starts_on, l.every, l.rhythm, n) <= l.ends_on)
  )
  select d.planned_on, d.due_on, d.is_skipped, d.reason, d.maintenance_id, m.number, m.status
  from (select * from known
    union all select c.day, c.day, false, '', null from coming c where not exists (select 1 from known k where k.planned_on = c.day)) d
  left join public.maintenance_requests m on m.id = d.maintenance_id
  order by 1
$$;
select private.declare_verb('list_preventive_days', 'rows', p_comment =>
  'The next days of a plan, and the last ones with the request of each or why it was skipped or postponed.');

grant execute on function private.preventive_day to authenticated, service_role;
