-- Who sees to repairs hears of what tenants report and of what is urgent; tenants hear how it goes on.
create function private.mail_maintenance_to_office(p_request public.maintenance_requests, p_is_reopened boolean)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(m.user_id, p_request.organization_id,
    case when p_request.priority = 'urgent' then 'maintenance_urgent' else 'maintenance_reported' end::public.notification_event,
    'maintenance_reported', 'maintenance_request', p_request.id, jsonb_build_object('maintenance_id', p_request.id,
      'number', p_request.number, 'title', p_request.title, 'priority', p_request.priority, 'property', p.name,
      'unit', coalesce(u.label, ''), 'is_reopened', p_is_reopened),
    'maintenance-reported/' || p_request.id || '/' || p_request.reopened_count || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'maintenance.write'
  join public.properties p on p.id = p_request.property_id
  left join public.units u on u.id = p_request.unit_id
  where m.organization_id = p_request.organization_id and m.user_id is distinct from (select auth.uid())
$$;
comment on function private.mail_maintenance_to_office is 'Mails who sees to repairs, but for who did it.';

create function private.mail_planned_visit(p_request public.maintenance_requests)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(w.user_id, p_request.organization_id, 'visit_planned', 'visit_planned', 'maintenance_request', p_request.id,
    jsonb_build_object('maintenance_id', p_request.id, 'number', p_request.number, 'title', p_request.title, 'visit_on', p_request.scheduled_on,
      'landlord', (select name from public.organizations where id = p_request.organization_id), 'to', w.side,
      'property', p.name, 'unit', coalesce(u.label, '')),
    'visit-planned/' || p_request.id || '/' || p_request.scheduled_on || '/' || w.user_id || '/' || extract(epoch from now()))
  from (
    select lt.user_id, 'tenant' as side from public.lease_parties lt where lt.lease_id = p_request.lease_id
    union
    select p_request.assigned_to, 'office'
  ) w
  join public.properties p on p.id = p_request.property_id
  left join public.units u on u.id = p_request.unit_id
  where w.user_id is not null and w.user_id is distinct from (select auth.uid())
$$;
comment on function private.mail_planned_visit is
  'Tells the tenants, and whom it is assigned to, on which day somebody comes; not who planned it.';

create function private.mail_moved_maintenance(p_before public.maintenance_requests)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.maintenance_requests;
begin
  select * into strict v_request from public.maintenance_requests where id = p_before.id;
  if v_request.scheduled_on is not null and v_request.scheduled_on is distinct from p_before.scheduled_on then
    -- The day says that it has begun: nobody hears of it twice.
    perform private.mail_planned_visit(v_request);
    return;
  elsif v_request.status = p_before.status then
    return;
  end if;
  if p_before.status = 'completed' and v_request.organization_id not in (select private.my_organization_ids('maintenance.write')) then
    perform private.mail_maintenance_to_office(v_request, true);
  end if;
  perform private.notify_user(lt.user_id, v_request.organization_id, 'maintenance_updated', 'maintenance_updated',
    'maintenance_request', v_request.id, jsonb_build_object('maintenance_id', v_request.id, 'number', v_request.number,
      'title', v_request.title, 'status', v_request.status, 'landlord', (select name from public.organizations where id = v_request.organization_id)),
    'maintenance-updated/' || v_request.id || '/' || v_request.status || '/' || lt.user_id || '/' || extract(epoch from now()))
  from public.lease_parties lt
  where lt.lease_id = v_request.lease_id and lt.user_id is not null and lt.user_id is distinct from (select auth.uid());
end
$$;
comment on function private.mail_moved_maintenance is
  'Tells the tenants of a new status, and the office of what was not repaired after all.';
