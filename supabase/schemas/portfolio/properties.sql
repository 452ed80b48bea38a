create function private.write_property_parts(p_property_id uuid, p_finances jsonb, p_owners jsonb, p_owners_from date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_given public.property_finances := jsonb_populate_record(null::public.property_finances, p_finances);
begin
  update public.property_finances f set value_minor = v_given.value_minor, value_currency = v_given.value_currency,
    valued_on = v_given.valued_on, purchase_minor = v_given.purchase_minor,
    closing_costs_minor = v_given.closing_costs_minor, purchase_currency = v_given.purchase_currency,
    purchased_on = v_given.purchased_on, loan_minor = v_given.loan_minor,
    debt_service_minor = v_given.debt_service_minor, loan_currency = v_given.loan_currency,
    condominium_fee_minor = v_given.condominium_fee_minor, condominium_fee_currency = v_given.condominium_fee_currency
  where f.property_id = p_property_id
    -- The same again leaves no trace in the log.
    and (f.value_minor, f.value_currency, f.valued_on, f.purchase_minor, f.closing_costs_minor, f.purchase_currency,
      f.purchased_on, f.loan_minor, f.debt_service_minor, f.loan_currency, f.condominium_fee_minor, f.condominium_fee_currency)
    is distinct from (v_given.value_minor, v_given.value_currency, v_given.valued_on, v_given.purchase_minor,
      v_given.closing_costs_minor, v_given.purchase_currency, v_given.purchased_on, v_given.loan_minor,
      v_given.debt_service_minor, v_given.loan_currency, v_given.condominium_fee_minor, v_given.condominium_fee_currency);
  perform private.set_property_owners(p_property_id, p_owners, p_owners_from);
end
$$;
comment on function private.write_property_parts is
  'What a property is worth and who owns it, as given; the caller has been let in.';

create function private.create_property(
  p_organization_id uuid, p_property jsonb, p_finances jsonb default '{}', p_owners jsonb default '[]',
  p_units jsonb default '[]')
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_given public.properties := jsonb_populate_record(null::public.properties, p_property);
begin
  perform private.require_permission(p_organization_id, 'portfolio.write');
  if jsonb_typeof(p_units) is distinct from 'array' or jsonb_array_length(p_units) > 500 then
    perform private.fail('too_many_rows');
  end if;
  insert into public.properties (id, organization_id, name, property_type, street, street_number, sector, municipality, province,
    reference, in_condominium, condominium_name, condominium_contact, condominium_phone, condominium_email)
  values (v_id, p_organization_id, btrim(v_given.name), v_given.property_type, coalesce(v_given.street, ''),
    coalesce(v_given.street_number, ''), coalesce(v_given.sector, ''), btrim(v_given.municipality), v_given.province,
    coalesce(v_given.reference, ''), coalesce(v_given.in_condominium, false), coalesce(v_given.condominium_name, ''),
    coalesce(v_given.condominium_contact, ''), coalesce(v_given.condominium_phone, ''), coalesce(v_given.condominium_email, ''));
  perform private.write_property_parts(v_id, p_finances, p_owners, null);
  insert into public.units (organization_id, property_id, label, unit_use, bedrooms, bathrooms, area_m2, market_rent_minor,
    market_rent_currency)
  select p_organization_id, v_id, btrim(u.label), coalesce(u.unit_use, 'dwelling'), u.bedrooms, u.bathrooms, u.area_m2,
    u.market_rent_minor, u.market_rent_currency
  from jsonb_populate_recordset(null::public.units, p_units) u;
  return v_id;
end
$$;
select private.declare_verb('create_property', 'portfolio.write', p_repeatable => true, p_comment =>
  'Adds a property with its finances, owners and units, all of it or nothing; keys are the columns of properties, property_finances and units, owners are as in set_property_owners. Returns its id. Errors: not_allowed, owner_shares_differ, too_many_owners, too_many_rows, two units of one label (23505).');

create function private.save_property(
  p_property_id uuid, p_property jsonb, p_finances jsonb, p_owners jsonb, p_owners_from date default null)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_property public.properties;
  v_given public.properties;
begin
  -- The lock first: two who save at the same moment leave the one or the other, never a part of each.
  select * into v_property from public.properties where id = p_property_id for update;
  perform private.require_record(v_property.organization_id, 'portfolio.write');
  v_given := jsonb_populate_record(v_property, p_property);
  update public.properties set name = btrim(v_given.name), property_type = v_given.property_type, street = v_given.street,
    street_number = v_given.street_number, sector = v_given.sector, municipality = btrim(v_given.municipality),
    province = v_given.province, reference = v_given.reference, in_condominium = v_given.in_condominium,
    condominium_name = v_given.condominium_name, condominium_contact = v_given.condominium_contact,
    condominium_phone = v_given.condominium_phone, condominium_email = v_given.condominium_email
  where id = p_property_id;
  perform private.write_property_parts(p_property_id, p_finances, p_owners, p_owners_from);
  return p_property_id;
end
$$;
select private.declare_verb('save_property', 'portfolio.write', p_comment =>
  'Changes a property''s facts, finances and owners together or not at all; a column of properties that is left out stays, finances and owners are replaced, owners from p_owners_from on as in set_property_owners. Returns its id. Errors: not_found, owner_shares_differ, too_many_owners, owners_from_not_first, owners_from_too_early, date_in_future, period_closed.');

-- All that is kept about one person contains what they keep themselves, and what they signed or were asked to sign.
create function private.export_kept(p_user_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'saved_views', (select coalesce(jsonb_agg(jsonb_build_object('kept_in', o.name, 'list', s.list, 'name', s.name,
      'query', s.query, 'created_at', s.created_at) order by s.created_at, s.id), '[]')
      from public.saved_views s join public.organizations o on o.id = s.organization_id where s.user_id = p_user_id),
    'analysis_boards', (select coalesce(jsonb_agg(jsonb_build_object('kept_in', o.name, 'name', b.name,
      'views', b.views, 'is_shared', b.is_shared, 'created_at', b.created_at) order by b.created_at, b.id), '[]')
      from public.analysis_boards b join public.organizations o on o.id = b.organization_id where b.user_id = p_user_id),
    'contracts', (select coalesce(jsonb_agg(jsonb_build_object('landlord', o.name, 'property', p.name, 'unit', u.label,
      'kind', v.kind, 'number', v.number, 'status', v.status, 'sent_at', v.created_at, 'closed_at', v.closed_at,
      'sha256', v.sha256, 'document', v.body, 'your_role', s.role, 'your_name', s.full_name, 'your_email', s.email,
      'signed_at', s.signed_at, 'typed_name', s.typed_name, 'consent_version', s.consent_version,
      'ip_address', s.ip_address, 'user_agent', s.user_agent, 'refused_at', s.refused_at,
      'refusal_reason', s.refusal_reason) order by v.created_at, s.id), '[]')
      from public.contract_signers s
      join public.contract_versions v on v.id = s.version_id
      join public.leases l on l.id = v.lease_id
      join public.organizations o on o.id = v.organization_id
      join public.properties p on p.id = l.property_id
      join public.units u on u.id = l.unit_id
      -- Whoever signed for the landlord as well: the signature is theirs.
      where s.user_id = p_user_id or s.person_id in (select pe.id from public.people pe where pe.user_id = p_user_id))
  )
$$;
comment on function private.export_kept is
  'What a person keeps for themselves and the contracts that they signed or were asked to sign, each as it was sent.';
