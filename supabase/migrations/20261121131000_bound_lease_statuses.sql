-- What a lease may become (src/domain/lease.ts has the same table), and leases that another one follows.
create table private.lease_transitions (
  from_status public.lease_status not null,
  to_status public.lease_status not null,
  primary key (from_status, to_status)
);
comment on table private.lease_transitions is 'Which status of a lease may follow which; no other change is stored.';
insert into private.lease_transitions (from_status, to_status) values
  ('draft', 'sent'), ('draft', 'signed'), ('draft', 'active'),
  ('sent', 'draft'), ('sent', 'partially_signed'), ('sent', 'signed'),
  ('partially_signed', 'draft'), ('partially_signed', 'signed'),
  ('signed', 'active'), ('signed', 'terminated'),
  ('active', 'notice_given'), ('active', 'month_to_month'), ('active', 'ended'), ('active', 'terminated'), ('active', 'renewed'),
  ('notice_given', 'active'), ('notice_given', 'month_to_month'), ('notice_given', 'ended'), ('notice_given', 'terminated'),
  ('month_to_month', 'notice_given'), ('month_to_month', 'ended'), ('month_to_month', 'terminated'), ('month_to_month', 'renewed');

create function private.refuse_lease_status()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not exists (select 1 from private.lease_transitions where from_status = old.status and to_status = new.status) then
    perform private.fail('lease_status_change', jsonb_build_object('from', old.status, 'to', new.status));
  end if;
  return new;
end
$$;
comment on function private.refuse_lease_status is 'Trigger: a lease takes only a status that may follow the one it has.';
create trigger refuse_lease_status before update of status on public.leases
  for each row when (old.status is distinct from new.status) execute function private.refuse_lease_status();

alter table public.leases
  add column renews_lease_id uuid,
  add foreign key (organization_id, renews_lease_id) references public.leases (organization_id, id),
  add check (renews_lease_id <> id);
comment on column public.leases.renews_lease_id is 'The lease of the same unit that this one follows by renewal.';
comment on column public.leases.ended_on is
  'The last day when it is another than the agreed one: decided by notice or by a renewal, or the actual one once closed.';
create unique index leases_one_renewal on public.leases (renews_lease_id) where status <> 'terminated';
create index leases_by_renewed on public.leases (organization_id, renews_lease_id);

-- A lease that runs on has a last day once its renewal is agreed: from then on it leaves the unit to the next one.
alter table public.leases alter column occupies set expression as (
  case
    when status in ('draft', 'sent', 'partially_signed') then 'empty'::daterange
    when status = 'month_to_month' then daterange(starts_on, ended_on, '[]')
    else daterange(starts_on, coalesce(ended_on, ends_on), '[]')
  end
);
drop index public.leases_to_charge;
create index leases_to_charge on public.leases (organization_id, charged_through)
  where status in ('active', 'notice_given', 'month_to_month', 'ended', 'terminated', 'renewed')
    and (status = 'month_to_month' or charged_through is null or charged_through < coalesce(ended_on, ends_on));

create or replace function private.advance_leases(p_organization_id uuid, p_today date)
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

-- As before, and also what a renewed lease still owes for its last days.
create or replace function private.post_due_rent(p_organization_id uuid, p_today date)
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
