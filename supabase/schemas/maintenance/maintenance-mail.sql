-- Who sees to repairs hears of what tenants report and of what is urgent; tenants hear how it goes on.
create function private.mail_maintenance_to_office(p_request public.maintenance_requests, p_is_reopened boolean)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.mail_user(m.user_id, 'maintenance_reported', jsonb_build_object('maintenance_id', p_request.id,
      'number', p_request.number, 'title', p_request.title, 'priority', p_request.priority, 'property', p.name,
      'unit', coalesce(u.label, ''), 'is_reopened', p_is_reopened),
    'maintenance-reported/' || p_request.id || '/' || p_request.reopened_count || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'maintenance.write'
  join public.properties p on p.id = p_request.property_id
  left join public.units u on u.id = p_request.unit_id
  where m.organization_id = p_request.organization_id and m.user_id is distinct from (select auth.uid())
    and private.wants_notification(m.user_id, 'maintenance_reported', 'email')
$$;
comment on function private.mail_maintenance_to_office is 'Mails who sees to repairs, but for who did it.';

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
  if v_request.status = p_before.status then
    return;
  end if;
  if p_before.status = 'completed' and v_request.organization_id not in (select private.my_organization_ids('maintenance.write')) then
    perform private.mail_maintenance_to_office(v_request, true);
  end if;
  perform private.mail_user(lt.user_id, 'maintenance_updated', jsonb_build_object('maintenance_id', v_request.id, 'number', v_request.number,
      'title', v_request.title, 'status', v_request.status, 'landlord', (select name from public.organizations where id = v_request.organization_id)),
    'maintenance-updated/' || v_request.id || '/' || v_request.status || '/' || lt.user_id || '/' || extract(epoch from now()))
  from public.lease_parties lt
  where lt.lease_id = v_request.lease_id and lt.user_id is not null and lt.user_id is distinct from (select auth.uid())
    and private.wants_notification(lt.user_id, 'maintenance_updated', 'email');
end
$$;
comment on function private.mail_moved_maintenance is
  'Tells the tenants of a new status, and the office of what was not repaired after all.';
