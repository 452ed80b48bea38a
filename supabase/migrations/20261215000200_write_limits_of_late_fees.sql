-- A contract says the most that late fees may come to, of one late rent and of a month, where the rule that counts says it.
create or replace function private.contract_facts(p_lease_id uuid)
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
    'tenants', private.signing_people(array(select t.person_id from public.lease_tenants t where t.lease_id = l.id
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
