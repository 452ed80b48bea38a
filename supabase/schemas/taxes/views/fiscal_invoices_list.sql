create view public.fiscal_invoices_list with (security_invoker = true) as
select i.id, i.organization_id, i.lease_id, i.property_id, i.range_id, i.ncf, i.ncf_kind, i.ncf_expires_on, i.modifies_id,
  i.reason, i.issued_on, i.client_name, i.client_id_type, i.client_id, i.income_type, i.treatment, i.description, i.currency,
  i.dop_rate, i.rate_source, i.base_minor, i.itbis_minor, i.paid_cash_minor, i.paid_transfer_minor, i.paid_card_minor,
  i.paid_other_minor, i.on_credit_minor, i.cancelled_on, i.cancellation_reason, i.created_by, i.created_at, m.ncf as modified_ncf, p.name as property_name, u.label as unit_label, u.unit_use,
  'furnished' = any (u.amenities) as is_furnished,
  w.withheld_on, coalesce(w.itbis_minor, 0)::bigint as itbis_withheld_minor, coalesce(w.isr_minor, 0)::bigint as isr_withheld_minor,
  exists (select 1 from public.fiscal_invoice_charges c where c.organization_id = i.organization_id and c.invoice_id = i.id
    and c.is_live and not c.is_itbis) as is_standing,
  i.is_itbis_lost, m.issued_on as modified_issued_on, i.issuer_id,
  i.itbis_to_withhold_minor, i.isr_to_withhold_minor, i.is_counted, i.number_given_back, i.replaces_id, i.replaces_paper_id,
  e.id as ecf_document_id, e.state as ecf_state, e.messages as ecf_messages, e.problems as ecf_problems,
  e.contingency_kind as ecf_contingency, e.due_by as ecf_due_by, e.delivery_state as ecf_delivery_state,
  e.approval_state as ecf_approval_state, r.invoice_id as ecf_replaced_by,
  case when i.ncf like 'E%' then coalesce(e.environment, 'ecf') end as environment
from public.fiscal_invoices i
join public.properties p on p.id = i.property_id
join public.leases l on l.id = i.lease_id
join public.units u on u.id = l.unit_id
left join public.fiscal_invoices m on m.organization_id = i.organization_id and m.id = i.modifies_id
left join lateral (
  select max(x.withheld_on) as withheld_on, sum(x.itbis_minor) as itbis_minor, sum(x.isr_minor) as isr_minor
  from public.fiscal_withholdings x join public.payments y on y.id = x.payment_id and y.status = 'confirmed'
  where x.organization_id = i.organization_id and x.invoice_id = i.id
) w on true
left join public.ecf_documents e on e.invoice_id = i.id
left join public.ecf_documents r on r.organization_id = e.organization_id and r.id = e.replaced_by;
comment on view public.fiscal_invoices_list is
  'Fiscal receipts with their place and what was withheld of them; standing: some charge of it was neither cancelled nor taken back; environment: null of paper, ecf of what was given out in another program.';
grant select on public.fiscal_invoices_list to authenticated, service_role;
