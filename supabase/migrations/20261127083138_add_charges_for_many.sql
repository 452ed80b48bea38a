SET local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.add_charges (
  p_organization_id uuid,
  p_kind            public.charge_kind,
  p_due_on          date,
  p_charges         jsonb,
  p_description     text               DEFAULT ''::text,
  p_period_start    date               DEFAULT NULL::date,
  p_period_end      date               DEFAULT NULL::date
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_description text := coalesce(btrim(p_description), '');
  v_refused jsonb;
  v_today date;
  v_charge record;
  v_lease public.leases;
begin
  perform private.require_permission(p_organization_id, 'money.write');
  -- The month's rent, its deposit and what the tax asks are charged by verbs of their own.
  if p_kind is null or p_kind::text not in ('condominium_fee', 'utility', 'other', 'late_fee') then
    perform private.fail('kind_not_allowed', jsonb_build_object('fields', jsonb_build_array('kind')));
  elsif p_kind = 'other' and v_description = '' then
    perform private.fail('description_missing', jsonb_build_object('fields', jsonb_build_array('description')));
  elsif p_due_on is null then
    perform private.fail('value_missing', jsonb_build_object('fields', jsonb_build_array('due_on')));
  elsif jsonb_typeof(p_charges) is distinct from 'array' or jsonb_array_length(p_charges) not between 1 and 2000 then
    perform private.fail('nobody_to_charge');
  end if;
  perform private.lock_money(p_organization_id);
  v_refused := private.charges_refused(p_organization_id, p_kind, p_charges, v_description, p_period_start, p_period_end);
  if v_refused is not null then
    perform private.fail('charges_refused', jsonb_build_object('leases', v_refused));
  end if;
  v_today := private.organization_today(p_organization_id);
  for v_charge in
    select (e.value ->> 'lease_id')::uuid as lease_id, (e.value ->> 'amount_minor')::bigint as amount_minor
    from jsonb_array_elements(p_charges) with ordinality as e (value, position) order by e.position
  loop
    select * into v_lease from public.leases where id = v_charge.lease_id;
    return next private.post_charge(v_lease, p_kind, v_charge.amount_minor, p_due_on, v_today, p_period_start, p_period_end,
      v_description);
  end loop;
end
$function$;

CREATE OR REPLACE FUNCTION private.charges_refused (
  p_organization_id uuid,
  p_kind            public.charge_kind,
  p_charges         jsonb,
  p_description     text,
  p_period_start    date,
  p_period_end      date
)
  RETURNS jsonb
  LANGUAGE sql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
  select jsonb_agg(jsonb_build_object('lease_id', j.lease_id, 'code', j.code) order by j.position)
  from (
    select c.lease_id, c.position, case
      when l.id is null then 'not_found'
      when l.status not in ('active', 'notice_given', 'month_to_month') then 'lease_not_in_force'
      when l.currency::text is distinct from c.currency then 'lease_currency_differs'
      when c.amount_minor is null or c.amount_minor <= 0 then 'amount_not_positive'
      when c.amount_minor > 1000000000000 then 'value_out_of_range'
      when row_number() over (partition by c.lease_id order by c.position) > 1 or exists (
        select 1 from public.charges o where o.lease_id = l.id and o.kind = p_kind and o.reversed_at is null
          and o.period_start = p_period_start and o.period_end = p_period_end and lower(o.description) = lower(p_description))
        then 'charge_exists'
    end as code
    from (
      select (e.value ->> 'lease_id')::uuid as lease_id, (e.value ->> 'amount_minor')::bigint as amount_minor,
        e.value ->> 'currency' as currency, e.position
      from jsonb_array_elements(p_charges) with ordinality as e (value, position)
    ) c
    left join public.leases l on l.id = c.lease_id and l.organization_id = p_organization_id
  ) j
  where j.code is not null
$function$;

CREATE OR REPLACE FUNCTION private.reverse_charges (
  p_charge_ids uuid[],
  p_reason     text,
  p_on         date   DEFAULT NULL::date
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  v_id uuid;
  v_count integer := 0;
begin
  if coalesce(cardinality(p_charge_ids), 0) not between 1 and 500 then
    perform private.fail('value_out_of_range');
  end if;
  for v_id in
    select i.id from unnest(p_charge_ids) with ordinality as i (id, position)
    where not exists (select 1 from public.charges c where c.id = i.id and c.reversed_at is not null
      and c.organization_id in (select private.my_organization_ids('money.reverse')))
    order by i.position
  loop
    return next private.reverse_charge(v_id, p_reason, p_on);
    v_count := v_count + 1;
  end loop;
  if v_count = 0 then
    perform private.fail('charge_already_reversed');
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION public.add_charges (
  p_request_id      uuid,
  p_organization_id uuid,
  p_kind            public.charge_kind,
  p_due_on          date,
  p_charges         jsonb,
  p_description     text               DEFAULT ''::text,
  p_period_start    date               DEFAULT NULL::date,
  p_period_end      date               DEFAULT NULL::date
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{due_on,period_start,period_end}', p_due_on, p_period_start, p_period_end);
  v_known := private.claim_request(p_request_id, 'add_charges', jsonb_build_array(p_organization_id, p_kind, p_due_on, p_charges, p_description, p_period_start, p_period_end));
  if v_known is null then
    v_known := jsonb_build_object('result', array(select to_jsonb(r.one) from private.add_charges(p_organization_id, p_kind, p_due_on, p_charges, p_description, p_period_start, p_period_end) as r (one)));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return query select r.one::uuid from jsonb_array_elements_text(v_known -> 'result') as r (one);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."add_charges"(uuid, uuid, public.charge_kind, date, jsonb, text, date, date) FROM PUBLIC, "anon", "service_role";

CREATE OR REPLACE FUNCTION public.reverse_charges (
  p_request_id uuid,
  p_charge_ids uuid[],
  p_reason     text,
  p_on         date   DEFAULT NULL::date
)
  RETURNS SETOF uuid
  LANGUAGE plpgsql
  SET search_path TO ''
  AS $function$
#variable_conflict use_column
declare
  v_known jsonb;
  v_table text; v_constraint text; v_column text;
begin
  perform private.check_days('{on}', p_on);
  v_known := private.claim_request(p_request_id, 'reverse_charges', jsonb_build_array(p_charge_ids, p_reason, p_on));
  if v_known is null then
    v_known := jsonb_build_object('result', array(select to_jsonb(r.one) from private.reverse_charges(p_charge_ids, p_reason, p_on) as r (one)));
    perform private.complete_request(p_request_id, v_known);
  end if;
  return query select r.one::uuid from jsonb_array_elements_text(v_known -> 'result') as r (one);
exception when data_exception or integrity_constraint_violation or feature_not_supported then
  get stacked diagnostics v_table = table_name, v_constraint = constraint_name, v_column = column_name;
  perform private.refuse_raw(sqlstate, v_table, v_constraint, v_column);
  raise;
end
$function$;

REVOKE ALL ON FUNCTION "public"."reverse_charges"(uuid, uuid[], text, date) FROM PUBLIC, "anon", "service_role";

CREATE VIEW "public"."chargeable_leases" WITH (security_invoker=true) AS  SELECT k.lease_id AS id,
    k.organization_id,
    k.property_id,
    k.property_name,
    k.unit_id,
    k.unit_label,
    k.full_name AS tenant_name,
    k.rent_minor,
    k.currency,
    k.receivable_minor,
    k.credit_minor,
    u.unit_use,
    u.area_m2,
    ('furnished'::text = ANY (u.amenities)) AS is_furnished
   FROM (public.tenant_rows k
     JOIN public.units u ON (((u.organization_id = k.organization_id) AND (u.id = k.unit_id))))
  WHERE (k.is_primary AND (k.status = ANY (ARRAY['active'::public.lease_status, 'notice_given'::public.lease_status, 'month_to_month'::public.lease_status])));

REVOKE ALL ON TABLE "public"."chargeable_leases" FROM "anon";

COMMENT ON FUNCTION "private"."add_charges"(uuid, public.charge_kind, date, jsonb, text, date, date) IS '{"access": ["money.write"], "repeatable": true}';

COMMENT ON FUNCTION "private"."charges_refused"(uuid, public.charge_kind, jsonb, text, date, date) IS 'Why leases cannot be charged, in the order given: [{lease_id, code}]; null where all can. One kind, period and text is charged once.';

COMMENT ON FUNCTION "private"."reverse_charges"(uuid[], text, date) IS '{"access": ["money.reverse"], "repeatable": true}';

COMMENT ON FUNCTION "public"."add_charges"(uuid, uuid, public.charge_kind, date, jsonb, text, date, date) IS 'Charges many leases at once, all or none: p_charges [{lease_id, amount_minor, currency}], at most 2,000, in the order of posting. One kind (condominium_fee, utility, other, late_fee), text, due day and period for all; credit pays at once. Returns the charges'' ids. Errors: not_allowed, kind_not_allowed, description_missing, value_missing, nobody_to_charge, charges_refused (leases: [{lease_id, code: not_found, lease_not_in_force, lease_currency_differs, amount_not_positive, value_out_of_range, charge_exists}]).';

COMMENT ON FUNCTION "public"."reverse_charges"(uuid, uuid[], text, date) IS 'Undoes many charges, all or none, each as reverse_charge does; those that were undone before are left as they are. Returns the ids of those that it undid. Errors: as reverse_charge, value_out_of_range (none, or more than 500).';

COMMENT ON VIEW "public"."chargeable_leases" IS 'Leases in force with their place, primary tenant, rent, balance, and what a charge is split and taxed by.';

REVOKE ALL ON FUNCTION "private"."add_charges"(uuid, public.charge_kind, date, jsonb, text, date, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."add_charges"(uuid, public.charge_kind, date, jsonb, text, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."add_charges"(uuid, public.charge_kind, date, jsonb, text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."add_charges"(uuid, public.charge_kind, date, jsonb, text, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."charges_refused"(uuid, public.charge_kind, jsonb, text, date, date) FROM PUBLIC;

REVOKE ALL ON FUNCTION "private"."charges_refused"(uuid, public.charge_kind, jsonb, text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."charges_refused"(uuid, public.charge_kind, jsonb, text, date, date) TO "postgres";

REVOKE ALL ON FUNCTION "private"."reverse_charges"(uuid[], text, date) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "private"."reverse_charges"(uuid[], text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "private"."reverse_charges"(uuid[], text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "private"."reverse_charges"(uuid[], text, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_charges"(uuid, uuid, public.charge_kind, date, jsonb, text, date, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."add_charges"(uuid, uuid, public.charge_kind, date, jsonb, text, date, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."add_charges"(uuid, uuid, public.charge_kind, date, jsonb, text, date, date) TO "postgres";

GRANT EXECUTE ON FUNCTION "public"."reverse_charges"(uuid, uuid[], text, date) TO "authenticated";

REVOKE ALL ON FUNCTION "public"."reverse_charges"(uuid, uuid[], text, date) FROM "postgres";

GRANT EXECUTE ON FUNCTION "public"."reverse_charges"(uuid, uuid[], text, date) TO "postgres";

REVOKE ALL ON TABLE "public"."chargeable_leases" FROM "authenticated";

GRANT SELECT ON TABLE "public"."chargeable_leases" TO "authenticated";

REVOKE ALL ON TABLE "public"."chargeable_leases" FROM "service_role";

GRANT SELECT ON TABLE "public"."chargeable_leases" TO "service_role";
