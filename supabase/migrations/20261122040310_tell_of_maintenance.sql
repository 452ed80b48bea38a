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

create function private.mail_reported_maintenance()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.mail_maintenance_to_office(new, false);
  return null;
end
$$;
comment on function private.mail_reported_maintenance is 'Trigger: what a tenant reports, and what is urgent whoever says so.';
create trigger mail_reported_maintenance after insert on public.maintenance_requests
  -- What the office opens has been answered by being opened.
  for each row when (new.responded_at is null or new.priority = 'urgent')
  execute function private.mail_reported_maintenance();

create function private.mail_moved_maintenance()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if old.status = 'completed' and new.organization_id not in (select private.my_organization_ids('maintenance.write')) then
    perform private.mail_maintenance_to_office(new, true);
  end if;
  perform private.mail_user(lt.user_id, 'maintenance_updated', jsonb_build_object('maintenance_id', new.id, 'number', new.number,
      'title', new.title, 'status', new.status, 'landlord', (select name from public.organizations where id = new.organization_id)),
    'maintenance-updated/' || new.id || '/' || new.status || '/' || lt.user_id || '/' || extract(epoch from now()))
  from public.lease_tenants lt
  where lt.lease_id = new.lease_id and lt.user_id is not null and lt.user_id is distinct from (select auth.uid())
    and private.wants_notification(lt.user_id, 'maintenance_updated', 'email');
  return null;
end
$$;
comment on function private.mail_moved_maintenance is 'Trigger: tells the tenants of each status, and the office of what was not repaired after all.';
create trigger mail_moved_maintenance after update of status on public.maintenance_requests
  for each row when (old.status <> new.status) execute function private.mail_moved_maintenance();
revoke execute on function private.mail_maintenance_to_office, private.mail_reported_maintenance, private.mail_moved_maintenance
  from public, anon, authenticated;

create index maintenance_urgent on public.maintenance_requests (organization_id, resolve_by, id)
  where status in ('pending', 'in_progress') and priority = 'urgent';
