create view public.charges_list with (security_invoker = true) as
select c.id, c.organization_id, c.lease_id, c.property_id, c.kind, c.description, c.period_start, c.period_end, c.due_on, c.currency,
  c.amount_minor, c.allocated_minor, c.outstanding_minor, c.reversed_at, c.reversal_reason, c.created_at,
  coalesce(k.property_name, private.property_name_of(c.property_id)) as property_name,
  coalesce(k.unit_label, private.unit_label_of(c.lease_id)) as unit_label,
  k.full_name as tenant_name, c.credited_minor, c.posting_number
from public.charges c
left join public.tenant_rows k on k.lease_id = any (array[c.lease_id]) and k.is_primary;
comment on view public.charges_list is 'Charges with place and tenant; outstanding is what is not yet paid.';
grant select on public.charges_list to authenticated, service_role;
