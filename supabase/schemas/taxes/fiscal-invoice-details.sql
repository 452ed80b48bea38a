-- A fiscal receipt can be printed at any time, also by the tenant it was given to, and says what was true when it was given
-- out: the issuer's name and number may change afterwards, and tenants don't read the fiscal profile.
create function private.fiscal_invoice_details(p_organization_id uuid, p_lease_id uuid, p_modifies_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'organization_name', coalesce(f.legal_name, o.name), 'organization_rnc', nullif(o.rnc, ''),
    'organization_address', nullif(o.address, ''), 'organization_phone', nullif(o.phone, ''),
    'property_name', p.name, 'unit_label', u.label,
    'address', concat_ws(', ', nullif(btrim(p.street || ' ' || p.street_number), ''), nullif(p.sector, ''), p.municipality, p.province),
    'modified_ncf', m.ncf, 'modified_issued_on', m.issued_on))
  from public.organizations o
  join public.leases l on l.organization_id = o.id and l.id = p_lease_id
  join public.units u on u.id = l.unit_id
  join public.properties p on p.id = l.property_id
  left join public.fiscal_profiles f on f.organization_id = o.id
  left join public.fiscal_invoices m on m.organization_id = o.id and m.id = p_modifies_id
  where o.id = p_organization_id
$$;
comment on function private.fiscal_invoice_details is
  'What the paper of a fiscal receipt says of its issuer, its place and the receipt that it changes, as they are now.';

create function private.keep_fiscal_invoice_details()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.details := private.fiscal_invoice_details(new.organization_id, new.lease_id, new.modifies_id);
  return new;
end
$$;
comment on function private.keep_fiscal_invoice_details is
  'Trigger: writes down what the paper of a receipt says of its issuer.';
