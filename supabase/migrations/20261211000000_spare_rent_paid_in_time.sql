-- Rent that was paid in time earns no late fee, whenever the office gets to see the payment.
alter table public.charges add column paid_in_time_by uuid;
alter table public.charges
  add constraint charges_paid_in_time_by_fkey foreign key (organization_id, paid_in_time_by)
    references public.payments (organization_id, id),
  add check (paid_in_time_by is null or (late_fee_for is not null and reversed_at is not null));
comment on column public.charges.paid_in_time_by is
  'Of a late fee that was taken back: the payment that showed that its rent had been paid in time. Its reversal_reason is the day of that payment.';
create index charges_by_payment_in_time on public.charges (organization_id, paid_in_time_by) where paid_in_time_by is not null;

drop trigger keep_posted_fields on public.charges;
create trigger keep_posted_fields before update on public.charges for each row execute function private.keep_posted_fields(
  'allocated_minor', 'credited_minor', 'outstanding_minor', 'reversed_at', 'reversal_entry_id', 'reversal_reason', 'paid_in_time_by');

-- Where the payment that showed it is taken back itself, the fee is due again, on the same day if need be.
drop index public.charges_one_late_fee_a_day;
create unique index charges_one_late_fee_a_day on public.charges (late_fee_for, due_on)
  where late_fee_for is not null and paid_in_time_by is null;

create function private.reported_part(p_charge public.charges, p_today date)
returns bigint
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_reported bigint;
begin
  select coalesce(sum(amount_minor), 0) into v_reported from public.payments
  where lease_id = p_charge.lease_id and status = 'reported' and paid_on <= p_today;
  if v_reported = 0 then
    return 0;
  end if;
  return greatest(0, least(p_charge.outstanding_minor, v_reported - (
    select coalesce(sum(c.outstanding_minor), 0) from public.charges c
    where c.lease_id = p_charge.lease_id and c.outstanding_minor > 0
      and (c.due_on, private.charge_rank(c.kind), c.id) < (p_charge.due_on, private.charge_rank(p_charge.kind), p_charge.id))));
end
$$;
comment on function private.reported_part is
  'What payments that wait for the office would pay of a charge: the oldest charges of its lease first, as a payment pays.';

drop function private.late_fee_to_post;
create function private.late_fee_to_post(
  p_rule public.late_fee_rules, p_due_on date, p_amount_minor bigint, p_outstanding_minor bigint, p_reported_minor bigint,
  p_posted_minor bigint, p_posted_in_month_minor bigint, p_last_fee_on date, p_today date)
returns bigint
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_first date := p_due_on + p_rule.grace_days + 1;
  v_left bigint := p_outstanding_minor - p_reported_minor;
  v_days integer;
  v_fee numeric;
begin
  if p_rule.kind is null or p_rule.kind = 'none' or v_left <= 0 or v_left < p_rule.minimum_balance_minor or p_today < v_first then
    return 0;
  end if;
  -- How much of it is owed is not known before the office has decided.
  if p_rule.kind = 'percent_of_outstanding' and p_reported_minor > 0 then
    return 0;
  end if;
  v_days := case when p_rule.frequency = 'daily' then greatest(0, p_today - greatest(v_first, p_last_fee_on + 1) + 1)
    when p_last_fee_on is null then 1 else 0 end;
  v_fee := v_days * case p_rule.kind
    when 'fixed' then p_rule.amount_minor
    when 'percent_of_outstanding' then round(p_outstanding_minor::numeric * p_rule.basis_points / 10000)
    else round(p_amount_minor::numeric * p_rule.basis_points / 10000) end;
  return greatest(0, least(v_fee, p_rule.maximum_minor - p_posted_minor,
    p_rule.monthly_maximum_minor - p_posted_in_month_minor, 1000000000000));
end
$$;
comment on function private.late_fee_to_post is
  'What a late charge brings in fees today, in minor units: its rule''s fee for each day that is due and not posted, within the caps; nothing for what reported payments would pay.';

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
  v_count integer := 0;
begin
  for v_charge in
    select c.id, c.lease_id, c.due_on, c.amount_minor - c.credited_minor as amount_minor, c.outstanding_minor, c.period_start,
      c.period_end, private.reported_part(c, p_today) as reported_minor, f.posted_minor, f.posted_in_month_minor, f.last_fee_on
    from public.charges c
    join public.leases l on l.id = c.lease_id
    join public.organizations o on o.id = c.organization_id
    cross join lateral (
      -- A fee that was taken back does not come again: its day counts, its amount does not. That of rent that had been
      -- paid in time was none: it comes when that payment is taken back.
      select coalesce(sum(amount_minor) filter (where reversed_at is null), 0)::bigint as posted_minor,
        coalesce(sum(amount_minor) filter (where reversed_at is null
          and due_on >= date_trunc('month', p_today)::date), 0)::bigint as posted_in_month_minor,
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
    v_fee := private.late_fee_to_post(private.late_fee_rule_of(v_lease), v_charge.due_on, v_charge.amount_minor,
      v_charge.outstanding_minor, v_charge.reported_minor, v_charge.posted_minor, v_charge.posted_in_month_minor,
      v_charge.last_fee_on, p_today);
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
revoke execute on function private.reported_part, private.late_fee_to_post from public, anon, authenticated;
