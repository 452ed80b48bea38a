-- The receipt of a late fee's rent is looked up fee by fee: as three more joins, the planner had too many tables to order and read
-- leases and receipts from end to end.
create view public.charges_to_invoice with (security_invoker = true) as
select c.id, c.organization_id, c.lease_id, c.kind, c.description, c.period_start, c.period_end, c.due_on, c.currency,
  c.amount_minor - c.credited_minor as amount_minor,
  p.name as property_name, u.label as unit_label, u.unit_use, 'furnished' = any (u.amenities) as is_furnished,
  pe.full_name as tenant_name, pe.identity_type, pe.identity_number, c.property_id,
  r.id as receipt_id, r.ncf as receipt_ncf, r.treatment as receipt_treatment, r.client_name as receipt_client
from public.charges c
join public.properties p on p.id = c.property_id
join public.leases l on l.id = c.lease_id
join public.units u on u.id = l.unit_id
left join public.lease_parties lt on lt.lease_id = c.lease_id and lt.is_primary
left join public.people pe on pe.id = lt.person_id
left join lateral (
  select x.invoice_id from public.fiscal_invoice_charges x where x.charge_id = c.late_fee_for and x.is_live limit 1
) x on true
left join lateral (
  select coalesce(n.modifies_id, n.id) as id from public.fiscal_invoices n where n.id = x.invoice_id limit 1
) n on true
left join lateral (
  select f.id, f.ncf, f.treatment, f.client_name from public.fiscal_invoices f where f.id = n.id limit 1
) r on true
where c.reversed_at is null and c.credited_minor < c.amount_minor and c.kind::text not in ('deposit', 'itbis', 'opening_balance')
  and not exists (select 1 from public.fiscal_invoice_charges i where i.charge_id = c.id and i.is_live);
comment on view public.charges_to_invoice is
  'Charges without a fiscal receipt, with who would get it; receipt: of a late fee the one of its rent, which a debit note adds it to.';
grant select on public.charges_to_invoice to authenticated, service_role;
