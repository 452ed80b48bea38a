create function private.maintenance_move(p_from public.maintenance_status, p_to public.maintenance_status)
returns public.maintenance_event_kind
language sql
immutable
set search_path = ''
as $$
  -- src/domain/maintenance.ts has the same table.
  select case
    when p_from = 'pending' and p_to = 'in_progress' then 'started'
    when p_from = 'pending' and p_to = 'cancelled' then 'cancelled'
    when p_from = 'in_progress' and p_to = 'pending' then 'set_back'
    when p_from = 'in_progress' and p_to = 'completed' then 'completed'
    when p_from = 'in_progress' and p_to = 'cancelled' then 'cancelled'
    when p_from = 'completed' and p_to = 'in_progress' then 'reopened'
  end::public.maintenance_event_kind
$$;
comment on function private.maintenance_move is 'What a change of status is called; null where it may not be.';

create function private.note_maintenance_event(p_request public.maintenance_requests, p_kind public.maintenance_event_kind,
  p_body text, p_facts jsonb, p_is_internal boolean, p_is_from_tenant boolean)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into public.maintenance_events (organization_id, maintenance_id, lease_id, kind, body, facts, is_internal, actor_id, is_from_tenant)
  values (p_request.organization_id, p_request.id, p_request.lease_id, p_kind, btrim(coalesce(p_body, '')), p_facts, p_is_internal,
    (select auth.uid()), p_is_from_tenant)
$$;
comment on function private.note_maintenance_event is 'Writes a line of the history of a maintenance request.';

create function private.my_living_lease_ids()
returns setof uuid
language sql
stable
security definer
set search_path = ''
as $$
  select l.id from public.leases l
  where l.id in (select private.my_lease_ids()) and private.is_occupying(l.status)
    and not exists (select 1 from public.organizations o where o.id = l.organization_id and o.closed_at is not null)
$$;
comment on function private.my_living_lease_ids is
  'Leases under which the caller lives or works in a unit today: a former tenant reads, and writes nothing.';

create function private.insert_maintenance(p_row public.maintenance_requests, p_is_from_tenant boolean)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row public.maintenance_requests := p_row;
  v_level private.maintenance_service_levels;
begin
  select * into v_level from private.maintenance_service_levels where priority = v_row.priority;
  update private.organization_counters set last_maintenance_number = last_maintenance_number + 1
  where organization_id = v_row.organization_id returning last_maintenance_number into v_row.number;
  insert into public.maintenance_requests (organization_id, number, property_id, unit_id, lease_id, priority, category, title,
    description, may_enter, access_note, reported_by, respond_by, resolve_by, responded_at, asset_id, assigned_to)
  values (v_row.organization_id, v_row.number, v_row.property_id, v_row.unit_id, v_row.lease_id, v_row.priority, v_row.category,
    btrim(v_row.title), btrim(coalesce(v_row.description, '')), coalesce(v_row.may_enter, false), btrim(coalesce(v_row.access_note, '')),
    (select auth.uid()), now() + v_level.response, now() + v_level.resolution, case when p_is_from_tenant then null else now() end,
    v_row.asset_id, v_row.assigned_to)
  returning * into v_row;
  perform private.note_maintenance_event(v_row, 'reported', '', jsonb_build_object('priority', v_row.priority), false, p_is_from_tenant);
  -- What the office opens has been answered by being opened.
  if v_row.responded_at is null or v_row.priority = 'urgent' then
    perform private.mail_maintenance_to_office(v_row, false);
  end if;
  return v_row.id;
end
$$;
comment on function private.insert_maintenance is
  'Numbers a request, sets until when it is due, begins its history, and tells who sees to repairs.';

create function private.report_maintenance(
  p_lease_id uuid, p_category public.maintenance_category, p_priority public.maintenance_priority, p_title text,
  p_description text default '', p_may_enter boolean default false, p_access_note text default '')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_row public.maintenance_requests;
  v_id uuid;
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_living_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  v_row.organization_id := v_lease.organization_id;
  v_row.property_id := v_lease.property_id;
  v_row.unit_id := case when p_category = 'common_areas' then null else v_lease.unit_id end;
  v_row.lease_id := v_lease.id;
  v_row.category := p_category;
  v_row.priority := p_priority;
  v_row.title := p_title;
  v_row.description := p_description;
  v_row.may_enter := p_may_enter;
  v_row.access_note := p_access_note;
  v_id := private.insert_maintenance(v_row, true);
  return v_id;
end
$$;
select private.declare_verb('report_maintenance', 'own', p_repeatable => true, p_comment =>
  'A tenant says what is to be repaired. Error: not_found, for who does not live there today.');

create function private.open_maintenance(
  p_property_id uuid, p_unit_id uuid, p_category public.maintenance_category, p_priority public.maintenance_priority,
  p_title text, p_description text default '', p_is_shared boolean default false, p_asset_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_property public.properties;
  v_row public.maintenance_requests;
  v_id uuid;
begin
  select * into v_property from public.properties
  where id = p_property_id and organization_id in (select private.my_organization_ids('maintenance.write'));
  if not found or (p_unit_id is not null and not exists (
    select 1 from public.units where id = p_unit_id and property_id = p_property_id)) then
    perform private.fail('not_found');
  end if;
  perform private.require_asset_there(v_property.organization_id, p_property_id, p_unit_id, p_asset_id);
  v_row.organization_id := v_property.organization_id;
  v_row.property_id := p_property_id;
  v_row.unit_id := p_unit_id;
  v_row.asset_id := p_asset_id;
  if p_is_shared and p_unit_id is not null then
    select id into v_row.lease_id from public.leases where unit_id = p_unit_id and private.is_occupying(status);
  end if;
  v_row.category := p_category;
  v_row.priority := p_priority;
  v_row.title := p_title;
  v_row.description := p_description;
  v_id := private.insert_maintenance(v_row, false);
  return v_id;
end
$$;
select private.declare_verb('open_maintenance', 'maintenance.write', p_repeatable => true, p_comment =>
  'The office opens a request for a property or one of its units; a shared one is seen by the unit''s tenants. The asset is one of that place. Errors: not_found, asset_elsewhere.');

create function private.maintenance_actor_name(p_organization_id uuid, p_user_id uuid)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return (
    select coalesce(nullif(p.full_name, ''), u.email, '') from auth.users u left join public.profiles p on p.id = u.id
    where u.id = p_user_id and p_organization_id = any (array(select private.my_organization_ids('maintenance.read')))
  );
end
$$;
comment on function private.maintenance_actor_name is
  'Who did something about a request, for readers of maintenance alone.';

grant execute on function private.my_living_lease_ids, private.maintenance_actor_name to authenticated, service_role;
