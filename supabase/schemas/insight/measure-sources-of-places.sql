-- As private.measure_source_of_money, of units, leases, requests and applications.
create function private.measure_source_of_places(p_source text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case p_source
    -- A unit was there from the first lease of its property on, as month_ends has it.
    when 'units' then $q$
      select 'unit' as kind, u.id::text as id, u.label, seg.last as day, null::public.currency_code as currency, u.property_id,
        u.id as unit_id, t.lease_id, t.lease_id is not null as is_leased
      from seg join public.units u on u.organization_id = $1
        and (u.archived_at is null or (u.archived_at at time zone $7)::date > seg.last)
      left join (select x.property_id, min(x.starts_on) as day from public.leases x
        where x.organization_id = $1 and not isempty(x.occupies) group by 1) b on b.property_id = u.property_id
      left join (select distinct on (s.last, l.unit_id) s.last as day, l.unit_id, l.id as lease_id
        from seg s join public.leases l on l.organization_id = $1 and (l.occupies @> s.last
          or (l.status in ('active', 'notice_given') and l.ended_on is null and l.ends_on < s.last and s.last <= $6))
        order by s.last, l.unit_id, l.starts_on desc, l.id) t on t.unit_id = u.id and t.day = seg.last
      where least((u.created_at at time zone $7)::date, b.day) <= seg.last $q$
    when 'priced_units' then $q$
      select 'unit' as kind, u.id, u.label, u.day, m.currency, u.property_id, u.unit_id, u.lease_id, m.rent_minor
      from ({units}) u join private.unit_market_rents($1) m on m.unit_id = u.unit_id $q$
    -- Days on which a unit was there and let, as property_months counts them: from the day on which it was written down or first
    -- charged for. today_days end today, all_days with the period.
    when 'unit_days' then $q$
      select 'unit' as kind, u.id::text as id, u.label, seg.last as day, m.currency, u.property_id, u.id as unit_id,
        null::uuid as lease_id, m.rent_minor, greatest(upper(w.days) - lower(w.days), 0) as days,
        coalesce(upper(w.all_days) - lower(w.all_days), 0) as all_days,
        (date_trunc('month', seg.last::timestamp) + interval '1 month')::date - date_trunc('month', seg.last::timestamp)::date as length,
        case when isempty(w.days) then 0 else least(upper(w.days) - lower(w.days), coalesce((
          select sum(upper(x.days * w.days) - lower(x.days * w.days)) from (
            select case when l.status in ('active', 'notice_given') and l.ended_on is null and l.ends_on < $6 and not isempty(l.occupies)
              then daterange(l.starts_on, $6 + 1) else l.occupies end as days
            from public.leases l where l.unit_id = u.id and l.organization_id = $1) x
          where not isempty(x.days * w.days)), 0)) end as leased_days
      from seg cross join public.units u
      left join (select x.unit_id, min(x.bill_from) as day from public.leases x
        where x.organization_id = $1 and not isempty(x.occupies) group by 1) b on b.unit_id = u.id
      left join private.unit_market_rents($1) m on m.unit_id = u.id
      cross join lateral (select daterange(least((u.created_at at time zone $7)::date, b.day), case when u.archived_at is not null then
        greatest((u.archived_at at time zone $7)::date, least((u.created_at at time zone $7)::date, b.day)) end) as days) t
      cross join lateral (select t.days * daterange(seg.first, seg.last, '[]') as all_days,
        t.days * daterange(seg.first, greatest(seg.first, least(seg.last, $6) + 1)) as days) w
      where u.organization_id = $1 and not isempty(w.all_days) $q$
    -- Leases in force on a day: what ran over its end and was not ended is in force.
    when 'let_leases' then $q$
      select 'lease' as kind, l.id::text as id, u.label, seg.last as day, l.currency, l.property_id, l.unit_id, l.id as lease_id,
        (select s.rent_minor from public.lease_rent_steps s where s.organization_id = $1 and s.lease_id = l.id
          order by s.starts_on > seg.last, abs(s.starts_on - seg.last) limit 1) as rent, u.area_m2, m.rent_minor as market_rent, m.currency as market_currency,
        -- From the first lease of a row of renewals on.
        round((seg.last - case when l.renews_lease_id is null then l.starts_on else (
          with recursive before (id, renews, day) as (
            select l.id, l.renews_lease_id, l.starts_on
            union all
            select x.id, x.renews_lease_id, x.starts_on from before b join public.leases x on x.id = b.renews
          ) select min(b.day) from before b) end + 1) / 30.4375, 2) as months
      from seg join public.leases l on l.organization_id = $1 and (l.occupies @> seg.last
        or (l.status in ('active', 'notice_given') and l.ended_on is null and l.ends_on < seg.last and seg.last <= $6))
      left join public.units u on u.id = l.unit_id
      left join private.unit_market_rents($1) m on m.unit_id = l.unit_id $q$
    when 'let_tenants' then $q$
      select 'tenant' as kind, t.person_id::text as id, e.full_name as label, seg.last as day, l.currency, l.property_id, l.unit_id,
        l.id as lease_id, t.person_id::text as tenant
      from seg join public.leases l on l.organization_id = $1 and (l.occupies @> seg.last
        or (l.status in ('active', 'notice_given') and l.ended_on is null and l.ends_on < seg.last and seg.last <= $6))
      join public.lease_tenants t on t.organization_id = l.organization_id and t.lease_id = l.id
        and (t.left_on is null or t.left_on >= seg.last)
      left join public.people e on e.id = t.person_id $q$
    -- An open charge that is overdue makes its lease overdue, once.
    when 'overdue_leases' then $q$
      select 'lease' as kind, o.lease_id::text as id, min(u.label) as label, o.day, o.currency, o.property_id, o.unit_id, o.lease_id,
        bool_or(l.occupies @> o.day or (l.status in ('active', 'notice_given') and l.ended_on is null and l.ends_on < o.day
          and o.day <= $6)) as is_leased
      from ({open_charges}) o
      left join public.leases l on l.id = o.lease_id left join public.units u on u.id = o.unit_id
      where o.is_overdue and o.open > 0 group by o.lease_id, o.day, o.currency, o.property_id, o.unit_id $q$
    when 'starts' then $q$
      select 'lease' as kind, l.id::text as id, u.label, l.starts_on as day, l.currency, l.property_id, l.unit_id, l.id as lease_id,
        l.renews_lease_id is not null as is_renewal
      from public.leases l left join public.units u on u.id = l.unit_id
      where l.organization_id = $1 and l.starts_on between $2 and $3 and not isempty(l.occupies) $q$
    when 'ends' then $q$
      select 'lease' as kind, l.id::text as id, u.label, w.day, l.currency, l.property_id, l.unit_id, l.id as lease_id,
        l.status in ('ended', 'terminated') as has_left,
        exists (select 1 from public.leases n where n.organization_id = $1 and n.renews_lease_id = l.id and not isempty(n.occupies))
          as is_renewed
      from public.leases l left join public.units u on u.id = l.unit_id
      cross join lateral (select case when l.status in ('ended', 'terminated') then coalesce(l.ended_on, l.ends_on) else l.ends_on end
        as day) w
      where l.organization_id = $1 and w.day between $2 and $3 and not isempty(l.occupies) $q$
    when 'agreed_ends' then $q$
      select 'lease' as kind, l.id::text as id, u.label, l.ends_on as day, l.currency, l.property_id, l.unit_id, l.id as lease_id,
        exists (select 1 from public.leases n where n.organization_id = $1 and n.renews_lease_id = l.id and not isempty(n.occupies))
          as is_renewed
      from public.leases l left join public.units u on u.id = l.unit_id
      where l.organization_id = $1 and l.ends_on between $2 and $3 and not isempty(l.occupies)
        and (l.ended_on is null or l.ended_on >= l.ends_on) $q$
    when 'requests' then $q$
      select 'request' as kind, q.id::text as id, q.title as label, (q.created_at at time zone $7)::date as day,
        null::public.currency_code as currency, q.property_id, q.unit_id, q.lease_id, q.category::text as request_category,
        q.priority::text as request_priority, q.status::text as request_status
      from public.maintenance_requests q
      where q.organization_id = $1 and q.status <> 'cancelled' and q.created_at >= $2::timestamp at time zone $7
        and q.created_at < ($3 + 1)::timestamp at time zone $7 $q$
    when 'closed_requests' then $q$
      select 'request' as kind, q.id::text as id, q.title as label, (q.completed_at at time zone $7)::date as day,
        null::public.currency_code as currency, q.property_id, q.unit_id, q.lease_id, q.category::text as request_category,
        q.priority::text as request_priority, q.status::text as request_status,
        round((extract(epoch from q.completed_at - q.created_at) / 3600)::numeric, 2) as hours, q.completed_at <= q.resolve_by as is_in_time
      from public.maintenance_requests q
      where q.organization_id = $1 and q.completed_at >= $2::timestamp at time zone $7
        and q.completed_at < ($3 + 1)::timestamp at time zone $7 $q$
    when 'open_requests' then $q$
      select 'request' as kind, q.id::text as id, q.title as label, seg.last as day, null::public.currency_code as currency,
        q.property_id, q.unit_id, q.lease_id, q.category::text as request_category, q.priority::text as request_priority,
        q.status::text as request_status
      from seg join public.maintenance_requests q on q.organization_id = $1 and q.created_at < (seg.last + 1)::timestamp at time zone $7
        and (q.completed_at is null or q.completed_at >= (seg.last + 1)::timestamp at time zone $7)
      where q.status <> 'cancelled' or (select max(v.created_at) from public.maintenance_events v
        where v.organization_id = $1 and v.maintenance_id = q.id and v.kind = 'cancelled') >= (seg.last + 1)::timestamp at time zone $7 $q$
    when 'applications' then $q$
      select 'application' as kind, q.id::text as id, coalesce(u.label, p.name) as label,
        (q.submitted_at at time zone $7)::date as day, null::public.currency_code as currency, q.property_id, q.unit_id,
        q.lease_id
      from public.applications q left join public.units u on u.id = q.unit_id left join public.properties p on p.id = q.property_id
      where q.organization_id = $1 and q.submitted_at >= $2::timestamp at time zone $7
        and q.submitted_at < ($3 + 1)::timestamp at time zone $7 $q$
    when 'decided_applications' then $q$
      select 'application' as kind, q.id::text as id, coalesce(u.label, p.name) as label,
        (q.decided_at at time zone $7)::date as day, null::public.currency_code as currency, q.property_id, q.unit_id,
        q.lease_id, q.status = 'approved' as is_approved
      from public.applications q left join public.units u on u.id = q.unit_id left join public.properties p on p.id = q.property_id
      where q.organization_id = $1 and q.status in ('approved', 'rejected') and q.decided_at >= $2::timestamp at time zone $7
        and q.decided_at < ($3 + 1)::timestamp at time zone $7 $q$
  end
$$;
comment on function private.measure_source_of_places is
  'The rows behind figures of units, leases, requests and applications, by the name of their source, as text of a query; null for another name.';
