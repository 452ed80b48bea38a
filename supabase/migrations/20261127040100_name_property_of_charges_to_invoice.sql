-- So that the charges without a receipt can be asked for by property.
create or replace view public.charges_to_invoice with (security_invoker = true) as
select c.id, c.organization_id, c.lease_id, c.kind, c.description, c.period_start, c.period_end, c.due_on, c.currency,
  c.amount_minor - c.credited_minor as amount_minor,
  p.name as property_name, u.label as unit_label, u.unit_use, 'furnished' = any (u.amenities) as is_furnished,
  pe.full_name as tenant_name, pe.identity_type, pe.identity_number, c.property_id
from public.charges c
join public.properties p on p.id = c.property_id
join public.leases l on l.id = c.lease_id
join public.units u on u.id = l.unit_id
left join public.lease_tenants lt on lt.lease_id = c.lease_id and lt.is_primary
left join public.people pe on pe.id = lt.person_id
where c.reversed_at is null and c.credited_minor < c.amount_minor and c.kind::text not in ('deposit', 'itbis', 'opening_balance')
  and not exists (select 1 from public.fiscal_invoice_charges i where i.charge_id = c.id and i.is_live);
