create view public.bill_pass_ons_list with (security_invoker = true) as
select o.charge_id as id, o.organization_id, o.bill_id, o.pass_on_id, o.line_ids, o.method, o.created_at,
  c.lease_id, c.property_id, c.kind, c.description, c.due_on, c.currency, c.amount_minor, c.outstanding_minor, c.reversed_at,
  c.property_name, c.unit_label, c.tenant_name
from public.bill_pass_ons o
join public.charges_list c on c.id = o.charge_id;
comment on view public.bill_pass_ons_list is 'What was passed on of bills, with the charge, its unit and its tenant.';
grant select on public.bill_pass_ons_list to authenticated, service_role;
