create function private.item_of(p_organization_id uuid, p_item jsonb)
returns public.calendar_items
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_item public.calendar_items := jsonb_populate_record(null::public.calendar_items,
    (p_item - '{id,created_by,created_at,updated_at,done_at,source_uid}'::text[]) || jsonb_build_object('organization_id', p_organization_id));
  v_rule private.repeat_rule;
begin
  v_item.title := btrim(coalesce(v_item.title, ''));
  v_item.note := btrim(coalesce(v_item.note, ''));
  v_item.place := btrim(coalesce(v_item.place, ''));
  v_item.is_shown_to_tenants := coalesce(v_item.is_shown_to_tenants, false);
  v_item.time_zone := coalesce(v_item.time_zone, (select o.time_zone from public.organizations o where o.id = p_organization_id));
  if v_item.starts_on is not null and v_item.ends_on is null then
    v_item.ends_on := v_item.starts_on;
  end if;
  if v_item.kind is null then
    perform private.fail('value_missing', '{"fields": ["kind"]}');
  elsif v_item.title = '' then
    perform private.fail('text_length', '{"fields": ["title"]}');
  elsif not exists (select 1 from pg_catalog.pg_timezone_names z where z.name = v_item.time_zone) then
    perform private.fail('unknown_time_zone', jsonb_build_object('time_zone', v_item.time_zone));
  end if;
  perform private.check_item_times(v_item.starts_on, v_item.ends_on, v_item.starts_at, v_item.ends_at);
  if v_item.assignee is not null and not exists (select 1 from public.memberships m
    where m.organization_id = p_organization_id and m.user_id = v_item.assignee) then
    perform private.fail('assignee_gone', '{"fields": ["assignee"]}');
  elsif v_item.is_shown_to_tenants and v_item.lease_id is null then
    perform private.fail('lease_missing', '{"fields": ["lease_id"]}');
  end if;
  -- What is about a lease or a unit is about its place.
  select coalesce(l.property_id, v_item.property_id), coalesce(l.unit_id, v_item.unit_id) into v_item.property_id, v_item.unit_id
  from (select 1) one left join public.leases l on l.id = v_item.lease_id and l.organization_id = p_organization_id;
  if v_item.unit_id is not null and v_item.property_id is null then
    v_item.property_id := (select u.property_id from public.units u where u.id = v_item.unit_id and u.organization_id = p_organization_id);
  end if;
  v_rule := private.read_repeat_rule(p_item -> 'repeat', private.first_day_of_item(v_item));
  v_item.repeat_freq := v_rule.freq;
  v_item.repeat_every := coalesce(v_rule.every, 1);
  v_item.repeat_by_day := coalesce(v_rule.by_day, '{}');
  v_item.repeat_by_month_day := coalesce(v_rule.by_month_day, '{}');
  v_item.repeat_times := v_rule.times;
  v_item.repeat_until := v_rule.until;
  return v_item;
end
$$;
comment on function private.item_of is 'An item as people send it, checked, with the place that follows from its lease or unit.';

create function private.check_item_times(p_starts_on date, p_ends_on date, p_starts_at timestamptz, p_ends_at timestamptz)
returns void
language plpgsql
immutable
set search_path = ''
as $$
begin
  if not (num_nonnulls(p_starts_on, p_ends_on) = 2 and num_nonnulls(p_starts_at, p_ends_at) = 0
    or num_nonnulls(p_starts_on, p_ends_on) = 0 and num_nonnulls(p_starts_at, p_ends_at) = 2) then
    perform private.fail('item_times_missing', '{"fields": ["starts_on"]}');
  elsif p_ends_on < p_starts_on or p_ends_at < p_starts_at then
    perform private.fail('item_ends_before_start', '{"fields": ["ends_on"]}');
  elsif p_ends_on > p_starts_on + 366 or p_ends_at > p_starts_at + interval '366 days' then
    perform private.fail('item_too_long', '{"fields": ["ends_on"]}');
  end if;
end
$$;
comment on function private.check_item_times is
  'An item lasts whole days or has times, and at most a year. Errors: item_times_missing, item_ends_before_start, item_too_long.';

create function private.write_item(p_item public.calendar_items, p_item_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := coalesce(p_item_id, gen_random_uuid());
begin
  if p_item_id is null then
    if (select count(*) from public.calendar_items i where i.organization_id = p_item.organization_id) >= 20000
      or p_item.repeat_freq is not null and (select count(*) from public.calendar_items i
        where i.organization_id = p_item.organization_id and i.repeat_freq is not null) >= 500 then
      perform private.fail('too_many_calendar_items');
    end if;
    insert into public.calendar_items (id, organization_id, kind, title, note, place, property_id, unit_id, lease_id, maintenance_id,
      assignee, starts_on, ends_on, starts_at, ends_at, time_zone, is_shown_to_tenants, repeat_freq, repeat_every, repeat_by_day,
      repeat_by_month_day, repeat_times, repeat_until, source_uid, created_by)
    values (v_id, p_item.organization_id, p_item.kind, p_item.title, p_item.note, p_item.place, p_item.property_id, p_item.unit_id,
      p_item.lease_id, p_item.maintenance_id, p_item.assignee, p_item.starts_on, p_item.ends_on, p_item.starts_at, p_item.ends_at,
      p_item.time_zone, p_item.is_shown_to_tenants, p_item.repeat_freq, p_item.repeat_every, p_item.repeat_by_day,
      p_item.repeat_by_month_day, p_item.repeat_times, p_item.repeat_until, p_item.source_uid, (select auth.uid()));
  else
    update public.calendar_items set kind = p_item.kind, title = p_item.title, note = p_item.note, place = p_item.place,
      property_id = p_item.property_id, unit_id = p_item.unit_id, lease_id = p_item.lease_id, maintenance_id = p_item.maintenance_id,
      assignee = p_item.assignee, starts_on = p_item.starts_on, ends_on = p_item.ends_on, starts_at = p_item.starts_at,
      ends_at = p_item.ends_at, time_zone = p_item.time_zone, is_shown_to_tenants = p_item.is_shown_to_tenants,
      repeat_freq = p_item.repeat_freq, repeat_every = p_item.repeat_every, repeat_by_day = p_item.repeat_by_day,
      repeat_by_month_day = p_item.repeat_by_month_day, repeat_times = p_item.repeat_times, repeat_until = p_item.repeat_until,
      done_at = case when p_item.repeat_freq is null then done_at end
    where id = p_item_id;
    -- Days that the rule does not have any more have nothing to be different from.
    delete from public.calendar_item_changes c where c.item_id = p_item_id
      and (p_item.repeat_freq is null
        or not private.repeats_on(private.repeat_rule_of(p_item), private.first_day_of_item(p_item), c.occurs_on));
  end if;
  return v_id;
end
$$;
comment on function private.write_item is 'Writes a checked item, a new one where no id is given.';

create function private.item_for_verb(p_item_id uuid)
returns public.calendar_items
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_item public.calendar_items;
begin
  select * into v_item from public.calendar_items
  where id = p_item_id and organization_id in (select private.my_organization_ids('calendar.write')) for update;
  if not found then
    perform private.fail('not_found');
  end if;
  return v_item;
end
$$;
comment on function private.item_for_verb is 'An item that the caller may change, locked. Error: not_found.';

create function private.save_calendar_item(p_organization_id uuid, p_item jsonb, p_item_id uuid default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'calendar.write');
  if p_item_id is not null and (private.item_for_verb(p_item_id)).organization_id <> p_organization_id then
    perform private.fail('not_found');
  end if;
  return private.write_item(private.item_of(p_organization_id, p_item), p_item_id);
end
$$;
select private.declare_verb('save_calendar_item', 'calendar.write', p_repeatable => true, p_comment =>
  'Writes a visit, task or reminder, or changes one: {kind, title, note, place, property_id, unit_id, lease_id, maintenance_id, assignee, starts_on, ends_on | starts_at, ends_at, time_zone, is_shown_to_tenants, repeat: {freq, every, by_day, by_month_day, times, until}}. A whole item each time; the zone of the organisation where none is given. Returns its id. Errors: not_allowed, not_found, text_length, value_missing, unknown_time_zone, item_times_missing, item_ends_before_start, item_too_long, assignee_gone, lease_missing, repeat_invalid, repeat_end_invalid, repeat_misses_first, too_many_calendar_items.');

create function private.require_occurrence(p_item public.calendar_items, p_occurs_on date)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if p_item.repeat_freq is null and p_occurs_on is not null
    or p_occurs_on is not null and not exists (
      select 1 from private.repeat_days(private.repeat_rule_of(p_item), private.first_day_of_item(p_item), p_occurs_on, p_occurs_on))
    or exists (select 1 from public.calendar_item_changes c where c.item_id = p_item.id and c.occurs_on = p_occurs_on and c.is_removed) then
    perform private.fail('not_found');
  end if;
end
$$;
comment on function private.require_occurrence is 'Refuses with not_found a day that a repeating item does not have.';

create function private.move_calendar_item(p_item_id uuid, p_starts_on date default null, p_ends_on date default null,
  p_starts_at timestamptz default null, p_ends_at timestamptz default null, p_occurs_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_item public.calendar_items := private.item_for_verb(p_item_id);
begin
  perform private.require_occurrence(v_item, p_occurs_on);
  perform private.check_item_times(p_starts_on, p_ends_on, p_starts_at, p_ends_at);
  if p_occurs_on is not null then
    insert into public.calendar_item_changes (organization_id, item_id, occurs_on, starts_on, ends_on, starts_at, ends_at)
    values (v_item.organization_id, p_item_id, p_occurs_on, p_starts_on, p_ends_on, p_starts_at, p_ends_at)
    on conflict (item_id, occurs_on) do update set starts_on = excluded.starts_on, ends_on = excluded.ends_on,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at;
    update public.calendar_items set updated_at = now() where id = p_item_id;
    return p_item_id;
  end if;
  v_item.starts_on := p_starts_on;
  v_item.ends_on := p_ends_on;
  v_item.starts_at := p_starts_at;
  v_item.ends_at := p_ends_at;
  if v_item.repeat_freq is not null and not private.repeats_on(private.repeat_rule_of(v_item), private.first_day_of_item(v_item),
    private.first_day_of_item(v_item)) then
    perform private.fail('repeat_misses_first', '{"fields": ["repeat"]}');
  end if;
  return private.write_item(v_item, p_item_id);
end
$$;
select private.declare_verb('move_calendar_item', 'calendar.write', p_repeatable => true, p_comment =>
  'Moves an item, or with p_occurs_on the one time of a series that its rule has on that day. Either days or times. Errors: not_found, item_times_missing, item_ends_before_start, item_too_long, repeat_misses_first.');

create function private.complete_calendar_item(p_item_id uuid, p_is_done boolean, p_occurs_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_item public.calendar_items := private.item_for_verb(p_item_id);
  v_done timestamptz := case when p_is_done then now() end;
begin
  perform private.require_occurrence(v_item, p_occurs_on);
  if v_item.repeat_freq is not null and p_occurs_on is null then
    perform private.fail('occurrence_missing');
  elsif p_occurs_on is not null then
    insert into public.calendar_item_changes (organization_id, item_id, occurs_on, done_at)
    values (v_item.organization_id, p_item_id, p_occurs_on, v_done)
    on conflict (item_id, occurs_on) do update set done_at = excluded.done_at;
    update public.calendar_items set updated_at = now() where id = p_item_id;
  else
    update public.calendar_items set done_at = v_done where id = p_item_id;
  end if;
  return p_item_id;
end
$$;
select private.declare_verb('complete_calendar_item', 'calendar.write', p_repeatable => true, p_comment =>
  'Says that an item is done, or is not; of a series one time of it. Errors: not_found, occurrence_missing.');

create function private.delete_calendar_item(p_item_id uuid, p_occurs_on date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_item public.calendar_items := private.item_for_verb(p_item_id);
begin
  perform private.require_occurrence(v_item, p_occurs_on);
  if p_occurs_on is null then
    delete from public.calendar_items where id = p_item_id;
  else
    insert into public.calendar_item_changes (organization_id, item_id, occurs_on, is_removed)
    values (v_item.organization_id, p_item_id, p_occurs_on, true)
    on conflict (item_id, occurs_on) do update set is_removed = true;
    update public.calendar_items set updated_at = now() where id = p_item_id;
  end if;
  return p_item_id;
end
$$;
select private.declare_verb('delete_calendar_item', 'calendar.write', p_repeatable => true, p_comment =>
  'Removes an item with all its times, or with p_occurs_on one time of a series. Error: not_found.');
