-- The job runs often, and looked for the portfolio's first day each time.
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
  -- Nearly every run: the month that is over is written down already.
  if exists (select 1 from public.month_ends where organization_id = p_organization_id
      and month = (date_trunc('month', p_today) - interval '1 month')::date) then
    return 0;
  end if;
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
    insert into public.month_ends (organization_id, month, property_count, unit_count, leased_unit_count)
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
comment on function private.keep_month_ends is
  'Writes down the months that are over and not written yet, 24 at most; returns how many.';
