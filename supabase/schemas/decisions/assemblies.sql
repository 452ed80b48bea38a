create function private.managed_assembly(p_assembly_id uuid)
returns public.assemblies
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_assembly public.assemblies;
begin
  select * into v_assembly from public.assemblies where id = p_assembly_id for update;
  perform private.require_record(v_assembly.organization_id, 'decisions.write');
  return v_assembly;
end
$$;
comment on function private.managed_assembly is 'An assembly that the caller runs, locked. Error: not_found.';

create function private.save_assembly(p_assembly_id uuid, p_property_id uuid, p_assembly jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_organization_id uuid := private.decision_property(p_property_id);
  v_new public.assemblies := jsonb_populate_record(null::public.assemblies, p_assembly);
  v_known public.assemblies;
begin
  select * into v_known from public.assemblies where id = p_assembly_id for update;
  if v_known.property_id <> p_property_id then
    perform private.fail('not_found');
  elsif v_known.status <> 'draft' then
    perform private.fail('assembly_called');
  end if;
  insert into public.assemblies (id, organization_id, property_id, title, place, starts_at, second_call_at, created_by)
  values (p_assembly_id, v_organization_id, p_property_id, btrim(v_new.title), btrim(coalesce(v_new.place, '')), v_new.starts_at,
    v_new.second_call_at, (select auth.uid()))
  on conflict (id) do update set title = excluded.title, place = excluded.place, starts_at = excluded.starts_at,
    second_call_at = excluded.second_call_at;
  update public.decisions set assembly_id = null where assembly_id = p_assembly_id and status = 'draft';
  delete from public.assembly_items where assembly_id = p_assembly_id;
  insert into public.assembly_items (organization_id, property_id, assembly_id, position, title, decision_id)
  select v_organization_id, p_property_id, p_assembly_id, n, btrim(i ->> 'title'), (i ->> 'decision_id')::uuid
  from jsonb_array_elements(case jsonb_typeof(p_assembly -> 'items') when 'array' then p_assembly -> 'items' else '[]' end)
    with ordinality as u (i, n);
  update public.decisions set assembly_id = p_assembly_id where property_id = p_property_id and status = 'draft'
    and id in (select decision_id from public.assembly_items where assembly_id = p_assembly_id);
  return p_assembly_id;
end
$$;
select private.declare_verb('save_assembly', 'decisions.write', p_comment =>
  'Writes a draft of an assembly under an id that the client made, all of it each time: title, place, starts_at, second_call_at, items [{title, decision_id}]. Decisions on its agenda are voted on there. Errors: not_found, assembly_called.');

create function private.call_assembly(p_assembly_id uuid, p_is_short_notice boolean default false)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_assembly public.assemblies := private.managed_assembly(p_assembly_id);
  v_rules public.decision_rules := private.current_decision_rules(v_assembly.property_id);
  v_zone text := (select time_zone from public.organizations where id = v_assembly.organization_id);
begin
  if v_assembly.status <> 'draft' then
    return;
  elsif v_rules.notice_days is null then
    perform private.fail('decision_incomplete', '{"missing": ["notice_days"]}');
  elsif not exists (select 1 from public.assembly_items where assembly_id = p_assembly_id) then
    perform private.fail('decision_incomplete', '{"missing": ["agenda"]}');
  elsif v_assembly.starts_at <= now()
    or (v_assembly.starts_at at time zone v_zone)::date - (now() at time zone v_zone)::date < v_rules.notice_days
      and not p_is_short_notice then
    perform private.fail('notice_too_short', jsonb_build_object('days', v_rules.notice_days));
  end if;
  update public.assemblies set status = 'called', rules_id = v_rules.id, called_at = now() where id = p_assembly_id;
  perform private.notify_of_assembly(p_assembly_id);
end
$$;
select private.declare_verb('call_assembly', 'decisions.write', p_comment =>
  'Calls an assembly: the rules of today hold for it, and everybody who decides is notified. The days of notice are whole days in the organization''s zone; with p_is_short_notice it is called all the same, and shows it. Again changes nothing. Errors: not_found, decision_incomplete (missing), notice_too_short (days).');

create function private.start_assembly(p_assembly_id uuid, p_call smallint)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_assembly public.assemblies := private.managed_assembly(p_assembly_id);
begin
  if v_assembly.status = 'in_session' and v_assembly.call = p_call then
    return;
  elsif not (v_assembly.status = 'called' or v_assembly.status = 'in_session' and p_call = 2) then
    perform private.fail('assembly_not_called');
  elsif p_call not in (1, 2) or now() < (case p_call when 1 then v_assembly.starts_at else v_assembly.second_call_at end)
    or p_call = 2 and v_assembly.second_call_at is null then
    perform private.fail('assembly_too_early');
  elsif exists (select 1 from public.decisions where assembly_id = p_assembly_id and status = 'open') then
    perform private.fail('voting_still_open');
  end if;
  update public.assemblies set status = 'in_session', call = p_call, opened_at = coalesce(opened_at, now()), quorum = null
  where id = p_assembly_id;
  perform private.note_quorum(p_assembly_id);
end
$$;
select private.declare_verb('start_assembly', 'decisions.write', p_comment =>
  'Opens the session on first or second call, from its hour on. Errors: not_found, assembly_not_called, assembly_too_early, voting_still_open.');

create function private.record_attendance(
  p_attendance_id uuid, p_assembly_id uuid, p_unit_id uuid, p_person_id uuid default null, p_proxy_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_assembly public.assemblies := private.managed_assembly(p_assembly_id);
  v_rules public.decision_rules;
  v_proxy public.decision_proxies;
  v_holders record;
  v_for uuid;
begin
  select * into v_rules from public.decision_rules where id = v_assembly.rules_id;
  if exists (select 1 from public.assembly_attendance where id = p_attendance_id and assembly_id = p_assembly_id) then
    return p_attendance_id;
  elsif v_assembly.status not in ('called', 'in_session') then
    perform private.fail('assembly_not_in_session');
  end if;
  if p_proxy_id is not null then
    select * into v_proxy from public.decision_proxies where id = p_proxy_id and property_id = v_assembly.property_id
      and revoked_at is null and (unit_id is null or unit_id = p_unit_id) and holder_id = p_person_id;
    if not found then
      perform private.fail('not_found');
    end if;
  end if;
  -- Who stands for a unit has its vote, or holds a proxy of somebody who has.
  select h.person_ids, h.of_organization into v_holders
  from private.roll_of(v_assembly.property_id, jsonb_populate_record(v_rules, '{"weight": "unit"}')) h where h.unit_id = p_unit_id;
  v_for := case when p_proxy_id is null then p_person_id else v_proxy.giver_id end;
  if not coalesce(case when v_for is null then v_holders.of_organization else v_for = any (v_holders.person_ids) end, false) then
    perform private.fail('not_of_unit');
  end if;
  insert into public.assembly_attendance (id, organization_id, property_id, assembly_id, unit_id, person_id, proxy_id, weight, recorded_by)
  values (p_attendance_id, v_assembly.organization_id, v_assembly.property_id, p_assembly_id, p_unit_id, p_person_id, p_proxy_id,
    (select nullif(r.weight, 0) from private.roll_of(v_assembly.property_id, v_rules) r where r.unit_id = p_unit_id),
    (select auth.uid()));
  perform private.note_quorum(p_assembly_id);
  return p_attendance_id;
end
$$;
select private.declare_verb('record_attendance', 'decisions.write', p_comment =>
  'Notes that a unit is represented from now on, with what it weighs: by a person who has its vote, by the holder of their proxy, or by the organization (no person). Errors: not_found, assembly_not_in_session, not_of_unit, already_exists (it is represented already).');

create function private.record_departure(p_attendance_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row public.assembly_attendance;
  v_assembly public.assemblies;
begin
  select * into v_row from public.assembly_attendance where id = p_attendance_id for update;
  v_assembly := private.managed_assembly(v_row.assembly_id);
  if v_assembly.status not in ('called', 'in_session') then
    perform private.fail('assembly_not_in_session');
  end if;
  update public.assembly_attendance set left_at = now() where id = p_attendance_id and left_at is null;
  -- Where the rules want the holder of a proxy to be there, the units that they stand for leave with them.
  update public.assembly_attendance a set left_at = now()
  where a.assembly_id = v_row.assembly_id and a.left_at is null and a.proxy_id is not null and a.person_id = v_row.person_id
    and v_row.proxy_id is null
    and (select proxies_need_presence from public.decision_rules where id = v_assembly.rules_id);
end
$$;
select private.declare_verb('record_departure', 'decisions.write', p_comment =>
  'Notes that who stood for a unit left; where the rules say so, with the proxies that they held. Errors: not_found, assembly_not_in_session.');

create function private.quorum_of(p_assembly public.assemblies)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_rules public.decision_rules;
  v_weights record;
  v_calls jsonb;
begin
  select * into v_rules from public.decision_rules
  where id = coalesce(p_assembly.rules_id, (private.current_decision_rules(p_assembly.property_id)).id);
  select coalesce(sum(r.weight), 0) as everything, count(*) as votes,
    coalesce(sum(r.weight) filter (where h.is_here), 0) as present, count(*) filter (where h.is_here) as here into v_weights
  from private.roll_of(p_assembly.property_id, v_rules) r
  cross join lateral (select private.is_present(jsonb_populate_record(null::public.decision_votes,
    jsonb_build_object('unit_id', r.unit_id, 'person_ids', r.person_ids, 'of_organization', r.of_organization)), p_assembly.id) as is_here) h;
  select jsonb_agg(jsonb_build_object('numerator', q.numerator, 'denominator', q.denominator,
    'is_reached', v_weights.present * q.denominator >= v_weights.everything * q.numerator) order by q.call) into v_calls
  from (values (1, v_rules.first_quorum_numerator, v_rules.first_quorum_denominator),
    (2, v_rules.second_quorum_numerator, v_rules.second_quorum_denominator)) as q (call, numerator, denominator);
  return jsonb_build_object('all', v_weights.everything::text, 'votes', v_weights.votes, 'present', v_weights.present::text,
    'here', v_weights.here, 'calls', v_calls) || (v_calls -> (p_assembly.call - 1));
end
$$;
comment on function private.quorum_of is
  'The quorum of an assembly as it is now: weights as integers in text, and of this call and of each what it needs and whether that is reached (null while the rules do not say).';

create function private.note_quorum(p_assembly_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_assembly public.assemblies;
  v_quorum jsonb;
begin
  select * into v_assembly from public.assemblies where id = p_assembly_id;
  if v_assembly.status <> 'in_session' then
    return;
  end if;
  v_quorum := private.quorum_of(v_assembly);
  update public.assemblies set quorum = v_quorum where id = p_assembly_id
    and (quorum is null or (quorum ->> 'present')::numeric < (v_quorum ->> 'present')::numeric);
end
$$;
comment on function private.note_quorum is 'Keeps the most that was present in session, for the minutes.';

create function private.assembly_quorum(p_assembly_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_assembly public.assemblies;
begin
  select * into v_assembly from public.assemblies where id = p_assembly_id and (id in (select private.my_assembly_ids())
    or organization_id in (select private.my_organization_ids('portfolio.read')));
  if not found then
    perform private.fail('not_found');
  end if;
  return private.quorum_of(v_assembly);
end
$$;
select private.declare_verb('assembly_quorum', 'portfolio.read, own', p_comment =>
  'The quorum of an assembly as it is now: weights as integers in text, the fraction that this call needs, whether it is reached (null while the rules do not say), and the same of both calls. Error: not_found.');

create function private.add_motion(p_item_id uuid, p_assembly_id uuid, p_title text, p_moved_by text default '', p_decision_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_assembly public.assemblies := private.managed_assembly(p_assembly_id);
begin
  if exists (select 1 from public.assembly_items where id = p_item_id and assembly_id = p_assembly_id) then
    return p_item_id;
  elsif v_assembly.status <> 'in_session' then
    perform private.fail('assembly_not_in_session');
  end if;
  insert into public.assembly_items (id, organization_id, property_id, assembly_id, position, title, decision_id, is_motion, moved_by)
  values (p_item_id, v_assembly.organization_id, v_assembly.property_id, p_assembly_id,
    (select coalesce(max(position), 0) + 1 from public.assembly_items where assembly_id = p_assembly_id), btrim(p_title), p_decision_id,
    true, btrim(coalesce(p_moved_by, '')));
  update public.decisions set assembly_id = p_assembly_id where id = p_decision_id and status = 'draft';
  return p_item_id;
end
$$;
select private.declare_verb('add_motion', 'decisions.write', p_comment =>
  'Puts what came up in session on the agenda, with a draft of a decision or without. Errors: not_found, assembly_not_in_session.');

create function private.write_minutes(p_assembly_id uuid, p_minutes text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_assembly public.assemblies := private.managed_assembly(p_assembly_id);
begin
  if v_assembly.status not in ('called', 'in_session') then
    perform private.fail('assembly_not_in_session');
  end if;
  update public.assemblies set minutes = p_minutes where id = p_assembly_id;
end
$$;
select private.declare_verb('write_minutes', 'decisions.write', p_comment =>
  'Keeps the minutes as they are written, until the assembly closes. Errors: not_found, assembly_not_in_session.');

create function private.close_assembly(p_assembly_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_assembly public.assemblies := private.managed_assembly(p_assembly_id);
begin
  if v_assembly.status in ('closed', 'certified') then
    return;
  elsif v_assembly.status <> 'in_session' then
    perform private.fail('assembly_not_in_session');
  elsif exists (select 1 from public.decisions where assembly_id = p_assembly_id and status = 'open') then
    perform private.fail('voting_still_open');
  elsif btrim(v_assembly.minutes) = '' then
    perform private.fail('minutes_missing');
  end if;
  update public.assembly_attendance set left_at = now() where assembly_id = p_assembly_id and left_at is null;
  -- What never came to a vote waits for another day.
  update public.decisions set assembly_id = null where assembly_id = p_assembly_id and status = 'draft';
  update public.assemblies set status = 'closed', closed_at = now(),
    minutes_hash = encode(sha256(convert_to(minutes, 'utf8')), 'hex') where id = p_assembly_id;
  perform private.log_assembly(p_assembly_id, 'closed');
end
$$;
select private.declare_verb('close_assembly', 'decisions.write', p_comment =>
  'Closes the session: its minutes and attendance stay as they are from then on. Again changes nothing. Errors: not_found, assembly_not_in_session, voting_still_open, minutes_missing.');

create function private.sign_minutes(p_assembly_id uuid, p_role public.minutes_role, p_minutes_hash text, p_full_name text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_assembly public.assemblies;
  v_decision_id uuid;
begin
  select * into v_assembly from public.assemblies where id = p_assembly_id and (id in (select private.my_assembly_ids())
    or organization_id in (select private.my_organization_ids('decisions.write'))) for update;
  if not found then
    perform private.fail('not_found');
  elsif v_assembly.status not in ('closed', 'certified') then
    perform private.fail('assembly_not_closed');
  elsif v_assembly.minutes_hash is distinct from p_minutes_hash then
    perform private.fail('minutes_differ');
  elsif v_assembly.organization_id not in (select private.my_organization_ids('decisions.write'))
    and not exists (select 1 from public.assembly_attendance where assembly_id = p_assembly_id
      and person_id in (select private.my_person_ids())) then
    perform private.fail('not_found');
  end if;
  if exists (select 1 from public.minutes_signatures where assembly_id = p_assembly_id and role = p_role) then
    if not exists (select 1 from public.minutes_signatures where assembly_id = p_assembly_id and role = p_role
      and user_id = (select auth.uid())) then
      perform private.fail('already_signed');
    end if;
    return;
  elsif exists (select 1 from public.minutes_signatures where assembly_id = p_assembly_id and user_id = (select auth.uid())) then
    perform private.fail('signer_is_same');
  end if;
  insert into public.minutes_signatures (assembly_id, role, organization_id, property_id, user_id, full_name, minutes_hash)
  values (p_assembly_id, p_role, v_assembly.organization_id, v_assembly.property_id, (select auth.uid()), btrim(p_full_name), p_minutes_hash);
  perform private.log_assembly(p_assembly_id, 'signed');
  if (select count(*) from public.minutes_signatures where assembly_id = p_assembly_id) = 2 then
    update public.assemblies set status = 'certified' where id = p_assembly_id;
    perform private.log_assembly(p_assembly_id, 'certified');
    for v_decision_id in
      update public.decisions set status = 'certified', certified_at = now(), certified_by = (select auth.uid())
      where assembly_id = p_assembly_id and status = 'closed' returning id
    loop
      perform private.log_decision(v_decision_id, 'certified');
    end loop;
  end if;
end
$$;
select private.declare_verb('sign_minutes', 'decisions.write, own', p_comment =>
  'Signs the minutes of a closed assembly as its chair or secretary, by the hash of what was read; two people. With both, the assembly and its decisions are certified. Who signs attended, or is of the office. Errors: not_found, assembly_not_closed, minutes_differ, already_signed, signer_is_same.');
