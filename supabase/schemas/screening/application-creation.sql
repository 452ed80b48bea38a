create function private.add_applicants(p_application public.applications, p_applicants jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if jsonb_typeof(p_applicants) is distinct from 'array' then
    perform private.fail('no_applicants');
  elsif jsonb_array_length(p_applicants) = 0 then
    perform private.fail('no_applicants');
  elsif jsonb_array_length(p_applicants) > 10 then
    perform private.fail('too_many_applicants');
  end if;
  insert into public.application_applicants (organization_id, application_id, full_name, email, phone, identity_type,
    identity_number, occupation, employer, income_minor, income_currency, consent_version)
  select p_application.organization_id, p_application.id, btrim(a.full_name), lower(btrim(coalesce(a.email, ''))), coalesce(a.phone, ''),
    a.identity_type, coalesce(a.identity_number, ''), btrim(coalesce(a.occupation, '')), btrim(coalesce(a.employer, '')),
    a.income_minor, a.income_currency, a.consent_version
  from jsonb_array_elements(p_applicants) with ordinality as e (value, position)
  cross join lateral jsonb_to_record(e.value) as a (full_name text, email text, phone text, identity_type public.identity_type,
    identity_number text, occupation text, employer text, income_minor bigint, income_currency public.currency_code,
    consent_version text)
  order by e.position;
end
$$;
comment on function private.add_applicants is 'Adds the people of a new application, the main one first.';

create function private.add_references(p_application public.applications, p_references jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if jsonb_array_length(p_references) > 10 then
    perform private.fail('too_many_references');
  end if;
  insert into public.application_references (organization_id, application_id, kind, full_name, phone)
  select p_application.organization_id, p_application.id, r.kind, btrim(r.full_name), coalesce(r.phone, '')
  from jsonb_to_recordset(p_references) as r (kind public.reference_kind, full_name text, phone text);
end
$$;
comment on function private.add_references is 'Adds the references that a new application names.';

create function private.create_application(
  p_property_id uuid, p_unit_id uuid, p_applicants jsonb, p_currency public.currency_code, p_move_in_on date default null,
  p_term_months integer default null, p_rent_minor bigint default null, p_is_deposit_ready boolean default null,
  p_note text default '', p_references jsonb default '[]')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_property public.properties;
  v_application public.applications;
begin
  select * into v_property from public.properties
  where id = p_property_id and organization_id in (select private.my_organization_ids('people.write'));
  if not found or (p_unit_id is not null
      and not exists (select 1 from public.units where id = p_unit_id and property_id = p_property_id)) then
    perform private.fail('not_found');
  end if;
  insert into public.applications (organization_id, property_id, unit_id, move_in_on, term_months, rent_minor, rent_currency,
    is_deposit_ready, note, created_by)
  values (v_property.organization_id, p_property_id, p_unit_id, p_move_in_on, p_term_months, p_rent_minor, p_currency,
    p_is_deposit_ready, btrim(coalesce(p_note, '')), (select auth.uid()))
  returning * into v_application;
  perform private.add_applicants(v_application, p_applicants);
  perform private.add_references(v_application, p_references);
  perform private.note_application_event(v_application, 'created', '');
  return v_application.id;
end
$$;
select private.declare_verb('create_application', 'people.write', p_repeatable => true, p_comment =>
  'Makes a draft with its applicants (the first one is the main one) and references; returns its id. Errors: not_found, no_applicants, too_many_applicants, too_many_references.');
