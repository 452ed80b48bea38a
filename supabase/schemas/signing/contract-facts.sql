create function private.signing_people(p_person_ids uuid[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'full_name', p.full_name, 'identity_type', p.identity_type,
    'identity_number', p.identity_number, 'email', p.email, 'has_account', p.user_id is not null) order by x.position), '[]')
  from unnest(p_person_ids) with ordinality as x (id, position) join public.people p on p.id = x.id
$$;
comment on function private.signing_people is 'People as a contract names them, in the given order.';

-- A contract says the most that late fees may come to, of one late rent and of a month, where the rule that counts says it.
create function private.contract_facts(p_lease_id uuid)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_facts jsonb;
begin
  select jsonb_build_object(
    'lease', jsonb_build_object('id', l.id, 'status', l.status, 'starts_on', l.starts_on, 'ends_on', l.ends_on,
      'currency', l.currency, 'due_day', l.due_day, 'deposit_minor', l.deposit_minor, 'proration_method', l.proration_method,
      -- The rule that counts, wherever it was made: the contract is what the tenant agrees to.
      'late_fee_kind', coalesce(r.kind, 'none'), 'late_fee_minor', r.amount_minor, 'late_fee_basis_points', r.basis_points,
      'late_fee_cap_minor', r.maximum_minor, 'late_fee_monthly_cap_minor', r.monthly_maximum_minor,
      'late_fee_grace_days', coalesce(r.grace_days, 0),
      'late_fee_frequency', coalesce(r.frequency, 'one_time'), 'bill_from', l.bill_from,
      'renews_lease_id', l.renews_lease_id),
    'rent_steps', (select jsonb_agg(jsonb_build_object('starts_on', s.starts_on, 'rent_minor', s.rent_minor) order by s.starts_on)
      from public.lease_rent_steps s where s.lease_id = l.id),
    'organization', jsonb_build_object('name', o.name, 'rnc', o.rnc, 'address', o.address, 'phone', o.phone),
    'property', jsonb_build_object('name', p.name, 'street', p.street, 'street_number', p.street_number, 'sector', p.sector,
      'municipality', p.municipality, 'province', p.province, 'reference', p.reference, 'condominium_name', p.condominium_name),
    'unit', jsonb_build_object('label', u.label, 'unit_use', u.unit_use, 'bedrooms', u.bedrooms, 'bathrooms', u.bathrooms,
      'area_m2', u.area_m2),
    'tenants', private.signing_people(array(select t.person_id from public.lease_parties t where t.lease_id = l.id
      order by t.is_primary desc, t.created_at, t.id)),
    'guarantors', private.signing_people(array(select g.person_id from public.lease_guarantors g where g.lease_id = l.id
      order by g.created_at, g.id)),
    'particulars', (select to_jsonb(c) - 'organization_id' - 'lease_id' - 'updated_at'
      from public.contract_particulars c where c.lease_id = l.id),
    -- What an amendment amends: the last version that was signed.
    'signed_version', (select jsonb_build_object('number', v.number, 'signed_on',
        (v.closed_at at time zone o.time_zone)::date, 'facts', v.facts - 'signed_version' - 'particulars')
      from public.contract_versions v where v.lease_id = l.id and v.status = 'signed' order by v.number desc limit 1),
    'today', (now() at time zone o.time_zone)::date)
  into v_facts
  from public.leases l
  join public.organizations o on o.id = l.organization_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  cross join lateral private.late_fee_rule_of(l) r
  where l.id = p_lease_id and l.organization_id in (select private.my_organization_ids('leases.read'));
  if v_facts is null then
    perform private.fail('not_found');
  end if;
  return v_facts;
end
$$;
select private.declare_verb('contract_facts', 'leases.read', p_comment =>
  'Everything that a contract of the lease is written from, as of now: {lease, rent_steps, organization, property, unit, tenants, guarantors, particulars, signed_version, today}; particulars and signed_version may be null. Error: not_found.');

create function private.save_contract_particulars(p_lease_id uuid, p_particulars jsonb)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_organization uuid;
  v_given public.contract_particulars;
begin
  select organization_id into v_organization from public.leases
  where id = p_lease_id and organization_id in (select private.my_organization_ids('leases.write'))
  for update;
  if not found then
    perform private.fail('not_found');
  elsif exists (select 1 from public.contract_versions where lease_id = p_lease_id and status = 'open') then
    -- Whoever signs must sign what they read.
    perform private.fail('contract_open');
  end if;
  v_given := jsonb_populate_record(null::public.contract_particulars, p_particulars);
  insert into public.contract_particulars (lease_id, organization_id, description, condition, furniture, is_unfurnished,
    payment_form, landlord_name, landlord_identity, landlord_domicile, tenant_domicile, agreed_in, agreed_on, extra_clauses)
  values (p_lease_id, v_organization, btrim(coalesce(v_given.description, '')), btrim(coalesce(v_given.condition, '')),
    btrim(coalesce(v_given.furniture, '')), coalesce(v_given.is_unfurnished, false), btrim(coalesce(v_given.payment_form, '')),
    btrim(coalesce(v_given.landlord_name, '')), btrim(coalesce(v_given.landlord_identity, '')),
    btrim(coalesce(v_given.landlord_domicile, '')), btrim(coalesce(v_given.tenant_domicile, '')),
    btrim(coalesce(v_given.agreed_in, '')), v_given.agreed_on, btrim(coalesce(v_given.extra_clauses, '')))
  on conflict (lease_id) do update set description = excluded.description, condition = excluded.condition,
    furniture = excluded.furniture, is_unfurnished = excluded.is_unfurnished, payment_form = excluded.payment_form,
    landlord_name = excluded.landlord_name, landlord_identity = excluded.landlord_identity,
    landlord_domicile = excluded.landlord_domicile, tenant_domicile = excluded.tenant_domicile,
    agreed_in = excluded.agreed_in, agreed_on = excluded.agreed_on, extra_clauses = excluded.extra_clauses, updated_at = now();
end
$$;
select private.declare_verb('save_contract_particulars', 'leases.write', p_comment =>
  'What the next version of a contract says beyond the lease''s terms; keys are the columns of contract_particulars, one left out is emptied. Errors: not_found, contract_open.');
