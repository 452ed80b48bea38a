-- The monthly maximum is one of the lease: all its late fees of a calendar month together.
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
    order by c.due_on, c.id
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
comment on column public.late_fee_rules.monthly_maximum_minor is
  'The most that all late fees of one lease may come to in a calendar month.';
comment on column public.late_fee_rules.maximum_minor is 'The most that one late rent may ever bring in fees.';
