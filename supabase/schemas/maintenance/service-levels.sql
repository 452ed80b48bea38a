create function private.apply_service_level()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_level public.service_levels;
begin
  select * into v_level from public.service_levels where organization_id = new.organization_id and priority = new.priority;
  if found then
    new.respond_by := new.created_at + make_interval(hours => v_level.response_hours);
    new.resolve_by := new.created_at + make_interval(hours => v_level.resolution_hours);
  end if;
  return new;
end
$$;
comment on function private.apply_service_level is
  'Trigger: until when a request is due is what the organisation says for its priority.';

create function private.set_service_levels(p_organization_id uuid, p_levels jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_count integer;
begin
  perform private.require_record(p_organization_id, 'organization.manage');
  if exists (select 1 from jsonb_to_recordset(p_levels) as l (response_hours integer, resolution_hours integer)
    where (l.response_hours between 1 and 720 and l.resolution_hours between 2 and 2160
      and l.resolution_hours > l.response_hours) is not true) then
    perform private.fail('service_level_order');
  end if;
  insert into public.service_levels (organization_id, priority, response_hours, resolution_hours)
  select p_organization_id, l.priority, l.response_hours, l.resolution_hours
  from jsonb_to_recordset(p_levels) as l (priority public.maintenance_priority, response_hours integer, resolution_hours integer)
  on conflict (organization_id, priority) do update set response_hours = excluded.response_hours,
    resolution_hours = excluded.resolution_hours, updated_at = now();
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
select private.declare_verb('set_service_levels', 'organization.manage', p_comment =>
  'Says within how many hours requests of each priority are answered and resolved: [{priority, response_hours, resolution_hours}]; new requests go by it. Errors: not_found, service_level_order.');
