create function private.lock_preventive_plan(p_plan_id uuid)
returns public.preventive_plans
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_plan public.preventive_plans;
begin
  select * into v_plan from public.preventive_plans
  where id = p_plan_id and organization_id in (select private.my_organization_ids('maintenance.write')) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  return v_plan;
end
$$;
comment on function private.lock_preventive_plan is 'A plan that the caller may change. Error: not_found.';

create function private.begin_preventive_plan(p_plan_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_plan public.preventive_plans;
begin
  select * into strict v_plan from public.preventive_plans where id = p_plan_id;
  -- What was decided about days that no longer come is void, and what is past is not caught up with.
  delete from public.preventive_occurrences where plan_id = p_plan_id and maintenance_id is null;
  update public.preventive_plans set last_error = null, next_number = greatest(
    private.preventive_number_from(v_plan, private.organization_today(v_plan.organization_id)),
    (select private.preventive_number_from(v_plan, max(o.planned_on) + 1)
      from public.preventive_occurrences o where o.plan_id = p_plan_id))
  where id = p_plan_id;
  perform private.set_next_preventive_day(p_plan_id);
end
$$;
comment on function private.begin_preventive_plan is
  'Counts the days of a plan anew from today on, behind those that have a request.';

create function private.save_preventive_plan(
  p_plan_id uuid, p_property_id uuid, p_title text, p_category public.maintenance_category,
  p_priority public.maintenance_priority, p_every integer, p_rhythm public.preventive_rhythm, p_starts_on date,
  p_unit_id uuid default null, p_asset_id uuid default null, p_description text default '', p_ends_on date default null,
  p_lead_days integer default 0, p_checklist text[] default '{}', p_assigned_to uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_organization_id uuid;
  v_before public.preventive_plans;
  v_lines text[];
  v_id uuid;
begin
  select organization_id into v_organization_id from public.properties
  where id = p_property_id and organization_id in (select private.my_organization_ids('maintenance.write'));
  if v_organization_id is null or (p_unit_id is not null and not exists (
    select 1 from public.units where id = p_unit_id and property_id = p_property_id)) then
    perform private.fail('not_found');
  end if;
  perform private.require_asset_there(v_organization_id, p_property_id, p_unit_id, p_asset_id);
  v_lines := array(select btrim(c.line) from unnest(p_checklist) with ordinality as c (line, n) where btrim(c.line) <> '' order by c.n);
  if exists (select 1 from unnest(v_lines) as c (line) where char_length(c.line) > 200) then
    perform private.fail('text_length', '{"fields": ["checklist"]}');
  elsif p_plan_id is not null then
    v_before := private.lock_preventive_plan(p_plan_id);
    if v_before.organization_id <> v_organization_id then
      perform private.fail('not_found');
    end if;
  end if;
  if p_assigned_to is not null and p_assigned_to is distinct from v_before.assigned_to
    and p_assigned_to not in (select user_id from private.maintenance_workers(v_organization_id)) then
    perform private.fail('assignee_not_member');
  end if;
  v_id := coalesce(p_plan_id, gen_random_uuid());
  insert into public.preventive_plans as l (id, organization_id, property_id, unit_id, asset_id, title, description, category, priority,
    every, rhythm, starts_on, ends_on, lead_days, checklist, assigned_to, created_by)
  values (v_id, v_organization_id, p_property_id, p_unit_id, p_asset_id, btrim(p_title), btrim(coalesce(p_description, '')), p_category,
    p_priority, p_every, p_rhythm, p_starts_on, p_ends_on, p_lead_days, v_lines, p_assigned_to, (select auth.uid()))
  on conflict (id) do update set property_id = excluded.property_id, unit_id = excluded.unit_id, asset_id = excluded.asset_id,
    title = excluded.title, description = excluded.description, category = excluded.category, priority = excluded.priority,
    every = excluded.every, rhythm = excluded.rhythm, starts_on = excluded.starts_on, ends_on = excluded.ends_on,
    lead_days = excluded.lead_days, checklist = excluded.checklist, assigned_to = excluded.assigned_to;
  if (v_before.every, v_before.rhythm, v_before.starts_on, v_before.ends_on)
    is distinct from (p_every::smallint, p_rhythm, p_starts_on, p_ends_on) then
    perform private.begin_preventive_plan(v_id);
  end if;
  return v_id;
end
$$;
select private.declare_verb('save_preventive_plan', 'maintenance.read, maintenance.write', p_repeatable => true, p_comment =>
  'A new plan, or changes of one. Another rhythm counts from today on; what was decided about days without a request is void then. Errors: not_found, asset_elsewhere, assignee_not_member, text_length.');

create function private.set_preventive_plan_active(p_plan_id uuid, p_is_active boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_plan public.preventive_plans;
begin
  v_plan := private.lock_preventive_plan(p_plan_id);
  if v_plan.is_active = p_is_active then
    return;
  end if;
  update public.preventive_plans set is_active = p_is_active where id = p_plan_id;
  if p_is_active then
    perform private.begin_preventive_plan(p_plan_id);
  else
    perform private.set_next_preventive_day(p_plan_id);
  end if;
end
$$;
select private.declare_verb('set_preventive_plan_active', 'maintenance.write', p_comment =>
  'Lets a plan rest, or go on with its next day from today; what came meanwhile is left out. Error: not_found.');

create function private.decide_preventive_day(p_plan_id uuid, p_planned_on date, p_due_on date, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_plan public.preventive_plans;
  v_known public.preventive_occurrences;
  v_number integer;
begin
  v_plan := private.lock_preventive_plan(p_plan_id);
  v_number := private.preventive_number_from(v_plan, p_planned_on);
  select * into v_known from public.preventive_occurrences where plan_id = p_plan_id and planned_on = p_planned_on;
  if v_known.maintenance_id is not null then
    perform private.fail('preventive_day_opened');
  elsif btrim(coalesce(p_reason, '')) = '' then
    perform private.fail('reason_missing');
  elsif p_planned_on > v_plan.ends_on
    or private.preventive_day(v_plan.starts_on, v_plan.every, v_plan.rhythm, v_number) <> p_planned_on
    or (v_known.id is null and v_number < v_plan.next_number) then
    perform private.fail('not_found');
  elsif p_due_on < private.organization_today(v_plan.organization_id) then
    perform private.fail('scheduled_in_past');
  end if;
  insert into public.preventive_occurrences as o (organization_id, plan_id, planned_on, due_on, skipped_at, reason, decided_by)
  values (v_plan.organization_id, p_plan_id, p_planned_on, coalesce(p_due_on, p_planned_on),
    case when p_due_on is null then now() end, btrim(p_reason), (select auth.uid()))
  on conflict (plan_id, planned_on) do update set due_on = excluded.due_on, skipped_at = excluded.skipped_at,
    reason = excluded.reason, decided_by = excluded.decided_by;
  perform private.set_next_preventive_day(p_plan_id);
end
$$;
comment on function private.decide_preventive_day is
  'Skips a day of a plan, or postpones it where a day is given. Errors: not_found, preventive_day_opened, reason_missing, scheduled_in_past.';

create function private.skip_preventive_day(p_plan_id uuid, p_planned_on date, p_reason text)
returns void
language sql
security definer
set search_path = ''
as $$ select private.decide_preventive_day(p_plan_id, p_planned_on, null, p_reason) $$;
select private.declare_verb('skip_preventive_day', 'maintenance.write', p_comment =>
  'Leaves out one day of a plan, with the reason. Errors: not_found, preventive_day_opened, reason_missing.');

create function private.postpone_preventive_day(p_plan_id uuid, p_planned_on date, p_due_on date, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if p_due_on is null then
    perform private.fail('value_missing', '{"fields": ["due_on"]}');
  end if;
  perform private.decide_preventive_day(p_plan_id, p_planned_on, p_due_on, p_reason);
end
$$;
select private.declare_verb('postpone_preventive_day', 'maintenance.write', p_comment =>
  'Moves one day of a plan to another, today or later, with the reason; the others stay. Errors: not_found, value_missing, preventive_day_opened, reason_missing, scheduled_in_past.');
