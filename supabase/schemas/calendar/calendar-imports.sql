create function private.import_one_item(p_organization_id uuid, p_item jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_uid text := btrim(coalesce(p_item ->> 'uid', ''));
  v_item public.calendar_items;
  v_before public.calendar_items;
  v_id uuid;
  v_removed date[] := array(select d::date from jsonb_array_elements_text(coalesce(nullif(p_item -> 'exdates', 'null'), '[]')) d);
begin
  if v_uid = '' then
    perform private.fail('value_missing', '{"fields": ["uid"]}');
  elsif cardinality(v_removed) > 500 then
    perform private.fail('value_out_of_range', '{"fields": ["exdates"]}');
  end if;
  v_item := private.item_of(p_organization_id, jsonb_build_object('kind', 'reminder') || jsonb_strip_nulls(p_item));
  v_item.source_uid := v_uid;
  select * into v_before from public.calendar_items i where i.organization_id = p_organization_id and i.source_uid = v_uid for update;
  if v_before.id is null then
    v_id := private.write_item(v_item, null);
  else
    v_id := v_before.id;
    -- What was done with it here stays.
    v_item.assignee := coalesce(v_item.assignee, v_before.assignee);
    if (to_jsonb(v_item) - '{id,created_by,created_at,updated_at,done_at}'::text[])
      <> (to_jsonb(v_before) - '{id,created_by,created_at,updated_at,done_at}'::text[]) then
      perform private.write_item(v_item, v_id);
    elsif not exists (select unnest(v_removed) except
      select c.occurs_on from public.calendar_item_changes c where c.item_id = v_id and c.is_removed) then
      return 'unchanged';
    end if;
  end if;
  if v_item.repeat_freq is not null then
    insert into public.calendar_item_changes (organization_id, item_id, occurs_on, is_removed)
    select distinct p_organization_id, v_id, d, true from unnest(v_removed) d
    on conflict (item_id, occurs_on) do update set is_removed = true;
  end if;
  return case when v_before.id is null then 'added' else 'changed' end;
end
$$;
comment on function private.import_one_item is 'Writes an item of another calendar: added, changed or unchanged.';

create function private.import_calendar_items(p_organization_id uuid, p_items jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_item jsonb;
  v_position integer := 0;
  v_outcome text;
  v_counts jsonb := '{"added": 0, "changed": 0, "unchanged": 0}';
  v_refused jsonb := '[]';
begin
  perform private.require_permission(p_organization_id, 'calendar.write');
  if jsonb_typeof(p_items) is distinct from 'array' then
    perform private.fail('value_malformed', '{"fields": ["items"]}');
  elsif jsonb_array_length(p_items) not between 1 and 2000 then
    perform private.fail('import_size', '{"maximum": 2000}');
  end if;
  for v_item in select * from jsonb_array_elements(p_items) loop
    v_position := v_position + 1;
    begin
      v_outcome := private.import_one_item(p_organization_id, v_item);
      v_counts := v_counts || jsonb_build_object(v_outcome, (v_counts ->> v_outcome)::integer + 1);
    exception
      when raise_exception then
        v_refused := v_refused || jsonb_build_object('position', v_position, 'uid', v_item ->> 'uid', 'code', sqlerrm);
      when data_exception or integrity_constraint_violation then
        v_refused := v_refused || jsonb_build_object('position', v_position, 'uid', v_item ->> 'uid', 'code', 'value_malformed');
    end;
  end loop;
  return v_counts || jsonb_build_object('refused', v_refused);
end
$$;
select private.declare_verb('import_calendar_items', 'calendar.write', p_repeatable => true, p_comment =>
  'Takes over items of another calendar, at most 2,000: [{uid, …}] as save_calendar_item takes them, a reminder where no kind is given, with exdates: [day] of a series. One with a uid that came before is changed and not added again. Returns {added, changed, unchanged, refused: [{position, uid, code}]}; what is refused stops none of the others. Errors: not_allowed, value_malformed, import_size.');

create function private.count_calendar_fetch(p_organization_id uuid)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_permission(p_organization_id, 'calendar.write');
  perform private.count_attempt('calendar fetch', private.require_user()::text, 6, interval '1 minute');
end
$$;
select private.declare_verb('count_calendar_fetch', 'calendar.write', p_comment =>
  'Counts that the caller has a calendar fetched from an address, before it is: six a minute. Errors: not_allowed, rate_limited.');
