create function private.decision_property(p_property_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_organization_id uuid;
begin
  select organization_id into v_organization_id from public.properties where id = p_property_id for no key update;
  perform private.require_record(v_organization_id, 'decisions.write');
  return v_organization_id;
end
$$;
comment on function private.decision_property is
  'The organization of a property whose decisions the caller runs, and a lock on it. Error: not_found.';

create function private.publish_decision_rules(p_rules_id uuid, p_property_id uuid, p_rules jsonb)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_organization_id uuid := private.decision_property(p_property_id);
  v_rules public.decision_rules;
begin
  v_rules := jsonb_populate_record(null::public.decision_rules, p_rules - '{published_at,published_by}'::text[]);
  insert into public.decision_rules (id, organization_id, property_id, version, voters, voters_article, tenants_have_voice, weight,
    weight_article, first_quorum_numerator, first_quorum_denominator, second_quorum_numerator, second_quorum_denominator, quorum_article,
    count_abstentions, abstention_article, notice_days, notice_article, proxies_allowed, proxy_limit, proxies_may_split,
    proxies_need_presence, proxy_article, ranked_tie, published_by)
  values (p_rules_id, v_organization_id, p_property_id,
    (select coalesce(max(version), 0) + 1 from public.decision_rules where property_id = p_property_id),
    v_rules.voters, coalesce(v_rules.voters_article, ''), coalesce(v_rules.tenants_have_voice, false), v_rules.weight,
    coalesce(v_rules.weight_article, ''), v_rules.first_quorum_numerator, v_rules.first_quorum_denominator,
    v_rules.second_quorum_numerator, v_rules.second_quorum_denominator, coalesce(v_rules.quorum_article, ''),
    v_rules.count_abstentions, coalesce(v_rules.abstention_article, ''), v_rules.notice_days, coalesce(v_rules.notice_article, ''),
    v_rules.proxies_allowed, v_rules.proxy_limit, coalesce(v_rules.proxies_may_split, false),
    coalesce(v_rules.proxies_need_presence, false), coalesce(v_rules.proxy_article, ''), v_rules.ranked_tie, (select auth.uid()));
  insert into public.decision_majorities (organization_id, property_id, rules_id, matter, numerator, denominator, must_exceed, base, article)
  select v_organization_id, p_property_id, p_rules_id, btrim(m.matter), m.numerator, m.denominator, m.must_exceed, m.base,
    coalesce(m.article, '')
  from jsonb_to_recordset(case jsonb_typeof(p_rules -> 'majorities') when 'array' then p_rules -> 'majorities' else '[]' end)
    as m (matter text, numerator integer, denominator integer, must_exceed boolean, base public.majority_base, article text);
  return p_rules_id;
end
$$;
select private.declare_verb('publish_decision_rules', 'decisions.write', p_repeatable => true, p_comment =>
  'Publishes the next version of how a building decides. p_rules has the columns of decision_rules and majorities, a list of {matter, numerator, denominator, must_exceed, base, article}. What is left out is not stated; decisions that need it do not open. Error: not_found.');

create function private.current_decision_rules(p_property_id uuid)
returns public.decision_rules
language sql
stable
security definer
set search_path = ''
as $$ select * from public.decision_rules where property_id = p_property_id order by version desc limit 1 $$;
comment on function private.current_decision_rules is 'The rules of a building that hold today, or null.';

create function private.set_unit_coefficients(p_property_id uuid, p_denominator bigint, p_coefficients jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_organization_id uuid := private.decision_property(p_property_id);
  v_sum numeric;
  v_count integer;
begin
  if jsonb_typeof(p_coefficients) is distinct from 'array' then
    perform private.fail('value_malformed', '{"fields": ["coefficients"]}');
  end if;
  select sum((c ->> 'numerator')::bigint) into v_sum from jsonb_array_elements(p_coefficients) c;
  if v_sum is distinct from p_denominator then
    perform private.fail('coefficients_differ', jsonb_build_object('sum', coalesce(v_sum, 0), 'denominator', p_denominator));
  end if;
  delete from public.unit_coefficients where property_id = p_property_id;
  insert into public.unit_coefficients (unit_id, organization_id, property_id, numerator, denominator)
  select (c ->> 'unit_id')::uuid, v_organization_id, p_property_id, (c ->> 'numerator')::bigint, p_denominator
  from jsonb_array_elements(p_coefficients) c;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
select private.declare_verb('set_unit_coefficients', 'decisions.write', p_comment =>
  'States the share of every unit of a building: [{unit_id, numerator}], summing to the denominator exactly. How many. Open decisions keep their own. Errors: not_found, coefficients_differ.');

create function private.set_unit_owners(p_unit_id uuid, p_owners jsonb)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_unit public.units;
  v_count integer;
begin
  select * into v_unit from public.units where id = p_unit_id for no key update;
  perform private.require_record(v_unit.organization_id, 'decisions.write');
  if jsonb_typeof(p_owners) is distinct from 'array' or jsonb_array_length(p_owners) > 20 then
    perform private.fail('too_many_owners');
  end if;
  delete from public.unit_owners o where o.unit_id = p_unit_id
    and not exists (select 1 from jsonb_array_elements(p_owners) n where (n ->> 'person_id')::uuid is not distinct from o.person_id);
  insert into public.unit_owners (organization_id, property_id, unit_id, person_id)
  select distinct v_unit.organization_id, v_unit.property_id, p_unit_id, (o ->> 'person_id')::uuid from jsonb_array_elements(p_owners) o
  on conflict do nothing;
  select count(*) into v_count from public.unit_owners where unit_id = p_unit_id;
  return v_count;
end
$$;
select private.declare_verb('set_unit_owners', 'decisions.write', p_comment =>
  'States who owns a unit: [{person_id}], null for the organization; none: the organization alone. How many. Errors: not_found, too_many_owners.');
