-- How long tenancies last, by the quarter in which they began. A renewal goes on with the tenancy; it begins none.
create function public.lease_cohorts(p_organization_id uuid, p_today date, p_property_ids uuid[] default null)
returns table (starts_on date, tenancy_count integer, months integer, reached_count integer, staying_count integer)
language sql
stable
set search_path = ''
as $$
  with recursive tenancies as (
    select l.id as first_id, l.id, l.starts_on,
      case when l.status in ('ended', 'terminated', 'renewed') then coalesce(l.ended_on, l.ends_on) else l.ended_on end as last_day
    from public.leases l
    where l.organization_id = p_organization_id and l.renews_lease_id is null and l.starts_on <= p_today
      and not isempty(l.occupies) and (p_property_ids is null or l.property_id = any (p_property_ids))
    union all
    select t.first_id, l.id, t.starts_on,
      case when l.status in ('ended', 'terminated', 'renewed') then coalesce(l.ended_on, l.ends_on) else l.ended_on end
    from tenancies t
    join public.leases l on l.organization_id = p_organization_id and l.renews_lease_id = t.id and not isempty(l.occupies)
  ),
  -- The last of a chain of renewals says until when; a lease that nobody ended goes on, also behind its agreed end.
  lengths as (
    select t.first_id, t.starts_on, date_trunc('quarter', t.starts_on)::date as quarter,
      (array_agg(t.last_day order by t.last_day nulls last))[count(*)] as last_day
    from tenancies t group by 1, 2
  )
  select c.quarter, count(*)::integer, m.months,
    (count(*) filter (where c.starts_on + make_interval(months => m.months) <= p_today))::integer,
    (count(*) filter (where c.starts_on + make_interval(months => m.months) <= p_today
      and (c.last_day is null or c.last_day >= c.starts_on + make_interval(months => m.months))))::integer
  from lengths c cross join unnest(array[6, 12, 18, 24]) as m (months)
  group by c.quarter, m.months
  order by c.quarter, m.months
$$;
select private.declare_verb('lease_cohorts', 'rows', p_comment =>
  'Tenancies by the quarter in which they began: how many there were, and of those old enough, how many were still there after 6, 12, 18 and 24 months. A renewal goes on with its tenancy. What the caller may not see is not counted.');
