-- A day without end makes whoever counts months up to it count for ever, and a number that is none passes every comparison
-- that should refuse it. So no function of the API takes them and no table keeps them.
create function private.check_days(p_names text[], variadic p_days date[])
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_odd text[];
begin
  v_odd := array(select p_names[n] from unnest(p_days) with ordinality as u (d, n)
    where d not between '1900-01-01' and '2200-12-31' order by n);
  if cardinality(v_odd) > 0 then
    perform private.fail('value_out_of_range', jsonb_build_object('fields', v_odd));
  end if;
end
$$;
comment on function private.check_days is
  'Refuses days before 1900, after 2200 or without end; names are those of the arguments, in the same order.';

create function private.check_moments(p_names text[], variadic p_moments timestamptz[])
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_odd text[];
begin
  v_odd := array(select p_names[n] from unnest(p_moments) with ordinality as u (m, n)
    where m not between '1900-01-01Z' and '2200-12-31Z' order by n);
  if cardinality(v_odd) > 0 then
    perform private.fail('value_out_of_range', jsonb_build_object('fields', v_odd));
  end if;
end
$$;
comment on function private.check_moments is 'As private.check_days, of points in time.';

create function private.check_numbers(p_names text[], variadic p_numbers numeric[])
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_odd text[];
begin
  -- NaN is more than infinity.
  v_odd := array(select p_names[n] from unnest(p_numbers) with ordinality as u (v, n)
    where not (v > '-Infinity' and v < 'Infinity') order by n);
  if cardinality(v_odd) > 0 then
    perform private.fail('value_out_of_range', jsonb_build_object('fields', v_odd));
  end if;
end
$$;
comment on function private.check_numbers is
  'Refuses what is no number and what has no end, as private.check_days does of days.';

-- Which functions of the API take what has to be looked at, and whether they look.
create function private.value_checks(p_name text default null)
returns table (function_name name, checks text, is_checked boolean)
language sql
stable
set search_path = ''
as $$
  with arguments as (
    select p.oid, p.proname, p.prosrc, a.n, p.proargnames[a.n] as name, c.function as check_function
    from pg_catalog.pg_proc p
    cross join lateral unnest(p.proargtypes) with ordinality as a (type, n)
    join (values ('date'::regtype, 'check_days'), ('timestamptz'::regtype, 'check_moments'), ('timestamp'::regtype, 'check_moments'),
      ('numeric'::regtype, 'check_numbers'), ('float8'::regtype, 'check_numbers'), ('float4'::regtype, 'check_numbers'))
      as c (type, function) on c.type = a.type
    where p.pronamespace = 'public'::regnamespace and p.proname = coalesce(p_name, p.proname)
  ),
  calls as (
    select oid, proname, prosrc, format('private.%I(%L, %s)', check_function,
      array_agg(regexp_replace(name, '^p_', '') order by n)::text, string_agg(quote_ident(name), ', ' order by n)) as call
    from arguments group by oid, proname, prosrc, check_function
  )
  select proname, string_agg(call, ', ' order by call), bool_and(strpos(prosrc, call) > 0) from calls group by oid, proname
$$;
comment on function private.value_checks is
  'The functions of the API that take days, points in time or numbers with a fraction: the calls that look at them, and whether each is there.';

create function private.guard_values(p_name text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_checks text := (select checks from private.value_checks(p_name) where not is_checked);
  v_function record;
  v_guarded text;
begin
  if v_checks is null then
    return;
  end if;
  select p.prosrc, l.lanname, pg_get_functiondef(p.oid) as definition into strict v_function
  from pg_catalog.pg_proc p join pg_catalog.pg_language l on l.oid = p.prolang
  where p.proname = p_name and p.pronamespace = 'public'::regnamespace;
  v_guarded := case v_function.lanname
    when 'sql' then format(E'\n  select %s;\n%s', v_checks, ltrim(v_function.prosrc, E'\n'))
    else regexp_replace(v_function.prosrc, '(^|\n)(\s*)begin\M', format(E'\\1\\2begin\n  perform %s;', replace(v_checks, '\', '\\')), 'i')
  end;
  if v_guarded = v_function.prosrc then
    raise exception '% has no place for its checks', p_name;
  end if;
  execute replace(v_function.definition, v_function.prosrc, v_guarded);
end
$$;
comment on function private.guard_values is
  'Writes a function of the API again so that it refuses odd days and numbers before it does anything; private.declare_verb calls it.';

create function private.guard_columns()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_column record;
begin
  for v_column in
    select c.relnamespace::regnamespace::text as schema, c.relname as table, a.attname as name,
      left(format('%s_%s_in_range', c.relname, a.attname), 63) as rule,
      case when a.atttypid in ('date'::regtype, 'timestamptz'::regtype) then '%1$I between ''1900-01-01'' and ''2200-12-31'''
        else '%1$I > ''-Infinity'' and %1$I < ''Infinity''' end as limits
    from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped
      and (a.atttypid in ('date'::regtype, 'numeric'::regtype, 'float8'::regtype, 'float4'::regtype)
        -- Points in time are the server's own, but for those that people write.
        or a.atttypid = 'timestamptz'::regtype and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
          or has_column_privilege('authenticated', c.oid, a.attnum, 'update')))
      and not exists (select 1 from pg_catalog.pg_constraint k where k.conrelid = c.oid
        and k.conname = left(format('%s_%s_in_range', c.relname, a.attname), 63))
  loop
    -- Not of the rows of before: whoever has one already shall still get their new version.
    execute format('alter table %I.%I add constraint %I check (%s) not valid', v_column.schema, v_column.table, v_column.rule,
      format(v_column.limits, v_column.name));
  end loop;
end
$$;
comment on function private.guard_columns is
  'Gives every column of days, or of numbers with a fraction, that has none yet a limit that keeps out what has no end and what is no number.';

grant execute on function private.check_days, private.check_moments, private.check_numbers to authenticated, service_role;
