-- The scheduled job opens what is due, once: each day of a plan is one row, and the row keeps the request that it became.
create function private.note_due_preventive_days(p_plan public.preventive_plans, p_today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_number integer := p_plan.next_number;
  v_day date := private.preventive_day(p_plan.starts_on, p_plan.every, p_plan.rhythm, v_number);
begin
  while v_day - p_plan.lead_days <= p_today and (p_plan.ends_on is null or v_day <= p_plan.ends_on) loop
    insert into public.preventive_occurrences (organization_id, plan_id, planned_on, due_on)
    values (p_plan.organization_id, p_plan.id, v_day, v_day) on conflict (plan_id, planned_on) do nothing;
    v_number := v_number + 1;
    v_day := private.preventive_day(p_plan.starts_on, p_plan.every, p_plan.rhythm, v_number);
  end loop;
  update public.preventive_plans set next_number = v_number where id = p_plan.id and next_number <> v_number;
end
$$;
comment on function private.note_due_preventive_days is 'Writes down the days of a plan whose request is to be opened by today.';

create function private.notify_of_preventive_request(p_maintenance_id uuid, p_due_on date)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(m.user_id, r.organization_id, 'preventive_opened', 'preventive_opened', 'maintenance_request', r.id,
    jsonb_build_object('maintenance_id', r.id, 'number', r.number, 'title', r.title, 'due_on', p_due_on, 'property', p.name,
      'unit', coalesce(u.label, '')),
    'preventive-opened/' || r.id || '/' || m.user_id)
  from public.maintenance_requests r
  join public.properties p on p.id = r.property_id
  left join public.units u on u.id = r.unit_id
  join public.memberships m on m.organization_id = r.organization_id
    and (m.user_id = r.assigned_to or r.assigned_to is null)
  join private.role_permissions x on x.role = m.role and x.permission = 'maintenance.write'
  where r.id = p_maintenance_id
$$;
comment on function private.notify_of_preventive_request is
  'Notifies the person that planned work is assigned to, or else everybody who sees to repairs.';

create function private.open_preventive_request(p_plan public.preventive_plans, p_occurrence public.preventive_occurrences)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row public.maintenance_requests;
  v_id uuid;
begin
  if exists (select 1 from public.properties where id = p_plan.property_id and archived_at is not null)
    or exists (select 1 from public.units where id = p_plan.unit_id and archived_at is not null) then
    perform private.fail('place_archived');
  end if;
  v_row.organization_id := p_plan.organization_id;
  v_row.property_id := p_plan.property_id;
  v_row.unit_id := p_plan.unit_id;
  v_row.asset_id := p_plan.asset_id;
  v_row.category := p_plan.category;
  v_row.priority := p_plan.priority;
  v_row.title := p_plan.title;
  v_row.description := p_plan.description;
  v_row.assigned_to := (select m.user_id from public.memberships m
    join private.role_permissions r on r.role = m.role and r.permission = 'maintenance.write'
    where m.organization_id = p_plan.organization_id and m.user_id = p_plan.assigned_to);
  v_id := private.insert_maintenance(v_row, false);
  -- Work that was planned is due at the end of its day, whatever the hours of its priority.
  update public.maintenance_requests set scheduled_on = p_occurrence.due_on, resolve_by = greatest(respond_by,
    (p_occurrence.due_on + 1)::timestamp at time zone (select o.time_zone from public.organizations o where o.id = p_plan.organization_id))
  where id = v_id;
  insert into public.maintenance_checklist_items (organization_id, maintenance_id, position, body)
  select p_plan.organization_id, v_id, c.n, c.line from unnest(p_plan.checklist) with ordinality as c (line, n);
  update public.preventive_occurrences set maintenance_id = v_id where id = p_occurrence.id;
  perform private.notify_of_preventive_request(v_id, p_occurrence.due_on);
end
$$;
comment on function private.open_preventive_request is
  'Opens the request of one day of a plan, with its checklist. Error: place_archived.';

create function private.open_preventive_requests(p_organization_id uuid, p_today date)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_plan public.preventive_plans;
  v_due public.preventive_occurrences;
  v_opened integer;
  v_count integer := 0;
begin
  for v_plan in
    select * from public.preventive_plans l where l.organization_id = p_organization_id and l.is_active
      and l.next_on - l.lead_days <= p_today
    order by l.next_on, l.id
  loop
    v_opened := 0;
    begin
      perform private.note_due_preventive_days(v_plan, p_today);
      for v_due in
        select * from public.preventive_occurrences o where o.organization_id = p_organization_id and o.plan_id = v_plan.id
          and o.maintenance_id is null and o.skipped_at is null and o.due_on - v_plan.lead_days <= p_today
        order by o.due_on, o.id for update
      loop
        perform private.open_preventive_request(v_plan, v_due);
        v_opened := v_opened + 1;
      end loop;
      update public.preventive_plans set last_error = null where id = v_plan.id and last_error is not null;
      perform private.set_next_preventive_day(v_plan.id);
      v_count := v_count + v_opened;
    exception when others then
      update public.preventive_plans set last_error = sqlerrm where id = v_plan.id and last_error is distinct from sqlerrm;
    end;
  end loop;
  return v_count;
end
$$;
comment on function private.open_preventive_requests is
  'Opens a request for each day of a plan that is due within its lead, each once however often it runs; a plan that cannot says why and does not keep others waiting. Returns how many.';
