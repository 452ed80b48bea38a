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
revoke execute on function private.fiscal_invoice_details from public, anon;

alter table public.fiscal_invoices add column details jsonb not null default '{}';
comment on column public.fiscal_invoices.details is
  'What was true when it was given out: issuer, place, the receipt that a credit note changes. Written by a trigger.';

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
comment on function private.keep_fiscal_invoice_details is 'Trigger: writes down what the paper of a receipt says of its issuer.';
revoke execute on function private.keep_fiscal_invoice_details from public, anon;
create trigger keep_fiscal_invoice_details before insert on public.fiscal_invoices
  for each row execute function private.keep_fiscal_invoice_details();

-- Of those given out before, nothing older is known than what is so today.
alter table public.fiscal_invoices disable trigger keep_posted_fields;
update public.fiscal_invoices set details = private.fiscal_invoice_details(organization_id, lease_id, modifies_id);
alter table public.fiscal_invoices enable trigger keep_posted_fields;

create view public.fiscal_invoice_lines with (security_invoker = true) as
select i.id as invoice_id, i.organization_id, i.lease_id, c.id as charge_id, c.kind, c.description, c.period_start, c.period_end,
  c.due_on, x.amount_minor
from public.fiscal_invoices i
join public.fiscal_invoice_charges x on x.organization_id = i.organization_id and x.invoice_id = coalesce(i.modifies_id, i.id)
  and not x.is_itbis
join public.charges c on c.id = x.charge_id
-- A credit note reverses the charges that it takes back, and names itself as the reason.
where i.modifies_id is null or c.reversal_reason = i.ncf;
comment on view public.fiscal_invoice_lines is
  'What a fiscal receipt was given out for, and what a credit note takes back, charge by charge; ITBIS is told by the receipt itself.';
revoke all on public.fiscal_invoice_lines from public, anon, authenticated;
grant select on public.fiscal_invoice_lines to authenticated, service_role;
