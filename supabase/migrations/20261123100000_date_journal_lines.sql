-- A line says itself when it happened and which number its entry has, and a part of a payment whose property it is: reports
-- of a property, an account or a lease read their own rows, not the journal of everybody.
alter table public.journal_lines add column occurred_on date, add column entry_number bigint;
alter table public.payment_allocations add column property_id uuid;

-- Nothing that was posted changes: what is written here stood in the entry and in the charge.
alter table public.journal_lines disable trigger refuse_change;
update public.journal_lines l set occurred_on = e.occurred_on, entry_number = e.entry_number
from public.journal_entries e where e.organization_id = l.organization_id and e.id = l.entry_id;
alter table public.journal_lines enable trigger refuse_change;
alter table public.payment_allocations disable trigger refuse_change;
update public.payment_allocations a set property_id = c.property_id from public.charges c where c.id = a.charge_id;
alter table public.payment_allocations enable trigger refuse_change;
alter table public.journal_lines alter column occurred_on set not null, alter column entry_number set not null;
alter table public.payment_allocations alter column property_id set not null;
comment on column public.journal_lines.occurred_on is 'The day of its entry.';
comment on column public.journal_lines.entry_number is 'The number of its entry.';
comment on column public.payment_allocations.property_id is 'The property of its charge.';

create function private.date_journal_line()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.occurred_on is null or new.entry_number is null then
    select e.occurred_on, e.entry_number into new.occurred_on, new.entry_number from public.journal_entries e
    where e.organization_id = new.organization_id and e.id = new.entry_id;
  end if;
  return new;
end
$$;
comment on function private.date_journal_line is
  'Trigger: the day and number of a line''s entry. Who writes entries and lines in one statement says them, because the entry is not there to be read.';
create trigger date_journal_line before insert on public.journal_lines
  for each row execute function private.date_journal_line();

create function private.place_payment_allocation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select c.property_id into new.property_id from public.charges c where c.id = new.charge_id;
  return new;
end
$$;
comment on function private.place_payment_allocation is 'Trigger: the property of the charge that is paid.';
create trigger place_payment_allocation before insert on public.payment_allocations
  for each row execute function private.place_payment_allocation();
revoke execute on function private.date_journal_line, private.place_payment_allocation from public, anon, authenticated;

drop index public.journal_lines_by_account;
drop index public.journal_lines_by_lease;
drop index public.journal_lines_by_property;
-- What days add up to is read from these alone, without the rows.
create index journal_lines_by_account on public.journal_lines (organization_id, account_id, occurred_on)
  include (currency, amount_minor);
create index journal_lines_by_property on public.journal_lines (organization_id, property_id, occurred_on, account_id)
  include (currency, amount_minor) where property_id is not null;
create index journal_lines_by_number on public.journal_lines (organization_id, account_id, entry_number);
create index journal_lines_by_lease on public.journal_lines (organization_id, lease_id, occurred_on);
create index payment_allocations_by_property on public.payment_allocations (organization_id, property_id, occurred_on);
create index bill_payment_parts_by_property on public.bill_payment_parts (organization_id, property_id, occurred_on)
  where property_id is not null;

create or replace function private.post_due_rent(p_organization_id uuid, p_today date)
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
