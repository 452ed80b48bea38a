create function private.import_units(p_request_id uuid, p_organization_id uuid, p_rows jsonb, p_is_trial boolean default false)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_judged jsonb;
  v_result jsonb;
  v_added integer := 0;
begin
  perform private.require_permission(p_organization_id, 'portfolio.write');
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 10000 then
    perform private.fail('too_many_rows');
  end if;
  if p_is_trial then
    perform private.forget_request(p_request_id);
  end if;
  -- What a row says is text until it has been judged: a number that is none must not stop the others.
  select jsonb_agg(to_jsonb(j) order by j.n) into v_judged from (
    select g.n, g.line, g.property_id, g.label, g.unit_use, g.bedrooms, g.bathrooms, g.area_m2, g.rent_minor, g.rent_currency,
      case
        when g.property_key = '' then 'property_missing'
        when g.named is null then 'property_unknown'
        when g.active = 0 then 'property_archived'
        when g.active > 1 then 'property_ambiguous'
        when g.label = '' then 'label_missing'
        when char_length(g.label) > 40 then 'label_long'
        when g.nth > 1 then 'repeated'
        when g.unit_use is null or g.unit_use not in ('dwelling', 'commercial') then 'use_unknown'
        when g.bedrooms !~ '^([0-9]|[1-4][0-9]|50)$' then 'bedrooms_invalid'
        when g.bathrooms !~ '^(([0-9]|[1-4][0-9])(\.[0-9])?|50(\.0)?)$' then 'bathrooms_invalid'
        when g.area_m2 !~ '^[0-9]{1,7}(\.[0-9]{1,2})?$' or g.area_m2 ~ '^[0.]+$' then 'area_invalid'
        when g.rent_minor !~ '^([0-9]{1,12}|1000000000000)$' then 'rent_invalid'
        when g.rent_minor is not null and coalesce(g.rent_currency, '') not in ('DOP', 'USD') then 'currency_unknown'
        when u.key is not null then 'known'
      end as reason
    from (
      select e.n, case when e.r ->> 'row' ~ '^[0-9]{1,7}$' then (e.r ->> 'row')::integer else e.n::integer end as line,
        k.property_key, k.label, e.r ->> 'unit_use' as unit_use, nullif(e.r ->> 'bedrooms', '') as bedrooms,
        nullif(e.r ->> 'bathrooms', '') as bathrooms, nullif(e.r ->> 'area_m2', '') as area_m2,
        nullif(e.r ->> 'rent_minor', '') as rent_minor, e.r ->> 'rent_currency' as rent_currency,
        p.key as named, p.active, p.id as property_id,
        row_number() over (partition by k.property_key, lower(k.label) order by e.n) as nth
      from jsonb_array_elements(p_rows) with ordinality as e (r, n)
      cross join lateral (
        select lower(btrim(coalesce(e.r ->> 'property', ''))) as property_key, btrim(coalesce(e.r ->> 'label', '')) as label
      ) k
      left join (
        select lower(btrim(name)) as key, count(*) filter (where archived_at is null) as active,
          (array_agg(id) filter (where archived_at is null))[1] as id
        from public.properties where organization_id = p_organization_id group by 1
      ) p on p.key = k.property_key
    ) g
    left join (
      select distinct property_id, lower(btrim(label)) as key from public.units where organization_id = p_organization_id
    ) u on u.property_id = g.property_id and u.key = lower(g.label)
  ) j;
  if not p_is_trial then
    insert into public.units (organization_id, property_id, label, unit_use, bedrooms, bathrooms, area_m2, market_rent_minor,
      market_rent_currency)
    select p_organization_id, g.property_id, g.label, g.unit_use::public.unit_use, g.bedrooms::smallint, g.bathrooms::numeric,
      g.area_m2::numeric, g.rent_minor::bigint, case when g.rent_minor is not null then g.rent_currency::public.currency_code end
    from jsonb_to_recordset(v_judged) as g (n bigint, property_id uuid, label text, unit_use text, bedrooms text, bathrooms text,
      area_m2 text, rent_minor text, rent_currency text, reason text)
    where g.reason is null order by g.n
    on conflict (property_id, label) do nothing;
    get diagnostics v_added = row_count;
  else
    select count(*) into v_added from jsonb_array_elements(v_judged) j where j ->> 'reason' is null;
  end if;
  select jsonb_build_object(
    'added', v_added,
    'known', jsonb_array_length(p_rows) - v_added - count(*) filter (where j ->> 'reason' <> 'known'),
    'refused', coalesce(jsonb_agg(jsonb_build_object('row', j -> 'line', 'reason', j -> 'reason') order by j -> 'n')
      filter (where j ->> 'reason' <> 'known'), '[]')
  ) into v_result from jsonb_array_elements(coalesce(v_judged, '[]')) j;
  return v_result;
end
$$;
select private.declare_verb('import_units', 'portfolio.write', p_repeatable => true, p_comment =>
  'Adds units from a file: [{row, property (its name), label, unit_use, bedrooms, bathrooms, area_m2, rent_minor, rent_currency}], 10,000 at most. Good rows are added, what the property has already is left as it is, and each bad row is answered: {added, known, refused: [{row, reason}]}. A trial only tells. Errors: not_allowed, too_many_rows, request_id_reused.');
