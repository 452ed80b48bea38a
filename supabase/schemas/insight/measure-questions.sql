-- What is wrong with a question is said in words before any of it becomes a query. Names are looked up in the catalog; nothing of
-- the question but values of parameters gets into a query.
create function private.check_measure_shape(p_question jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_is_shaped boolean;
begin
  if octet_length(p_question::text) > 100000 then
    perform private.fail('measure_question_malformed');
  end if;
  select coalesce(jsonb_typeof(p_question) = 'object' and jsonb_typeof(p_question -> 'measure') = 'string'
    and p_question ->> 'from' ~ '^\d{4}-\d{2}-\d{2}$' and p_question ->> 'until' ~ '^\d{4}-\d{2}-\d{2}$'
    and jsonb_typeof(p_question -> 'by') = 'array' and jsonb_typeof(p_question -> 'where') = 'array', false) into v_is_shaped;
  if v_is_shaped then
    v_is_shaped := jsonb_array_length(p_question -> 'by') <= 3 and jsonb_array_length(p_question -> 'where') <= 6
      and not exists (select 1 from jsonb_array_elements(p_question -> 'by') b (name) where jsonb_typeof(b.name) <> 'string')
      and (select count(distinct b.name) from jsonb_array_elements(p_question -> 'by') b (name)) = jsonb_array_length(p_question -> 'by')
      and not exists (select 1 from jsonb_array_elements(p_question -> 'where') w (one)
        where jsonb_typeof(w.one) <> 'object' or coalesce(jsonb_typeof(w.one -> 'dimension'), '') <> 'string'
          or coalesce(jsonb_typeof(w.one -> 'values'), '') <> 'array');
  end if;
  if v_is_shaped then
    v_is_shaped := not exists (select 1 from jsonb_array_elements(p_question -> 'where') w (one)
      cross join lateral jsonb_array_elements(w.one -> 'values') v (value)
      where jsonb_typeof(v.value) <> 'string' or length(v.value #>> '{}') > 200 or jsonb_array_length(w.one -> 'values') > 500
        or (w.one ->> 'dimension' in ('property', 'unit', 'lease', 'tenant', 'account', 'vendor')
          and v.value #>> '{}' !~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'));
  end if;
  if not v_is_shaped then
    perform private.fail('measure_question_malformed');
  end if;
end
$$;
comment on function private.check_measure_shape is
  'Refuses with measure_question_malformed what is no question: {measure, by, where: [{dimension, values}], from, until}.';

create function private.check_measure_question(p_organization_id uuid, p_question jsonb)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_measure record;
  v_dimension text;
  v_is_filter boolean;
begin
  perform private.check_measure_shape(p_question);
  select * into v_measure from private.measure_catalog() c where c.measure = p_question ->> 'measure';
  if v_measure.measure is null then
    perform private.fail('measure_unknown');
  end if;
  perform private.require_permission(p_organization_id, v_measure.permission);
  for v_dimension, v_is_filter in
    select b.name, false from jsonb_array_elements_text(p_question -> 'by') b (name)
    union all select w.one ->> 'dimension', true from jsonb_array_elements(p_question -> 'where') w (one)
  loop
    -- Of a figure as of a day there is no part that is of a month: the question has its days.
    if v_dimension <> all (v_measure.dimensions) or (v_is_filter and v_measure.is_by_period and v_dimension in ('month', 'quarter', 'year')) then
      perform private.fail('measure_cut_invalid', jsonb_build_object('dimension', left(v_dimension, 40)));
    end if;
    if v_dimension in ('owner', 'tenant') then
      perform private.require_permission(p_organization_id, 'people.read');
    elsif v_dimension in ('lease', 'lease_kind', 'lease_cohort', 'tenancy_band', 'rent_band') then
      perform private.require_permission(p_organization_id, 'leases.read');
    end if;
  end loop;
  perform private.require_measure_days(p_question ->> 'from', p_question ->> 'until');
  if v_measure.is_by_period or v_measure.is_by_month then
    if (p_question ->> 'until')::date - (p_question ->> 'from')::date > 366 * 20
      and (v_measure.is_by_month or p_question -> 'by' ?| array['month', 'quarter']) then
      perform private.fail('measure_periods_too_many');
    end if;
  end if;
end
$$;
comment on function private.check_measure_question is
  'Refuses a question that its caller may not ask or that has no answer. Errors: measure_question_malformed, measure_unknown, measure_cut_invalid, measure_days_invalid, measure_periods_too_many, not_allowed.';

create function private.require_measure_days(p_from text, p_until text)
returns void
language plpgsql
stable
set search_path = ''
as $$
declare
  v_are_days boolean;
begin
  begin
    v_are_days := p_from::date <= p_until::date and p_from::date >= '1990-01-01' and p_until::date <= '2100-12-31';
  exception when datetime_field_overflow or invalid_datetime_format then
    v_are_days := false;
  end;
  if not v_are_days then
    perform private.fail('measure_days_invalid');
  end if;
end
$$;
comment on function private.require_measure_days is
  'Refuses with measure_days_invalid what is no period between 1990 and 2100.';

grant execute on function private.check_measure_shape, private.check_measure_question, private.require_measure_days,
  private.measure_catalog, private.measure_parts, private.measure_source_of_money, private.measure_source_of_places,
  private.measure_dimension to authenticated, service_role;
