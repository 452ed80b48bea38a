-- One list of measures. A question becomes a query of texts of this folder, and is run with its caller's rights: a row that
-- the caller may not read is in no figure.
create function private.measure_source(p_source text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  v_text text := coalesce(private.measure_source_of_money(p_source), private.measure_source_of_places(p_source));
  v_part text;
begin
  foreach v_part in array array['units', 'open_charges'] loop
    if strpos(v_text, '{' || v_part || '}') > 0 then
      v_text := replace(v_text, '{' || v_part || '}', private.measure_source(v_part));
    end if;
  end loop;
  return v_text;
end
$$;
comment on function private.measure_source is 'The text of a source, with the sources that it is made of.';

-- The rows behind a question: k1, k2, k3, what they are by; currency; n and d, what they add.
create function private.measure_query(p_question jsonb, p_by text[], p_is_one_line boolean)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  v_measure record;
  v_filters text[] := array(select w.one ->> 'dimension' from jsonb_array_elements(p_question -> 'where') with ordinality w (one, n) order by n);
  v_used text[] := p_by || v_filters;
  v_own text[];
  v_values text[] := '{}';
  v_conditions text[] := '{}';
  v_rows text;
  v_part text := '%s';
  v_i integer;
begin
  select * into v_measure from private.measure_catalog() c where c.measure = p_question ->> 'measure';
  -- What rows have themselves.
  v_own := array(select d from unnest(array['charge_kind', 'payment_method', 'account', 'vendor', 'request_category', 'request_priority',
    'request_status', 'tenant']) d where d = any (v_used) and (d <> 'tenant' or v_measure.measure = 'tenants'));
  select string_agg(format('select s.kind, s.id, s.label, s.day, s.currency, s.property_id, s.unit_id, s.lease_id%s, (%s)::numeric as n, (%s)::numeric as d from (%s) s where %s',
      (select string_agg(format(', s.%I', o.name), '') from unnest(v_own) o (name)), t.numerator, t.denominator,
      private.measure_source(t.source), t.condition), E'\nunion all\n') into v_rows
  from private.measure_parts(v_measure.measure) t;
  for v_i in 1 .. cardinality(v_used) loop
    v_values := v_values || case when v_used[v_i] = any (v_own) then format('f.%I', v_used[v_i])
      else private.measure_dimension(v_used[v_i]) end;
    if v_i > cardinality(p_by) then
      v_conditions := v_conditions || case when v_used[v_i] in ('property', 'unit', 'lease') then
          format('f.%I = any (array(select (x #>> ''{}'')::uuid from jsonb_array_elements($8 -> %s -> ''values'') x))', v_used[v_i] || '_id', v_i - cardinality(p_by) - 1)
        else format('%s = any (array(select jsonb_array_elements_text($8 -> %s -> ''values'')))', v_values[v_i], v_i - cardinality(p_by) - 1) end;
    elsif p_is_one_line then
      v_conditions := v_conditions || format('%s is not distinct from ($9 ->> %s)', v_values[v_i], v_i - 1);
    end if;
  end loop;
  if v_measure.is_shared and 'owner' = any (v_used) then
    v_part := 'round(%1$s * coalesce(o.through, 10000) / 10000) - round(%1$s * coalesce(o.below, 0) / 10000)';
  end if;
  return format('with seg (first, last) as materialized (select * from unnest($4::date[], $5::date[])) select f.kind, f.id, f.label, f.day, '
      'f.property_id, f.unit_id, f.lease_id, %s as currency, %s as n, %s as d%s from (%s) f%s where %s',
    case when v_measure.is_money then 'f.currency' else 'null::public.currency_code' end,
    format(v_part, 'f.n'), format(v_part, 'f.d'),
    coalesce((select string_agg(format(', %s as k%s', v.text, v.n), '' order by v.n) from unnest(v_values[1:cardinality(p_by)]) with ordinality v (text, n)), ''),
    v_rows,
    ' left join public.properties p on p.id = f.property_id left join public.units u on u.id = f.unit_id'
      || ' left join public.leases l on l.id = f.lease_id' || case when 'owner' = any (v_used) then
      ' left join private.measure_owners($1) o on o.property_id = f.property_id and f.day between o.starts_on and o.ends_on' else '' end,
    coalesce(nullif(array_to_string(v_conditions, ' and '), ''), 'true'));
end
$$;
comment on function private.measure_query is
  'The rows behind a question that was checked, as text of a query. One line: those of the line of an answer whose keys are $9.';

create function private.measure_periods(p_question jsonb, out firsts date[], out lasts date[])
language plpgsql
stable
set search_path = ''
as $$
declare
  v_from date := p_question ->> 'from';
  v_until date := p_question ->> 'until';
  v_unit text := case
    when p_question -> 'by' ? 'month' or (select c.is_by_month from private.measure_catalog() c where c.measure = p_question ->> 'measure')
      then 'month' when p_question -> 'by' ? 'quarter' then 'quarter' when p_question -> 'by' ? 'year' then 'year' end;
begin
  firsts := array[v_from];
  lasts := array[v_until];
  if v_unit is not null then
    select array_agg(greatest(m::date, v_from) order by m),
      array_agg(least((m + case v_unit when 'quarter' then interval '3 months' else ('1 ' || v_unit)::interval end)::date - 1, v_until) order by m)
    into firsts, lasts
    from generate_series(date_trunc(v_unit, v_from::timestamp), v_until::timestamp,
      case v_unit when 'quarter' then interval '3 months' else ('1 ' || v_unit)::interval end) m;
  end if;
end
$$;
comment on function private.measure_periods is
  'The periods that a question looks at: its months, quarters or years where it is cut by them, cut off at its days; else its days.';

create function private.measure_answer(p_organization_id uuid, p_question jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_by text[] := array(select jsonb_array_elements_text(p_question -> 'by'));
  v_keys text := array_to_string(array(select 'k' || n from generate_series(1, cardinality(v_by)) n), ', ');
  v_order text := array_to_string(array(select format('k%s collate "C" nulls last', n) from generate_series(1, cardinality(v_by)) n)
    || array['currency'], ', ');
  v_measure record;
  v_periods record := private.measure_periods(p_question);
  v_rows jsonb;
begin
  select * into v_measure from private.measure_catalog() c where c.measure = p_question ->> 'measure';
  execute format($q$
    select coalesce(jsonb_agg(jsonb_build_object('keys', jsonb_build_array(%1$s), 'currency', currency,
      'numerator', trim_scale(coalesce(n, 0)), 'denominator', %2$s) order by %3$s), '[]')
    from (select %4$s currency, sum(n) as n, sum(d) as d from (%5$s) x %6$s order by %3$s limit 5001) y $q$,
    v_keys, case when v_measure.is_ratio then 'trim_scale(coalesce(d, 0))' else 'null' end, v_order,
    case when v_keys = '' then '' else v_keys || ', ' end || case when v_measure.is_money or v_keys <> '' then '' else 'null::public.currency_code as ' end,
    private.measure_query(p_question, v_by, false),
    case when v_measure.is_money or v_keys <> '' then 'group by ' || concat_ws(', ', nullif(v_keys, ''), 'currency') else '' end)
  into v_rows
  using p_organization_id, (p_question ->> 'from')::date, (p_question ->> 'until')::date, v_periods.firsts, v_periods.lasts,
    private.organization_today(p_organization_id), (select o.time_zone from public.organizations o where o.id = p_organization_id),
    p_question -> 'where';
  return jsonb_build_object('rows', case when jsonb_array_length(v_rows) > 5000 then v_rows - 5000 else v_rows end,
    'names', private.measure_names(p_organization_id, v_by, v_rows), 'is_cut', jsonb_array_length(v_rows) > 5000);
end
$$;
comment on function private.measure_answer is 'The answer to a question that was checked: {rows, names, is_cut}.';

create function private.measure_names(p_organization_id uuid, p_by text[], p_rows jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_names jsonb := '{}';
  v_found jsonb;
  v_i integer;
begin
  for v_i in 1 .. cardinality(p_by) loop
    execute format('select jsonb_object_agg(n.id, n.name) from (%s) n where n.id in (select r -> ''keys'' ->> $2 from jsonb_array_elements($3) r)',
      case p_by[v_i]
        when 'property' then 'select x.id::text, x.name from public.properties x where x.organization_id = $1'
        when 'unit' then 'select x.id::text, p.name || '', '' || x.label as name from public.units x
          join public.properties p on p.id = x.property_id where x.organization_id = $1'
        when 'lease' then 'select x.id::text, concat_ws('' · '', (select e.full_name from public.lease_tenants t
            join public.people e on e.id = t.person_id where t.lease_id = x.id and t.is_primary
            order by t.primary_from desc nulls last, t.id limit 1), p.name || '', '' || u.label) as name
          from public.leases x join public.properties p on p.id = x.property_id join public.units u on u.id = x.unit_id
          where x.organization_id = $1'
        when 'tenant' then 'select x.id::text, x.full_name as name from public.people x where x.organization_id = $1'
        when 'owner' then 'select distinct on (x.owner_key) x.owner_key as id, x.owner_name as name
          from private.measure_owners($1) x order by x.owner_key, x.ends_on desc'
        when 'account' then 'select x.id::text, x.name from public.accounts x where x.organization_id = $1'
        when 'vendor' then 'select x.id::text, x.name from public.vendors x where x.organization_id = $1'
        else 'select null::text as id, null::text as name where false' end)
    into v_found using p_organization_id, v_i - 1, p_rows;
    v_names := v_names || coalesce(v_found, '{}');
  end loop;
  return v_names;
end
$$;
comment on function private.measure_names is 'The names of the records among the keys of an answer, by their id.';

grant execute on function private.measure_source, private.measure_query, private.measure_periods, private.measure_answer,
  private.measure_names to authenticated, service_role;

create function public.measures(p_organization_id uuid, p_questions jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_question jsonb;
  v_answers jsonb := '[]';
begin
  if coalesce(jsonb_typeof(p_questions), '') <> 'array' or jsonb_array_length(p_questions) > 40 then
    perform private.fail('measure_question_malformed');
  end if;
  -- All are checked first: a refusal costs nothing.
  for v_question in select jsonb_array_elements(p_questions) loop
    perform private.check_measure_question(p_organization_id, v_question);
  end loop;
  for v_question in select jsonb_array_elements(p_questions) loop
    v_answers := v_answers || jsonb_build_array(private.measure_answer(p_organization_id, v_question));
  end loop;
  return v_answers;
end
$$;
select private.declare_verb('measures', 'rows', p_comment =>
  'Answers to at most 40 questions {measure, by, where: [{dimension, values}], from, until}, in their order: {rows: [{keys, currency, numerator, denominator}], names, is_cut}; 5,000 rows at most, in the order of their keys. Money in minor units; a ratio is not known where its denominator is 0. Errors: measure_question_malformed, measure_unknown, measure_cut_invalid, measure_days_invalid, measure_periods_too_many, not_allowed.');
