-- What is charged every month beside the rent ends with the lease as the rent does, whenever its end is known: what was charged for
-- days after the last one is taken off with the rent of those days.
alter table public.charges add column recurring_charge_id uuid;
alter table public.charges add constraint charges_recurring_charge_fkey
  foreign key (organization_id, recurring_charge_id) references public.recurring_charges (organization_id, id);
comment on column public.charges.recurring_charge_id is 'Of a charge that came every month beside the rent: what it came from.';
create index charges_by_recurring_charge on public.charges (recurring_charge_id) where recurring_charge_id is not null;

alter table public.charges disable trigger user;
update public.charges c set recurring_charge_id = (
  select r.id from public.recurring_charges r
  where r.lease_id = c.lease_id and r.kind = c.kind and r.description = c.description and r.amount_minor >= c.amount_minor
    and c.period_end <= r.charged_through and c.period_end >= r.starts_on
  order by r.created_at, r.amount_minor limit 1)
where c.kind::text in ('condominium_fee', 'utility', 'other') and c.period_start is not null
  and exists (select 1 from public.recurring_charges r where r.lease_id = c.lease_id);
alter table public.charges enable trigger user;

drop function private.post_charge;
create function private.post_charge(
  p_lease public.leases, p_kind public.charge_kind, p_amount_minor bigint, p_due_on date, p_today date,
  p_period_start date default null, p_period_end date default null, p_description text default '', p_late_fee_for uuid default null,
  p_recurring_charge_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_charge uuid := gen_random_uuid();
  v_entry uuid := private.post_entry(p_lease.organization_id, 'charge', p_today, p_lease.currency, p_lease.id, p_lease.property_id,
    jsonb_build_array(jsonb_build_object('account', 'receivables', 'amount', p_amount_minor),
      jsonb_build_object('account', private.income_account(p_kind), 'amount', -p_amount_minor)));
begin
  insert into public.charges (id, organization_id, lease_id, property_id, kind, description, period_start, period_end,
    due_on, currency, amount_minor, late_fee_for, entry_id, recurring_charge_id)
  values (v_charge, p_lease.organization_id, p_lease.id, p_lease.property_id, p_kind, p_description, p_period_start, p_period_end,
    p_due_on, p_lease.currency, p_amount_minor, p_late_fee_for, v_entry, p_recurring_charge_id);
  perform private.apply_credit(p_lease.id, p_today);
  return v_charge;
end
$$;
revoke execute on function private.post_charge from public, anon, authenticated;

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
        private.open_day(p_organization_id, v_due.period_start), v_due.period_start, v_due.period_end, v_due.description,
        p_recurring_charge_id => v_due.id);
      v_count := v_count + 1;
    end if;
    update public.recurring_charges set charged_through = v_due.period_end where id = v_due.id;
  end loop;
  return v_count;
end
$$;

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
revoke execute on function private.take_off_monthly_charges_after from public, anon, authenticated;

create or replace function private.take_off_rent_after(p_lease public.leases, p_last_day date, p_note text, p_today date)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_month record;
  v_amount bigint;
  v_result jsonb := '[]';
begin
  for v_month in
    -- What was corrected already is not taken off again; a discount and a bad debt stay what they are.
    select date_trunc('month', c.period_start::timestamp)::date as month, min(c.period_start) as from_on,
      (sum(c.amount_minor) - sum(coalesce((select sum(k.amount_minor) from public.charge_credits k
        where k.charge_id = c.id and k.kind = 'correction' and k.reversed_at is null), 0)))::bigint as charged_minor
    from public.charges c
    where c.lease_id = p_lease.id and c.kind = 'rent' and c.reversed_at is null
    group by 1 having max(c.period_end) > p_last_day order by 1
  loop
    v_amount := v_month.charged_minor - case when v_month.from_on > p_last_day then 0
      else private.rent_of_period(p_lease.id, p_lease.proration_method, v_month.from_on, p_last_day) end;
    if v_amount > 0 then
      v_amount := private.credit_rent_of(p_lease.id, v_month.month, v_amount, p_today, p_note, true);
    end if;
    -- Where a discount or a bad debt has taken all that was left, there is nothing to tell.
    if v_amount > 0 then
      v_result := v_result || jsonb_build_object('month', v_month.month, 'amount_minor', v_amount);
    end if;
  end loop;
  return v_result || private.take_off_monthly_charges_after(p_lease, p_last_day, p_note, p_today);
end
$$;
