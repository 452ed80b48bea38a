create function private.service_record(p_organization_id uuid default null)
returns table (organization_id uuid, organization_name text, priority public.maintenance_priority, response_hours integer, resolution_hours integer,
  request_count bigint, answered_in_time bigint, answered_late bigint, solved_in_time bigint, solved_late bigint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if p_organization_id is not null then
    perform private.require_permission(p_organization_id, 'maintenance.read');
  end if;
  return query
    select r.organization_id, o.name, r.priority,
      coalesce(s.response_hours, (extract(epoch from d.response) / 3600)::integer),
      coalesce(s.resolution_hours, (extract(epoch from d.resolution) / 3600)::integer),
      count(*), count(*) filter (where r.responded_at <= r.respond_by),
      count(*) filter (where coalesce(r.responded_at, now()) > r.respond_by),
      count(*) filter (where r.completed_at <= r.resolve_by), count(*) filter (where coalesce(r.completed_at, now()) > r.resolve_by)
    from public.maintenance_requests r
    join public.organizations o on o.id = r.organization_id
    join private.maintenance_service_levels d on d.priority = r.priority
    left join public.service_levels s on s.organization_id = r.organization_id and s.priority = r.priority
    where r.status <> 'cancelled' and r.created_at > now() - interval '12 months'
      and case when p_organization_id is null then r.lease_id in (select private.my_lease_ids())
        else r.organization_id = p_organization_id end
    group by r.organization_id, o.name, r.priority, s.response_hours, s.resolution_hours, d.response, d.resolution
    order by o.name collate private.natural_order, r.organization_id, r.priority desc;
end
$$;
select private.declare_verb('service_record', 'maintenance.read, own', p_comment =>
  'Of the repairs of twelve months, of an organisation or without one of the caller''s leases: how many were answered and solved within the times that each had, and how many were not or are late now. The hours are those that are set today. Error: not_allowed.');
