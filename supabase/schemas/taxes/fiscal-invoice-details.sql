-- A fiscal receipt can be printed at any time, also by the tenant it was given to, and says what was true when it was given
-- out: the issuer's name and number may change afterwards, and tenants don't read fiscal issuers.
create function private.fiscal_invoice_details(p_issuer_id uuid, p_lease_id uuid, p_modifies_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'organization_name', f.legal_name, 'organization_rnc', nullif(f.tax_id, ''),
    'organization_address', coalesce(nullif(f.address, ''), case when f.id = o.id then nullif(o.address, '') end),
    'organization_phone', coalesce(nullif(f.phone, ''), case when f.id = o.id then nullif(o.phone, '') end),
    'property_name', p.name, 'unit_label', u.label,
    'address', concat_ws(', ', nullif(btrim(p.street || ' ' || p.street_number), ''), nullif(p.sector, ''), p.municipality, p.province),
    'modified_ncf', m.ncf, 'modified_issued_on', m.issued_on))
  from public.fiscal_issuers f
  join public.organizations o on o.id = f.organization_id
  join public.leases l on l.organization_id = o.id and l.id = p_lease_id
  join public.units u on u.id = l.unit_id
  join public.properties p on p.id = l.property_id
  left join public.fiscal_invoices m on m.organization_id = o.id and m.id = p_modifies_id
  where f.id = p_issuer_id
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
  new.details := private.fiscal_invoice_details(new.issuer_id, new.lease_id, new.modifies_id);
  return new;
end
$$;
comment on function private.keep_fiscal_invoice_details is
  'Trigger: writes down what the paper of a receipt says of its issuer.';
