-- How large and how full the portfolio was at the end of each month: what the trends on the home show. Written once a month
-- by the scheduled job, so that a home never counts its leases; a change that is dated back later does not rewrite it.
create table public.month_ends (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  month date not null check (extract(day from month) = 1),
  property_count integer not null check (property_count >= 0),
  unit_count integer not null check (unit_count >= 0),
  let_unit_count integer not null check (let_unit_count between 0 and unit_count),
  primary key (organization_id, month)
);
comment on table public.month_ends is
  'Properties, units and units let on the last day of each month, as they were known soon after it; month is its first day.';
alter table public.month_ends enable row level security;
grant select on public.month_ends to authenticated, service_role;
create policy "readers of the portfolio see its history" on public.month_ends for select to authenticated
  using (organization_id = any (array(select private.my_organization_ids('portfolio.read'))));

create function private.keep_month_ends(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_month date;
  v_last date;
  v_first date;
  v_count integer := 0;
begin
  -- A building entered later than its first lease began was there, with its units, from that lease on.
  select greatest(
      date_trunc('month', p_today) - interval '24 months',
      date_trunc('month', least(
        (select min(created_at)::date from public.units where organization_id = p_organization_id),
        (select min(starts_on) from public.leases where organization_id = p_organization_id and not isempty(occupies)))),
      (select max(month) + interval '1 month' from public.month_ends where organization_id = p_organization_id))::date
    into v_first;
  v_month := v_first;
  while v_month < date_trunc('month', p_today)::date loop
    v_last := (v_month + interval '1 month' - interval '1 day')::date;
    insert into public.month_ends (organization_id, month, property_count, unit_count, let_unit_count)
    select p_organization_id, v_month, count(distinct u.property_id), count(*), count(l.unit_id)
    from public.units u
    left join (select distinct unit_id from public.leases
      where organization_id = p_organization_id and occupies @> v_last) l on l.unit_id = u.id
    left join (select property_id, min(starts_on) as first_on from public.leases
      where organization_id = p_organization_id and not isempty(occupies) group by 1) p on p.property_id = u.property_id
    where u.organization_id = p_organization_id and least(u.created_at::date, p.first_on) <= v_last
      and (u.archived_at is null or u.archived_at::date > v_last)
    on conflict do nothing;
    v_count := v_count + 1;
    v_month := (v_month + interval '1 month')::date;
  end loop;
  return v_count;
end
$$;
comment on function private.keep_month_ends is 'Writes down the months that are over and not written yet, 24 at most; returns how many.';
revoke execute on function private.keep_month_ends from public, anon, authenticated;

create or replace function private.run_organization_jobs(p_organization_id uuid, p_now timestamptz)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_today date;
  v_leases integer;
  v_rents integer;
  v_fees integer;
  v_forgotten integer;
  v_months integer;
  v_result jsonb := '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 0}';
begin
  select (p_now at time zone time_zone)::date into v_today from public.organizations where id = p_organization_id;
  if v_today is null then
    return v_result;
  end if;
  begin
    perform private.lock_money(p_organization_id);
    v_leases := private.advance_leases(p_organization_id, v_today);
    v_rents := private.post_due_rent(p_organization_id, v_today);
    v_fees := private.post_late_fees(p_organization_id, v_today);
    v_forgotten := private.forget_applications(p_organization_id, v_today);
    v_months := private.keep_month_ends(p_organization_id, v_today);
    -- Entries are checked at commit otherwise, where the trouble could no longer be written down.
    set constraints public.check_entry_balances immediate;
    set constraints public.check_entry_balances deferred;
    v_result := jsonb_build_object('leases', v_leases, 'rents', v_rents, 'late_fees', v_fees, 'failed', 0);
    if v_leases + v_rents + v_fees + v_forgotten + v_months > 0 then
      insert into private.job_runs (organization_id, ran_for, result)
      values (p_organization_id, p_now, v_result - 'failed' || jsonb_build_object('applications_forgotten', v_forgotten));
    end if;
  exception when others then
    insert into private.job_runs (organization_id, ran_for, error) values (p_organization_id, p_now, sqlerrm);
    v_result := '{"leases": 0, "rents": 0, "late_fees": 0, "failed": 1}';
  end;
  return v_result;
end
$$;
