-- What is to be done and what takes place: repairs, reservations, notices, documents.
create function private.maintenance_entries(p_organization_id uuid, p_lease_id uuid, p_from date, p_to date, p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select 'repair_visit/' || r.id, 'maintenance'::public.calendar_kind, 'repair_visit'::public.calendar_rule, null::text, null::text,
      r.scheduled_on, r.scheduled_on, null::timestamptz, null::timestamptz, p_zone,
      jsonb_build_object('number', r.number, 'title', r.title, 'status', r.status, 'priority', r.priority),
      'maintenance_request', r.id, r.property_id, r.unit_id, r.lease_id, case when p_lease_id is null then r.assigned_to end,
      case when p_lease_id is not null then 'not_allowed' when r.status = 'completed' then 'done' end::public.calendar_fixed_reason,
      r.completed_at
    from public.maintenance_requests r
    where r.organization_id = p_organization_id and r.scheduled_on between p_from and p_to and r.status <> 'cancelled'
      and (p_lease_id is null or r.lease_id = p_lease_id);
  if p_lease_id is not null then
    return;
  end if;
  return query
    select d.rule || '/' || r.id, 'maintenance'::public.calendar_kind, d.rule::public.calendar_rule, null::text, null::text,
      null::date, null::date, d.at, d.at, p_zone,
      jsonb_build_object('number', r.number, 'title', r.title, 'status', r.status, 'priority', r.priority),
      'maintenance_request', r.id, r.property_id, r.unit_id, r.lease_id, r.assigned_to, 'service_level'::public.calendar_fixed_reason,
      null::timestamptz
    from public.maintenance_requests r
    cross join lateral (values ('service_level_response', case when r.responded_at is null then r.respond_by end),
      ('service_level_resolution', r.resolve_by)) as d (rule, at)
    where r.organization_id = p_organization_id and r.status in ('pending', 'in_progress')
      and d.at >= p_from - 2 and d.at < p_to + 2;
end
$$;
comment on function private.maintenance_entries is
  'Visits that are planned for repairs, and, for the office, until when open requests are to be answered and resolved. Preventive work comes in here.';

create function private.reservation_entries(p_organization_id uuid, p_lease_id uuid, p_from date, p_to date, p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select 'reservation/' || r.id, 'reservation'::public.calendar_kind, 'area_reserved'::public.calendar_rule, null::text, null::text,
      null::date, null::date, r.starts_at, r.ends_at, p_zone,
      jsonb_strip_nulls(jsonb_build_object('title', a.name, 'status', r.status, 'note', nullif(r.note, ''))),
      'area_reservation', r.id, r.property_id, null::uuid, r.lease_id, null::uuid, 'reservation'::public.calendar_fixed_reason,
      null::timestamptz
    from public.area_reservations r join public.common_areas a on a.id = r.area_id
    where r.organization_id = p_organization_id and r.status in ('requested', 'confirmed')
      and r.starts_at < p_to + 2 and r.ends_at >= p_from - 2 and (p_lease_id is null or r.lease_id = p_lease_id);
end
$$;
comment on function private.reservation_entries is 'Common areas that are reserved or asked for.';

create function private.notice_entries(p_organization_id uuid, p_from date, p_to date, p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select 'notice/' || n.id, 'notice'::public.calendar_kind, 'notice_published'::public.calendar_rule, null::text, null::text,
      null::date, null::date, n.publish_at, n.publish_at, p_zone,
      jsonb_strip_nulls(jsonb_build_object('title_es', nullif(n.title_es, ''), 'title_en', nullif(n.title_en, ''))),
      'notice', n.id, n.property_id, null::uuid, null::uuid, n.created_by, 'notice'::public.calendar_fixed_reason,
      case when n.publish_at <= now() then n.publish_at end
    from public.notices n
    where n.organization_id = p_organization_id and n.withdrawn_at is null and n.publish_at >= p_from - 2 and n.publish_at < p_to + 2;
end
$$;
comment on function private.notice_entries is 'When notices go out to tenants.';

create function private.document_entries(p_organization_id uuid, p_lease_id uuid, p_from date, p_to date, p_zone text)
returns setof private.calendar_entry
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return query
    select 'document/' || d.id, 'document'::public.calendar_kind, 'document_due'::public.calendar_rule, null::text, null::text,
      d.due_on, d.due_on, null::timestamptz, null::timestamptz, p_zone, jsonb_build_object('title', d.name, 'status', d.status),
      'document_request', d.id, l.property_id, l.unit_id, d.lease_id, null::uuid, 'document'::public.calendar_fixed_reason,
      case when d.status = 'accepted' then d.decided_at end
    from public.document_requests d join public.leases l on l.id = d.lease_id
    where d.organization_id = p_organization_id and d.due_on between p_from and p_to and d.status <> 'called_off'
      and (p_lease_id is null or d.lease_id = p_lease_id);
end
$$;
comment on function private.document_entries is 'Until when tenants are asked to hand a document in.';
