-- Since when each vacant unit of a property stands empty, what that has cost, and how far its next lease has come.
create function private.property_vacancies(p_property_id uuid)
returns table (unit_id uuid, label text, vacant_since date, market_rent_minor bigint, market_rent_currency public.currency_code,
  lost_minor bigint, is_listed boolean, submitted_count integer, in_review_count integer, approved_count integer,
  next_lease_id uuid, next_lease_status public.lease_status, next_lease_starts_on date)
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_organization_id uuid;
  v_zone text;
  v_today date;
  v_sees_people boolean;
  v_sees_leases boolean;
begin
  select p.organization_id, o.time_zone, (now() at time zone o.time_zone)::date into v_organization_id, v_zone, v_today
  from public.properties p join public.organizations o on o.id = p.organization_id
  where p.id = p_property_id and p.organization_id = any (array(select private.my_organization_ids('portfolio.read')));
  v_sees_people := v_organization_id = any (array(select private.my_organization_ids('people.read')));
  v_sees_leases := v_organization_id = any (array(select private.my_organization_ids('leases.read')));
  return query
    with empty as materialized (
      select u.id, u.label, u.label_order, u.market_rent_minor as rent, u.market_rent_currency as currency,
        -- A unit counts from the day on which it was written down or last given back.
        coalesce(
          (select max(coalesce(l.ended_on, l.ends_on)) + 1 from public.leases l
            where l.organization_id = v_organization_id and l.unit_id = u.id and not isempty(l.occupies)
              and upper(l.occupies) <= v_today),
          least((u.created_at at time zone v_zone)::date, v_today)) as since
      from public.units u
      where u.organization_id = v_organization_id and u.property_id = p_property_id and u.archived_at is null
        and not exists (select 1 from public.leases l where l.organization_id = v_organization_id and l.unit_id = u.id
          and l.status in ('active', 'notice_given', 'month_to_month'))
    ), asked as (
      select a.unit_id, count(*) filter (where a.status = 'submitted')::integer as submitted,
        count(*) filter (where a.status = 'in_review')::integer as in_review,
        -- One that became a lease is told by the lease.
        count(*) filter (where a.status = 'approved' and a.lease_id is null)::integer as approved
      from public.applications a
      where v_sees_people and a.organization_id = v_organization_id and a.property_id = p_property_id
        and a.status in ('submitted', 'in_review', 'approved')
      group by a.unit_id
    )
    select e.id, e.label, e.since, e.rent, e.currency,
      -- Month by month, each rounded, as property_months has it.
      (select sum(round(e.rent::numeric * (least(v_today + 1, (m + interval '1 month')::date) - greatest(e.since, m::date))
          / ((m + interval '1 month')::date - m::date)))::bigint
        from generate_series(date_trunc('month', e.since::timestamp), v_today::timestamp, interval '1 month') m),
      (select i.is_active from public.listings i where i.organization_id = v_organization_id and i.unit_id = e.id),
      case when v_sees_people then coalesce(q.submitted, 0) end, case when v_sees_people then coalesce(q.in_review, 0) end,
      case when v_sees_people then coalesce(q.approved, 0) end, n.id, n.status, n.starts_on
    from empty e
    left join asked q on q.unit_id = e.id
    left join lateral (
      select l.id, l.status, l.starts_on from public.leases l
      where v_sees_leases and l.organization_id = v_organization_id and l.unit_id = e.id
        and l.status in ('draft', 'sent', 'partially_signed', 'signed')
      order by l.status desc, l.starts_on, l.id limit 1
    ) n on true
    order by e.label_order, e.id;
end
$$;
select private.declare_verb('property_vacancies', 'leases.read, people.read, portfolio.read', p_comment =>
  'The vacant units of a property for readers of the portfolio, in their order. lost: market rent of the days since vacant_since up to today, null without a market rent. is_listed: null when no page was written for it. Counts of open applications for the unit are null for who may not read people; the lease that comes next, the one furthest along, for readers of leases.');
