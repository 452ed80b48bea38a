SET local check_function_bodies = off;

DROP INDEX "public"."maintenance_search";

DROP FUNCTION "private"."find_people"(uuid, text, integer);

DROP FUNCTION "private"."search_records"(uuid, text, integer);

DROP FUNCTION "public"."search_records"(uuid, text, integer);

CREATE OR REPLACE FUNCTION private.find_money_records (
  p_organization_id uuid,
  p_limit           integer,
  p_kinds           text[],
  p_number          bigint,
  p_amount          bigint,
  p_pattern         text,
  p_every           text[],
  p_people          uuid[],
  p_vendors         uuid[]
)
  RETURNS TABLE (
    kind         text,
    id           uuid,
    title        text,
    detail       text,
    number       text,
    amount_minor bigint,
    currency     text,
    on_day       date,
    is_open      boolean,
    lease_id     uuid,
    unit_id      uuid,
    property_id  uuid
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
begin
  if 'payment' = any (p_kinds) then
    return query
      select 'payment', y.id, coalesce(t.full_name, ''), concat_ws(', ', t.unit_label, t.property_name),
        coalesce(r.number::text, ''), y.amount_minor, y.currency::text, y.paid_on, y.status in ('reported', 'confirmed'),
        y.lease_id, t.unit_id, y.property_id
      from (
        (select r.payment_id as id from public.receipts r where r.organization_id = p_organization_id and r.number = p_number)
        union
        (select y.id from public.payments y where y.organization_id = p_organization_id and y.amount_minor = p_amount
          order by y.paid_on desc, y.id desc limit 20)
        union
        (select y.id from public.payments y
          where y.organization_id = p_organization_id and y.reference <> '' and private.plain_text(y.reference) like p_pattern
            and (p_every = '{}' or ' ' || private.plain_text(y.reference) like all (p_every))
          order by y.paid_on desc, y.id desc limit 20)
        union
        (select y.id from (select distinct t.lease_id from public.tenant_rows t
            where t.organization_id = p_organization_id and t.person_id = any (p_people) and t.is_primary) l
          cross join lateral (select y.id from public.payments y where y.lease_id = l.lease_id
            order by y.paid_on desc, y.id desc limit p_limit) y)
      ) h
      join public.payments y on y.id = h.id
      left join public.receipts r on r.payment_id = y.id
      left join lateral (select t.full_name, t.unit_label, t.property_name, t.unit_id from public.tenant_rows t
        where t.organization_id = p_organization_id and t.lease_id = y.lease_id and t.is_primary order by t.has_left limit 1) t on true
      order by (r.number = p_number) is true desc, y.status = 'reported' desc, y.status = 'confirmed' desc, y.paid_on desc, y.id desc
      limit p_limit;
  end if;
  if 'bill' = any (p_kinds) then
    return query
      select 'bill', b.id, v.name, b.note, b.ncf, b.total_minor, b.currency::text, b.billed_on,
        b.status not in ('paid', 'void'), null::uuid, b.unit_id, b.property_id
      from (
        (select x.id from unnest(p_vendors) as w (vendor_id)
          cross join lateral (select b.id from public.bills b where b.organization_id = p_organization_id and b.vendor_id = w.vendor_id
            order by b.billed_on desc, b.id desc limit p_limit) x)
        union
        (select b.id from public.bills b where b.organization_id = p_organization_id and b.total_minor = p_amount
          order by b.billed_on desc, b.id desc limit 20)
        union
        (select b.id from public.bills b
          where b.organization_id = p_organization_id and (b.ncf <> '' or b.note <> '')
            and private.plain_text(b.ncf || ' ' || b.note) like p_pattern
            and (p_every = '{}' or ' ' || private.plain_text(b.ncf || ' ' || b.note) like all (p_every))
          order by b.billed_on desc, b.id desc limit 20)
      ) h
      join public.bills b on b.id = h.id
      join public.vendors v on v.id = b.vendor_id
      order by b.status not in ('paid', 'void') desc, b.status = 'paid' desc, b.billed_on desc, b.id desc limit p_limit;
  end if;
  if 'vendor' = any (p_kinds) then
    return query
      select 'vendor', v.id, v.name, v.phone, v.identity_number, null::bigint, null, null::date, v.archived_at is null,
        null::uuid, null::uuid, null::uuid
      from public.vendors v where v.id = any (p_vendors)
      order by v.archived_at is null desc, v.name_order, v.id limit p_limit;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.find_nearest_people (
  p_organization_id uuid,
  p_first           text,
  p_pattern         text,
  p_every           text[]
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
begin
  return query
    select h.id from (
      (select pe.id, pe.search_text from public.people pe
        where pe.organization_id = p_organization_id and pe.search_text like p_first limit 100)
      union
      (select pe.id, pe.search_text from public.people pe
        where pe.organization_id = p_organization_id and pe.search_text like p_pattern
          and ' ' || pe.search_text like all (p_every) limit 200)
    ) h
    order by exists (select 1 from public.tenant_rows t
        where t.organization_id = p_organization_id and t.person_id = h.id and not t.has_left
          and t.status in ('active', 'notice_given', 'month_to_month')) desc,
      h.search_text like p_first desc, h.search_text, h.id limit 20;
end
$function$;

CREATE OR REPLACE FUNCTION private.find_nearest_units (
  p_organization_id uuid,
  p_first           text,
  p_pattern         text,
  p_every           text[]
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
begin
  return query
    select h.id from (
      (select u.id, u.label, u.search_text, u.property_id from public.units u
        where u.organization_id = p_organization_id and u.archived_at is null and u.search_text like p_first limit 100)
      union
      (select u.id, u.label, u.search_text, u.property_id from public.units u
        where u.organization_id = p_organization_id and u.archived_at is null and u.search_text like p_pattern
          and ' ' || u.search_text like all (p_every) limit 200)
      union
      (select u.id, u.label, u.search_text, u.property_id from public.units u
        where char_length(p_first) > 2 and u.organization_id = p_organization_id and u.archived_at is null
          and u.search_text like '% ' || p_first limit 100)
    ) h
    join public.properties p on p.id = h.property_id
    order by h.search_text || '%' = p_first desc, h.search_text like p_first desc, p.name_order,
      h.label collate private.natural_order, h.id limit 20;
end
$function$;

CREATE OR REPLACE FUNCTION private.find_paper_records (
  p_organization_id uuid,
  p_limit           integer,
  p_kinds           text[],
  p_may             text[],
  p_number          bigint,
  p_pattern         text,
  p_every           text[],
  p_units           uuid[],
  p_first           text
)
  RETURNS TABLE (
    kind         text,
    id           uuid,
    title        text,
    detail       text,
    number       text,
    amount_minor bigint,
    currency     text,
    on_day       date,
    is_open      boolean,
    lease_id     uuid,
    unit_id      uuid,
    property_id  uuid
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
begin
  if 'maintenance_request' = any (p_kinds) and 'maintenance.read' = any (p_may) then
    return query
      select 'maintenance_request', m.id, m.title, concat_ws(', ', u.label, p.name), m.number::text, null::bigint, null,
        m.created_at::date, m.status in ('pending', 'in_progress'), null::uuid, m.unit_id, m.property_id
      from (
        (select m.id from public.maintenance_requests m where m.organization_id = p_organization_id and m.number = p_number)
        union
        (select m.id from public.maintenance_requests m where m.organization_id = p_organization_id and m.search_text like p_pattern
          and ' ' || m.search_text like all (p_every) order by m.created_at desc, m.id desc limit 50)
        union
        (select x.id from unnest(p_units) as w (unit_id)
          cross join lateral (select m.id from public.maintenance_requests m where m.unit_id = w.unit_id
            order by m.created_at desc limit p_limit) x)
      ) h
      join public.maintenance_requests m on m.id = h.id
      join public.properties p on p.id = m.property_id
      left join public.units u on u.id = m.unit_id
      order by m.status in ('pending', 'in_progress') desc, m.created_at desc, m.id desc limit p_limit;
  end if;
  if p_pattern is null then
    return;
  end if;
  if 'document' = any (p_kinds) then
    return query
      select 'document', d.id, d.name, concat_ws(', ', u.label, p.name), '', null::bigint, null, d.created_at::date, true,
        d.lease_id, d.place_unit_id, d.place_property_id
      from (select d.* from public.documents d
        where d.organization_id = p_organization_id and d.search_name like p_pattern and ' ' || d.search_name like all (p_every)
          and (d.area = 'portfolio' or d.area::text || '.read' = any (p_may))
        order by d.created_at desc, d.id desc limit 50) d
      left join public.properties p on p.id = d.place_property_id
      left join public.units u on u.id = d.place_unit_id
      order by d.search_name like p_first desc, d.created_at desc, d.id desc limit p_limit;
  end if;
  if 'notice' = any (p_kinds) and 'messages.read' = any (p_may) then
    return query
      select 'notice', n.id, n.title_es, n.title_en, '', null::bigint, null, n.publish_at::date, n.withdrawn_at is null,
        null::uuid, null::uuid, n.property_id
      from public.notices n
      where n.organization_id = p_organization_id
        and private.plain_text(n.title_es || ' ' || n.title_en || ' ' || n.body_es || ' ' || n.body_en) like p_pattern
        and (p_every = '{}'
          or ' ' || private.plain_text(n.title_es || ' ' || n.title_en || ' ' || n.body_es || ' ' || n.body_en) like all (p_every))
      order by n.withdrawn_at is null desc, n.publish_at desc, n.id desc limit p_limit;
  end if;
  if 'application' = any (p_kinds) and 'people.read' = any (p_may) then
    return query
      select 'application', a.id, m.full_name, concat_ws(', ', u.label, p.name), '', null::bigint, null, a.created_at::date,
        a.status in ('draft', 'submitted', 'in_review'), null::uuid, a.unit_id, a.property_id
      from public.application_applicants m
      join public.applications a on a.id = m.application_id
      join public.properties p on p.id = a.property_id
      left join public.units u on u.id = a.unit_id
      where m.organization_id = p_organization_id and m.is_primary and m.search_name like p_pattern
        and ' ' || m.search_name like all (p_every)
      order by a.status in ('draft', 'submitted', 'in_review') desc, a.created_at desc, a.id desc limit p_limit;
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.search_records (
  p_organization_id uuid,
  p_text            text,
  p_limit           integer DEFAULT 5,
  p_kinds           text[]  DEFAULT '{property,unit,person}'::text[]
)
  RETURNS TABLE (
    kind         text,
    id           uuid,
    title        text,
    detail       text,
    number       text,
    amount_minor bigint,
    currency     text,
    on_day       date,
    is_open      boolean,
    lease_id     uuid,
    unit_id      uuid,
    property_id  uuid
  )
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
declare
  v_limit integer := least(greatest(coalesce(p_limit, 5), 1), 20);
  v_words text[] := private.search_words(p_text);
  v_is_long boolean := char_length(v_words[1]) >= 3;
  v_first text := private.like_literal(private.plain_text(left(p_text, 120))) || '%';
  v_pattern text := case when v_is_long then private.search_pattern(p_text) else v_first end;
  v_every text[] := case when v_is_long then private.search_patterns(p_text) else '{}' end;
  v_people_pattern text := case when v_is_long then private.people_pattern(p_text) else v_first end;
  v_people_every text[] := case when v_is_long then private.people_patterns(p_text) else '{}' end;
  v_number bigint := case when btrim(p_text, ' #') ~ '^[0-9]{1,15}$' then btrim(p_text, ' #')::bigint end;
  v_amount bigint := private.typed_amount(p_text);
  v_may text[] := array(select k.permission
    from unnest(array['people.read', 'leases.read', 'money.read', 'maintenance.read', 'messages.read']) as k (permission)
    where p_organization_id in (select private.my_organization_ids(k.permission)));
  v_people uuid[] := '{}';
  v_units uuid[] := '{}';
  v_vendors uuid[] := '{}';
begin
  perform private.require_permission(p_organization_id, 'portfolio.read');
  if cardinality(v_words) = 0 then
    return;
  end if;
  if 'people.read' = any (v_may) and p_kinds && '{person,lease,payment}' then
    v_people := array(select f.person_id from private.find_nearest_people(
      p_organization_id, v_first, v_people_pattern, v_people_every) f (person_id));
  end if;
  if p_kinds && '{unit,lease,maintenance_request}' then
    v_units := array(select f.unit_id from private.find_nearest_units(p_organization_id, v_first, v_pattern, v_every) f (unit_id));
  end if;
  if 'money.read' = any (v_may) and v_is_long and p_kinds && '{bill,vendor}' then
    v_vendors := array(select f.vendor_id from private.find_vendors(p_organization_id, p_text) f (vendor_id) limit 20);
  end if;

  if 'property' = any (p_kinds) then
    return query
      select 'property', p.id, p.name, concat_ws(', ', nullif(p.sector, ''), p.municipality), '', null::bigint, null, null::date,
        true, null::uuid, null::uuid, p.id
      from public.properties p
      where p.organization_id = p_organization_id and p.archived_at is null and p.search_text like v_pattern
        and ' ' || p.search_text like all (v_every)
      order by p.search_text like v_first desc, p.search_text, p.id limit v_limit;
  end if;
  if 'unit' = any (p_kinds) then
    return query
      select 'unit', u.id, u.label, pr.name, '', null::bigint, null, null::date,
        true, case when 'leases.read' = any (v_may) then t.lease_id end, u.id, u.property_id
      from unnest(v_units) with ordinality as f (unit_id, place)
      join public.units u on u.id = f.unit_id
      join public.properties pr on pr.id = u.property_id
      left join lateral (select t.lease_id from public.tenant_rows t
        where t.unit_id = u.id and t.is_primary and t.status in ('active', 'notice_given', 'month_to_month')
        order by t.starts_on desc limit 1) t on true
      order by f.place limit v_limit;
  end if;
  if 'person' = any (p_kinds) then
    return query
      select 'person', pe.id, pe.full_name, coalesce(nullif(pe.phone, ''), pe.email), '', null::bigint, null, null::date,
        t.lease_id is not null, t.lease_id, t.unit_id, t.property_id
      from unnest(v_people) with ordinality as f (person_id, place)
      join public.people pe on pe.id = f.person_id
      left join lateral (select t.lease_id, t.unit_id, t.property_id from public.tenant_rows t
        where t.organization_id = p_organization_id and t.person_id = pe.id and not t.has_left
          and t.status in ('active', 'notice_given', 'month_to_month') order by t.starts_on desc limit 1) t on true
      order by f.place limit v_limit;
  end if;
  if 'lease' = any (p_kinds) and v_may @> '{leases.read,people.read}' then
    return query
      select 'lease', t.lease_id, t.full_name, concat_ws(', ', t.unit_label, t.property_name), '', null::bigint, null, t.ends_on,
        t.is_current, t.lease_id, t.unit_id, t.property_id
      from (
        select distinct on (h.lease_id) h.*, h.status in ('active', 'notice_given', 'month_to_month') and not h.has_left as is_current
        from (
          (select t.*, array_position(v_people, t.person_id) as place from public.tenant_rows t
            where t.organization_id = p_organization_id and t.person_id = any (v_people))
          union all
          (select t.*, array_position(v_units, t.unit_id) from public.tenant_rows t
            where t.organization_id = p_organization_id and t.unit_id = any (v_units) and t.is_primary)
        ) h order by h.lease_id, h.has_left, h.place, h.is_primary desc
      ) t
      order by t.is_current desc, t.place, t.starts_on desc, t.lease_id limit v_limit;
  end if;
  if 'money.read' = any (v_may) and p_kinds && '{payment,bill,vendor}' then
    return query select * from private.find_money_records(
      p_organization_id, v_limit, p_kinds, v_number, v_amount, case when v_is_long then v_pattern end, v_every, v_people, v_vendors);
  end if;
  return query select * from private.find_paper_records(p_organization_id, v_limit, p_kinds, v_may, v_number,
    case when v_is_long then v_pattern end, v_every, v_units, v_first);
end
$function$;

CREATE OR REPLACE FUNCTION private.typed_amount (
  p_text text
)
  RETURNS bigint
  LANGUAGE sql
  IMMUTABLE
  PARALLEL SAFE
  SET search_path TO ''
  AS $function$
  select case when d ~ '^\d{1,10}(\.\d{1,2})?$' then (d::numeric * 100)::bigint end
  from (select replace(regexp_replace(left(p_text, 40), '^\s*(rd\$|us\$|dop|usd|\$)?\s*|\s+$', '', 'gi'), ',', '') as d) x
$function$;

CREATE OR REPLACE FUNCTION public.search_records (
  p_organization_id uuid,
  p_text            text,
  p_limit           integer DEFAULT 5,
  p_kinds           text[]  DEFAULT '{property,unit,person}'::text[]
)
  RETURNS TABLE (
    kind         text,
    id           uuid,
    title        text,
    detail       text,
    number       text,
    amount_minor bigint,
    currency     text,
    on_day       date,
    is_open      boolean,
    lease_id     uuid,
    unit_id      uuid,
    property_id  uuid
  )
  LANGUAGE plpgsql
  STABLE
  SET search_path TO ''
  SET plan_cache_mode TO 'force_custom_plan'
  AS $function$
#variable_conflict use_column
declare
  v_table text; v_constraint text; v_column text;
begin
  return query select * from private.search_records(p_organization_id, p_text, p_limit, p_kinds);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."search_records"(uuid, text, integer, text[]) FROM PUBLIC, "anon", "service_role";

CREATE INDEX bills_by_amount ON public.bills USING btree (organization_id, total_minor, billed_on DESC, id DESC);

CREATE INDEX payments_by_amount ON public.payments USING btree (organization_id, amount_minor, paid_on DESC, id DESC);

COMMENT ON FUNCTION "private"."find_money_records"(uuid, integer, text[], bigint, bigint, text, text[], uuid[], uuid[]) IS 'Payments, bills and vendors for search_records: by number, amount, words, and by the people and vendors that it found.';

COMMENT ON FUNCTION "private"."find_nearest_people"(uuid, text, text, text[]) IS 'At most 20 people whom a text finds: who rents now before others, then whose name begins with it.';

COMMENT ON FUNCTION "private"."find_nearest_units"(uuid, text, text, text[]) IS 'At most 20 units whose label a text finds: who is called so before who begins so, then by property.';

COMMENT ON FUNCTION "private"."find_paper_records"(uuid, integer, text[], text[], bigint, text, text[], uuid[], text) IS 'Maintenance requests, documents, notices and applications for search_records: by their words, newest and open first.';

COMMENT ON FUNCTION "private"."search_records"(uuid, text, integer, text[]) IS '{"access": ["people.read", "portfolio.read", "leases.read", "money.read", "maintenance.read", "messages.read"], "repeatable": false}';

COMMENT ON FUNCTION "private"."typed_amount"(text) IS 'What is typed into a search box as an amount in cents, or null.';

COMMENT ON FUNCTION "public"."search_records"(uuid, text, integer, text[]) IS 'A few records of each of the kinds asked for that the text finds, what is open or new first; of each kind only for who may read it. Errors: not_allowed.';

REVOKE ALL ON FUNCTION "private"."find_money_records"(uuid, integer, text[], bigint, bigint, text, text[], uuid[], uuid[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."find_money_records"(uuid, integer, text[], bigint, bigint, text, text[], uuid[], uuid[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_money_records"(uuid, integer, text[], bigint, bigint, text, text[], uuid[], uuid[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_nearest_people"(uuid, text, text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."find_nearest_people"(uuid, text, text, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_nearest_people"(uuid, text, text, text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_nearest_units"(uuid, text, text, text[]) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."find_nearest_units"(uuid, text, text, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_nearest_units"(uuid, text, text, text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."find_paper_records"(uuid, integer, text[], text[], bigint, text, text[], uuid[], text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."find_paper_records"(uuid, integer, text[], text[], bigint, text, text[], uuid[], text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."find_paper_records"(uuid, integer, text[], text[], bigint, text, text[], uuid[], text) TO "postgres";

REVOKE ALL ON FUNCTION "private"."search_records"(uuid, text, integer, text[]) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."search_records"(uuid, text, integer, text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."search_records"(uuid, text, integer, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."search_records"(uuid, text, integer, text[]) TO "postgres";

REVOKE ALL ON FUNCTION "private"."typed_amount"(text) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."typed_amount"(text) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."typed_amount"(text) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_records"(uuid, text, integer, text[]) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."search_records"(uuid, text, integer, text[]) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."search_records"(uuid, text, integer, text[]) TO "postgres";

CREATE INDEX maintenance_search ON public.maintenance_requests USING gin (organization_id, search_text extensions.gin_trgm_ops);

CREATE INDEX notices_by_words ON public.notices
  USING gin (organization_id, private.plain_text(((((((title_es || ' '::text) || title_en) || ' '::text) || body_es) || ' '::text) || body_en)) extensions.gin_trgm_ops);
