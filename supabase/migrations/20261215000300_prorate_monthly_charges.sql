-- What is charged every month beside the rent follows the lease's way to prorate where the lease has only a part of a month.
create function private.part_of_month(p_amount_minor bigint, p_method public.proration_method, p_from date, p_to date)
returns bigint
language sql
immutable
set search_path = ''
as $$
  -- The rule of partOfMonth in src/domain/rent-schedule.ts, to the cent.
  select case
    when p_to < p_from then 0
    when p_method = 'none' or d.days = d.days_in_month then p_amount_minor
    when p_method = 'thirty_days' then div(2 * p_amount_minor::numeric * d.days + 30, 60)
    when p_method = 'calendar_month' then div(2 * p_amount_minor::numeric * d.days + d.days_in_month, 2 * d.days_in_month)
    else div(2 * p_amount_minor::numeric * 12 * d.days + 365, 730)
  end::bigint
  from (select p_to - p_from + 1 as days,
    (date_trunc('month', p_from::timestamp) + interval '1 month')::date - date_trunc('month', p_from::timestamp)::date
      as days_in_month) d
$$;
comment on function private.part_of_month is
  'What an amount a month comes to for days of one calendar month, in minor units, by a way to prorate; the whole month is the whole amount.';
revoke execute on function private.part_of_month from public, anon, authenticated;

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
    order by p.period_start, r.id
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
comment on table public.recurring_charges is
  'What a lease is charged every calendar month beside the rent, prorated as the rent where the lease has only a part of the month; charged_through is the last day charged so far.';
