create function private.lock_maintenance(p_maintenance_id uuid, p_may_tenant boolean)
returns public.maintenance_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.maintenance_requests;
begin
  select * into v_request from public.maintenance_requests
  where id = p_maintenance_id and (organization_id in (select private.my_organization_ids('maintenance.write'))
    or (p_may_tenant and lease_id in (select private.my_living_lease_ids()))) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  return v_request;
end
$$;
comment on function private.lock_maintenance is 'A request that the caller may change. Error: not_found.';

create function private.acts_as_tenant(p_organization_id uuid)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$ select p_organization_id not in (select private.my_organization_ids('maintenance.write')) $$;
comment on function private.acts_as_tenant is
  'Whether who may change a request of an organisation does so as its tenant.';

create function private.move_maintenance(p_maintenance_id uuid, p_status public.maintenance_status, p_note text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.maintenance_requests;
  v_is_tenant boolean;
  v_kind public.maintenance_event_kind;
begin
  v_request := private.lock_maintenance(p_maintenance_id, true);
  v_is_tenant := private.acts_as_tenant(v_request.organization_id);
  v_kind := private.maintenance_move(v_request.status, p_status);
  -- A tenant takes back what nobody has begun, and says when it was not repaired after all.
  if v_kind is null or (v_is_tenant and not (v_request.status = 'pending' and p_status = 'cancelled' or v_kind = 'reopened')) then
    perform private.fail('maintenance_moved', jsonb_build_object('status', v_request.status));
  elsif v_kind = 'reopened' and v_is_tenant and v_request.completed_at < now() - interval '30 days' then
    perform private.fail('reopening_too_late');
  elsif v_kind in ('cancelled', 'reopened') and btrim(coalesce(p_note, '')) = '' then
    perform private.fail('reason_missing');
  end if;
  update public.maintenance_requests set
    status = p_status,
    stage = case when p_status = 'in_progress' then stage end,
    responded_at = case when v_is_tenant then responded_at else coalesce(responded_at, now()) end,
    completed_at = case when p_status = 'completed' then now() end,
    rating = null, rating_comment = '',
    reopened_count = reopened_count + (v_kind = 'reopened')::integer,
    resolve_by = case when v_kind = 'reopened'
      then now() + (select resolution from private.maintenance_service_levels l where l.priority = v_request.priority) else resolve_by end
  where id = p_maintenance_id;
  perform private.note_maintenance_event(v_request, v_kind, p_note, '{}', false, v_is_tenant);
  perform private.mail_moved_maintenance(v_request);
  return p_maintenance_id;
end
$$;
select private.declare_verb('move_maintenance', 'maintenance.write, own', p_repeatable => true, p_comment =>
  'Moves a request along. Tenants cancel a pending one and reopen a completed one for 30 days. Errors: not_found, maintenance_moved, reason_missing, reopening_too_late.');

create function private.plan_maintenance(
  p_maintenance_id uuid, p_priority public.maintenance_priority, p_stage public.maintenance_stage, p_assigned_to uuid,
  p_scheduled_on date)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.maintenance_requests;
  v_level private.maintenance_service_levels;
begin
  v_request := private.lock_maintenance(p_maintenance_id, false);
  if v_request.status not in ('pending', 'in_progress') then
    perform private.fail('maintenance_moved', jsonb_build_object('status', v_request.status));
  elsif p_assigned_to is not null and p_assigned_to is distinct from v_request.assigned_to
    and p_assigned_to not in (select user_id from private.maintenance_workers(v_request.organization_id)) then
    perform private.fail('assignee_not_member');
  elsif p_scheduled_on is not null and p_scheduled_on is distinct from v_request.scheduled_on
    and p_scheduled_on < private.organization_today(v_request.organization_id) then
    perform private.fail('scheduled_in_past');
  end if;
  select * into v_level from private.maintenance_service_levels where priority = p_priority;
  update public.maintenance_requests set
    -- To say how it stands is to have begun.
    status = case when p_stage is null then status else 'in_progress'::public.maintenance_status end,
    stage = p_stage, assigned_to = p_assigned_to, scheduled_on = p_scheduled_on, priority = p_priority,
    responded_at = coalesce(responded_at, now()),
    respond_by = case when priority = p_priority then respond_by else created_at + v_level.response end,
    resolve_by = case when priority = p_priority then resolve_by else created_at + v_level.resolution end
  where id = p_maintenance_id;
  if v_request.status = 'pending' and p_stage is not null then
    perform private.note_maintenance_event(v_request, 'started', '', '{}', false, false);
  end if;
  if v_request.priority <> p_priority then
    perform private.note_maintenance_event(v_request, 'priority_changed', '',
      jsonb_build_object('from', v_request.priority, 'to', p_priority), false, false);
  end if;
  if v_request.assigned_to is distinct from p_assigned_to then
    perform private.note_maintenance_event(v_request, 'assigned', '', jsonb_build_object('to', p_assigned_to), false, false);
  end if;
  if v_request.stage is distinct from p_stage or v_request.scheduled_on is distinct from p_scheduled_on then
    perform private.note_maintenance_event(v_request, 'stage_changed', '',
      jsonb_build_object('stage', p_stage, 'on', p_scheduled_on), false, false);
  end if;
  perform private.mail_moved_maintenance(v_request);
  return p_maintenance_id;
end
$$;
select private.declare_verb('plan_maintenance', 'maintenance.read, maintenance.write, own', p_repeatable => true, p_comment =>
  'Says how urgent an open request is, how it stands, who sees to it and when. Errors: not_found, maintenance_moved, assignee_not_member, scheduled_in_past.');

create function private.write_maintenance_message(p_maintenance_id uuid, p_body text, p_is_internal boolean default false)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.maintenance_requests;
  v_is_tenant boolean;
begin
  v_request := private.lock_maintenance(p_maintenance_id, true);
  v_is_tenant := private.acts_as_tenant(v_request.organization_id);
  if btrim(coalesce(p_body, '')) = '' or char_length(p_body) > 2000 then
    perform private.fail('message_length');
  elsif v_is_tenant and p_is_internal then
    perform private.fail('not_allowed');
  end if;
  if not v_is_tenant and not p_is_internal then
    update public.maintenance_requests set responded_at = coalesce(responded_at, now()) where id = p_maintenance_id;
  end if;
  perform private.note_maintenance_event(v_request,
    case when p_is_internal then 'note' else 'message' end::public.maintenance_event_kind, p_body, '{}', p_is_internal, v_is_tenant);
  return p_maintenance_id;
end
$$;
select private.declare_verb('write_maintenance_message', 'maintenance.write, own', p_repeatable => true, p_comment =>
  'A message to the other side, or a note inside the organisation. Errors: not_found, message_length, not_allowed.');

create function private.rate_maintenance(p_maintenance_id uuid, p_rating integer, p_comment text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.maintenance_requests;
  v_is_tenant boolean;
begin
  v_request := private.lock_maintenance(p_maintenance_id, true);
  v_is_tenant := private.acts_as_tenant(v_request.organization_id);
  if not v_is_tenant then
    perform private.fail('not_allowed');
  elsif v_request.status <> 'completed' then
    perform private.fail('maintenance_moved', jsonb_build_object('status', v_request.status));
  end if;
  update public.maintenance_requests set rating = p_rating, rating_comment = btrim(coalesce(p_comment, '')) where id = p_maintenance_id;
  perform private.note_maintenance_event(v_request, 'rated', p_comment, jsonb_build_object('rating', p_rating), false, true);
  return p_maintenance_id;
end
$$;
select private.declare_verb('rate_maintenance', 'maintenance.write, own', p_repeatable => true, p_comment =>
  'The tenant says how well it was done, 1 to 5. Errors: not_found, not_allowed, maintenance_moved.');

create function private.maintenance_workers(p_organization_id uuid)
returns table (user_id uuid, full_name text)
language sql
stable
security definer
set search_path = ''
as $$
  select m.user_id, coalesce(nullif(p.full_name, ''), u.email, '')::text
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'maintenance.write'
  join auth.users u on u.id = m.user_id
  left join public.profiles p on p.id = m.user_id
  where m.organization_id = p_organization_id
    and m.organization_id in (select private.my_organization_ids('maintenance.read'))
  order by 2
$$;
select private.declare_verb('maintenance_workers', 'maintenance.read', p_comment =>
  'Members who may see to a request; none for who does not read maintenance.');
