create function private.rent_of_period(
  p_lease_id uuid, p_method public.proration_method, p_period_start date, p_period_end date)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  -- The rule of src/domain/rent-schedule.ts, to the cent: each part is rounded half up on the exact rational.
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
    select count(*) as part_count, p_period_end - p_period_start + 1 = (select days_in_month from month) as is_whole from parts
  )
  select case
    when p_method = 'none' then
      (select rent from steps where starts_on <= p_period_start order by starts_on desc limit 1)
    when s.is_whole and s.part_count = 1 then (select rent from parts)
    else (
      select sum(div(2 * p.rent * p.days * f.factor + f.divisor, 2 * f.divisor))
      from parts p, month m, lateral (select
        case when not s.is_whole and p_method = 'year_365' then 12 else 1 end as factor,
        case when s.is_whole or p_method = 'calendar_month' then m.days_in_month
          when p_method = 'thirty_days' then 30 else 365 end as divisor) f)
    end::bigint
  from shape s
$$;
comment on function private.rent_of_period is
  'Rent of one calendar month or a part of it, in minor units, prorated by the method and cut at rent steps.';

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
    select id, status from public.leases
    where organization_id = p_organization_id and status in ('active', 'notice_given') and coalesce(ended_on, ends_on) < p_today
    order by ends_on, id
  loop
    if v_lease.status = 'notice_given' then
      update public.leases set status = 'ended', ended_on = coalesce(ended_on, ends_on) where id = v_lease.id;
    else
      begin
        -- It renews by itself unless notice was given (Ley 85-25, art. 9).
        update public.leases set status = 'month_to_month' where id = v_lease.id;
      exception when exclusion_violation then
        update public.leases set status = 'ended', ended_on = ends_on where id = v_lease.id;
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
comment on function private.advance_leases is 'Moves leases along the calendar: starts, runs on month to month, ends; returns how many.';

create function private.create_lease(
  p_request_id uuid, p_unit_id uuid, p_person_ids uuid[], p_starts_on date, p_ends_on date,
  p_currency public.currency_code, p_rent_minor bigint, p_due_day integer, p_deposit_minor bigint,
  p_proration_method public.proration_method, p_late_fee_kind public.late_fee_kind, p_late_fee_minor bigint,
  p_late_fee_basis_points integer, p_late_fee_cap_minor bigint, p_late_fee_grace_days integer, p_bill_from date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_unit public.units;
  v_known jsonb;
  v_lease public.leases;
  v_today date;
  v_other record;
begin
  select * into v_unit from public.units
  where id = p_unit_id and organization_id in (select private.my_organization_ids('leases.write'))
  for share;  -- it cannot be archived meanwhile
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'create_lease', jsonb_build_object('unit', p_unit_id, 'people', p_person_ids,
    'starts', p_starts_on, 'ends', p_ends_on, 'rent', p_rent_minor, 'currency', p_currency, 'deposit', p_deposit_minor,
    'due', p_due_day, 'proration', p_proration_method, 'late', jsonb_build_array(p_late_fee_kind, p_late_fee_minor,
    p_late_fee_basis_points, p_late_fee_cap_minor, p_late_fee_grace_days), 'from', p_bill_from));
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
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
  if v_lease.deposit_minor > 0 then
    perform private.post_charge(v_lease, 'deposit', v_lease.deposit_minor, v_lease.starts_on, v_today);
  end if;
  perform private.advance_leases(v_lease.organization_id, v_today);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_lease.id));
  return v_lease.id;
end
$$;

create function public.create_lease(
  p_request_id uuid, p_unit_id uuid, p_person_ids uuid[], p_starts_on date, p_ends_on date,
  p_currency public.currency_code, p_rent_minor bigint, p_due_day integer, p_deposit_minor bigint default 0,
  p_proration_method public.proration_method default 'calendar_month', p_late_fee_kind public.late_fee_kind default 'none',
  p_late_fee_minor bigint default null, p_late_fee_basis_points integer default null,
  p_late_fee_cap_minor bigint default null, p_late_fee_grace_days integer default 0, p_bill_from date default null)
returns uuid
language sql
set search_path = ''
as $$
  select private.create_lease(p_request_id, p_unit_id, p_person_ids, p_starts_on, p_ends_on, p_currency, p_rent_minor,
    p_due_day, p_deposit_minor, p_proration_method, p_late_fee_kind, p_late_fee_minor, p_late_fee_basis_points,
    p_late_fee_cap_minor, p_late_fee_grace_days, p_bill_from)
$$;
comment on function public.create_lease is
  'Makes a signed lease (active when its term has begun) with tenants, first rent step and deposit charge; the first person is the primary tenant. Rent is charged from p_bill_from (the start when null). Returns its id. Errors: not_found, lease_overlaps, term_ends_before_start, rent_not_positive, no_tenants, unit_archived.';

create function private.terminate_lease(p_request_id uuid, p_lease_id uuid, p_ended_on date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_known jsonb;
begin
  select * into v_lease from public.leases
  where id = p_lease_id and organization_id in (select private.my_organization_ids('leases.write'));
  if not found then
    perform private.fail('not_found');
  end if;
  v_known := private.claim_request(p_request_id, 'terminate_lease', jsonb_build_object('lease', p_lease_id, 'on', p_ended_on));
  if v_known is not null then
    return p_lease_id;
  end if;
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
  perform private.complete_request(p_request_id, jsonb_build_object('id', p_lease_id));
  return p_lease_id;
end
$$;
create function public.terminate_lease(p_request_id uuid, p_lease_id uuid, p_ended_on date)
returns uuid
language sql
set search_path = ''
as $$ select private.terminate_lease(p_request_id, p_lease_id, p_ended_on) $$;
comment on function public.terminate_lease is
  'Ends a lease on a day up to today; what was charged stays and may be reversed. Errors: not_found, lease_not_in_force, term_ends_before_start, date_in_future.';
revoke execute on function private.create_lease, public.create_lease, private.terminate_lease, public.terminate_lease from public, anon;
grant execute on function private.create_lease, public.create_lease, private.terminate_lease, public.terminate_lease to authenticated;
