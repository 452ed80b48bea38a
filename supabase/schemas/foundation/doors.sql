-- Doors of verbs that answer in the product's words also where a row's own limits refuse what a verb let pass.
create function private.refuse_raw(p_state text, p_table text, p_constraint text, p_column text)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_rule pg_catalog.pg_constraint;
  v_fields text[] := array_remove(array[nullif(p_column, '')], null);
begin
  select * into v_rule from pg_catalog.pg_constraint
  where conname = p_constraint and conrelid = to_regclass(format('public.%I', p_table));
  if v_rule.oid is not null then
    v_fields := array(select a.attname::text from pg_catalog.pg_attribute a
      where a.attrelid = v_rule.conrelid and a.attnum = any (v_rule.conkey) order by array_position(v_rule.conkey, a.attnum));
  end if;
  perform private.fail(
    case
      when p_state = '23505' then 'already_exists'
      when p_state = '23503' then 'not_found'
      when p_state = '23P01' then 'overlaps'
      when p_state = '23502' then 'value_missing'
      when p_state = '22001' then 'value_too_long'
      when p_state = '23514' and pg_get_constraintdef(v_rule.oid) like '%length(%' then 'text_length'
      when p_state like '23%' or p_state in ('22003', '2201W', '2201X', '0A000') then 'value_out_of_range'
      else 'value_malformed'
    end, jsonb_build_object('fields', v_fields));
end
$$;
comment on function private.refuse_raw is
  'Says in the product''s words what a constraint or a type refused: a code, and the columns that it is about.';

create function private.guard_door(p_name text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_door record;
  v_call text;
begin
  select p.oid, p.prosrc, p.proretset, p.prorettype, l.lanname, pg_get_function_arguments(p.oid) as arguments,
    pg_get_function_result(p.oid) as result
  into strict v_door
  from pg_catalog.pg_proc p join pg_catalog.pg_language l on l.oid = p.prolang
  where p.proname = p_name and p.pronamespace = 'public'::regnamespace;
  v_call := regexp_replace(v_door.prosrc, '^\s*select\s+|[\s;]+$', '', 'gi');
  if v_door.lanname <> 'sql' or v_call !~* '^(\* from )?private\.\w+\(.*\)$' then
    raise exception '% is no door', p_name;
  end if;
  execute format($sql$
    create or replace function public.%I(%s) returns %s language plpgsql set search_path = '' as $door$
    #variable_conflict use_column
    declare
      v_table text; v_constraint text; v_column text;
    begin
      %s;
    exception when data_exception or integrity_constraint_violation or feature_not_supported then
      get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
      perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
      raise;
    end
    $door$ $sql$,
    p_name, v_door.arguments, v_door.result,
    case
      when v_door.prorettype = 'void'::regtype then 'perform ' || v_call
      when v_door.proretset then 'return query select ' || v_call
      else 'return ' || regexp_replace(v_call, '^\* from ', '', 'i')
    end);
  perform private.guard_values(p_name);
end
$$;
comment on function private.guard_door is
  'Writes a door (select private.verb(…)) again so that it answers a violated constraint, and a value that a type refuses, with a code of the product.';

grant execute on function private.refuse_raw to authenticated, service_role;
