create function private.lock_checklist(p_maintenance_id uuid)
returns public.maintenance_requests
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.maintenance_requests;
begin
  v_request := private.lock_maintenance(p_maintenance_id, false);
  if v_request.status not in ('pending', 'in_progress') then
    perform private.fail('maintenance_moved', jsonb_build_object('status', v_request.status));
  end if;
  return v_request;
end
$$;
comment on function private.lock_checklist is
  'An open request whose checklist the caller may change. Errors: not_found, maintenance_moved.';

create function private.add_checklist_item(p_maintenance_id uuid, p_body text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_request public.maintenance_requests;
  v_position integer;
  v_id uuid;
begin
  v_request := private.lock_checklist(p_maintenance_id);
  select coalesce(max(position), 0) + 1 into v_position
  from public.maintenance_checklist_items where maintenance_id = p_maintenance_id;
  if v_position > 40 then
    perform private.fail('checklist_full');
  end if;
  insert into public.maintenance_checklist_items (organization_id, maintenance_id, position, body)
  values (v_request.organization_id, p_maintenance_id, v_position, btrim(p_body)) returning id into v_id;
  return v_id;
end
$$;
select private.declare_verb('add_checklist_item', 'maintenance.write, own', p_repeatable => true, p_comment =>
  'Adds a line to the checklist of an open request; 40 at most. Errors: not_found, maintenance_moved, checklist_full.');

create function private.check_checklist_item(p_item_id uuid, p_is_done boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.lock_checklist((select maintenance_id from public.maintenance_checklist_items where id = p_item_id));
  update public.maintenance_checklist_items set
    done_at = case when p_is_done then coalesce(done_at, now()) end,
    done_by = case when p_is_done then coalesce(done_by, (select auth.uid())) end
  where id = p_item_id;
end
$$;
select private.declare_verb('check_checklist_item', 'maintenance.write, own', p_comment =>
  'Says that a line of the checklist is done, by whom and when, or that it is not. Errors: not_found, maintenance_moved.');
