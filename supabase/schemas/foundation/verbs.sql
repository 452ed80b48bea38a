-- What the API calls is declared once, below the private function that does it: the public function, its guards, its grants,
-- its comment and the memory of what was asked before are made from that.
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

create function private.guarded_body(p_work text, p_is_repeatable boolean)
returns text
language sql
immutable
set search_path = ''
as $sql$
  select format($body$
#variable_conflict use_column
declare
  %sv_table text; v_constraint text; v_column text;
begin
  %s
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$body$, case when p_is_repeatable then E'v_known jsonb;\n  ' else '' end, p_work)
$sql$;
comment on function private.guarded_body is
  'The body of a public function: what a constraint or a type refuses is answered with a code of the product.';

create function private.once_only(p_verb pg_catalog.pg_proc, p_call text, p_arguments text[], p_answer pg_catalog.pg_proc)
returns text
language plpgsql
stable
set search_path = ''
as $sql$
declare
  v_type text := format_type(p_verb.prorettype, null);
  v_kept text := format('(select r.result from jsonb_to_record(v_known) as r (result %s))', v_type);
begin
  if p_verb.proretset and (p_answer.oid is not null or p_verb.prorettype in (select t.oid from pg_catalog.pg_type t where t.typtype in ('c', 'p'))) then
    raise exception 'what % returns is not kept: let it return less, and an answer function the rest', p_verb.proname;
  end if;
  return format($body$v_known := private.claim_request(p_request_id, %L, jsonb_build_array(%s));
  if v_known is null then
    %s
    perform private.complete_request(p_request_id, v_known);
  end if;
  return%s;$body$, p_verb.proname, array_to_string(array_remove(p_arguments, 'p_request_id'), ', '),
    case
      when p_verb.prorettype = 'void'::regtype then format(E'perform %s;\n    v_known := ''{}'';', p_call)
      when p_verb.proretset then
        format('v_known := jsonb_build_object(''result'', array(select to_jsonb(r.one) from %s as r (one)));', p_call)
      else format('v_known := jsonb_build_object(''result'', %s);', p_call)
    end,
    case
      when p_verb.prorettype = 'void'::regtype then ''
      when p_verb.proretset then
        format(' query select r.one::%s from jsonb_array_elements_text(v_known -> ''result'') as r (one)', v_type)
      when p_answer.oid is null then ' ' || v_kept
      else case when p_answer.proretset then ' query select * from ' else ' ' end || format('private.%I(%s)', p_answer.proname, v_kept)
    end);
end
$sql$;
comment on function private.once_only is
  'What the public function of a repeatable verb does: a request that comes again is answered as the first time, from what is kept.';

create function private.declare_verb(p_name text, p_access text, p_comment text, p_repeatable boolean default false,
  p_callers text default 'authenticated', p_answer text default null)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_verb pg_catalog.pg_proc;
  v_answer pg_catalog.pg_proc;
  v_names text[];
  v_call text;
  v_functions text := format('public.%I', p_name);
begin
  if p_access <> 'rows' then
    select * into strict v_verb from pg_catalog.pg_proc where proname = p_name and pronamespace = 'private'::regnamespace;
    select * into v_answer from pg_catalog.pg_proc where proname = p_answer and pronamespace = 'private'::regnamespace;
    v_names := coalesce(v_verb.proargnames[1:v_verb.pronargs], '{}');
    v_call := format('private.%I(%s)', p_name, array_to_string(v_names, ', '));
    execute format('create function public.%I(%s) returns %s language plpgsql %s set search_path = %L %s as %L', p_name,
      concat_ws(', ', case when p_repeatable and v_names[1] is distinct from 'p_request_id' then 'p_request_id uuid' end,
        nullif(pg_get_function_arguments(v_verb.oid), '')),
      pg_get_function_result(coalesce(v_answer.oid, v_verb.oid)),
      case when not p_repeatable and v_verb.provolatile = 's' then 'stable' else 'volatile' end, '',
      (select string_agg(format('set %I = %L', split_part(c, '=', 1), split_part(c, '=', 2)), ' ') from unnest(v_verb.proconfig) c
        where c not like 'search_path=%'),
      private.guarded_body(case
        when p_repeatable then private.once_only(v_verb, v_call, v_names, v_answer)
        when v_verb.prorettype = 'void'::regtype then format('perform %s;', v_call)
        when v_verb.proretset then format('return query select * from %s;', v_call)
        else format('return %s;', v_call)
      end, p_repeatable));
    execute format('comment on function private.%I is %L', p_name,
      jsonb_build_object('access', string_to_array(p_access, ', '), 'repeatable', p_repeatable));
    v_functions := concat_ws(', ', v_functions, format('private.%I', p_name), 'private.' || quote_ident(p_answer));
  end if;
  execute format('grant execute on function %s to %s', v_functions, p_callers);
  execute format('comment on function public.%I is %L', p_name, p_comment);
  perform private.guard_values(p_name);
end
$$;
comment on function private.declare_verb is
  'Makes the public function of a private one, with the rights of its caller. Access: the permissions that it asks for, or else who it is for: own (what is the caller''s own), admin (of the platform), service, anyone; rows is a public function that reads what its caller''s policies show. A repeatable one takes a request id and is done once; the answer is a function that makes what callers get of what is kept.';

grant execute on function private.claim_request, private.complete_request to authenticated;
grant execute on function private.refuse_raw to anon, authenticated, service_role;
