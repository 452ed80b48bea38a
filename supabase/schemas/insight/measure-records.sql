create function public.measure_records(p_organization_id uuid, p_question jsonb, p_keys jsonb, p_after text, p_size integer)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_by text[] := '{}';
  v_is_ratio boolean;
  v_periods record;
  v_size integer := least(greatest(coalesce(p_size, 50), 1), 500);
  v_rows jsonb;
begin
  perform private.check_measure_question(p_organization_id, p_question);
  if p_keys is not null and jsonb_typeof(p_keys) <> 'null' then
    if jsonb_typeof(p_keys) <> 'array' or jsonb_array_length(p_keys) <> jsonb_array_length(p_question -> 'by') or exists (
        select 1 from jsonb_array_elements(p_keys) k (value) where jsonb_typeof(k.value) not in ('string', 'null') or length(k.value #>> '{}') > 200) then
      perform private.fail('measure_question_malformed');
    end if;
    v_by := array(select jsonb_array_elements_text(p_question -> 'by'));
  end if;
  v_periods := private.measure_periods(p_question);
  select c.is_ratio into v_is_ratio from private.measure_catalog() c where c.measure = p_question ->> 'measure';
  execute format($q$
    select coalesce(jsonb_agg(jsonb_build_object('key', key, 'kind', kind, 'id', id, 'label', label, 'day', day, 'currency', currency,
      'numerator', trim_scale(n), 'denominator', %s, 'property_id', property_id, 'unit_id', unit_id, 'lease_id', lease_id) order by key), '[]')
    from (select * from (
      select x.kind, x.id, min(x.label) as label, x.day, x.currency, x.property_id, x.unit_id, x.lease_id, sum(x.n) as n, sum(x.d) as d,
        (concat(x.day, '|', x.kind, '|', x.id, '|', x.currency, '|', x.property_id, '|', x.unit_id, '|', x.lease_id)) collate "C" as key
      from (%s) x group by x.kind, x.id, x.day, x.currency, x.property_id, x.unit_id, x.lease_id
      having sum(x.n) <> 0 or sum(x.d) <> 0) z
      where $10::text is null or key > $10::text order by key limit %s) y $q$,
    case when v_is_ratio then 'trim_scale(d)' else 'null' end, private.measure_query(p_question, v_by, true), v_size + 1)
  into v_rows
  using p_organization_id, (p_question ->> 'from')::date, (p_question ->> 'until')::date, v_periods.firsts, v_periods.lasts,
    private.organization_today(p_organization_id), (select o.time_zone from public.organizations o where o.id = p_organization_id),
    p_question -> 'where', p_keys, p_after;
  return jsonb_build_object('rows', case when jsonb_array_length(v_rows) > v_size then v_rows - v_size else v_rows end,
    'next', case when jsonb_array_length(v_rows) > v_size then v_rows -> (v_size - 1) -> 'key' end);
end
$$;
select private.declare_verb('measure_records', 'rows', p_comment =>
  'The rows behind an answer, or behind the line of it that has these keys, in pages that begin behind p_after: {rows: [{key, kind, id, label, day, currency, numerator, denominator, property_id, unit_id, lease_id}], next}; next is null on the last page. All pages together sum to the figure. Errors: as measures.');
