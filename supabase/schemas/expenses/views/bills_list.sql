create view public.bills_list with (security_invoker = true) as
select b.id, b.organization_id, b.vendor_id, v.name as vendor_name, v.identity_number as vendor_identity_number, b.property_id,
  p.name as property_name, b.unit_id, u.label as unit_label, b.status, b.ncf, b.modified_ncf, b.expense_kind, b.billed_on, b.due_on,
  b.paid_on, b.currency, b.services_minor, b.goods_minor, b.itbis_minor, b.itbis_withheld_minor, b.itbis_proportional_minor,
  b.itbis_to_cost_minor, b.isr_kind, b.isr_withheld_minor, b.excise_minor, b.other_taxes_minor, b.tip_minor, b.payment_form,
  b.total_minor, b.payable_minor, b.paid_minor, b.outstanding_minor, b.note, b.recurring_bill_id, b.created_by, b.submitted_by,
  b.decided_at, b.decision_reason, b.entry_id, b.reversal_entry_id, b.created_at,
  (select l.description from public.bill_lines l where l.bill_id = b.id order by l.position limit 1) as description,
  b.no_receipt_reason, b.dop_rate, b.rate_source, b.rated_on, v.identity_type as vendor_identity_type,
  case when b.entry_id is null then coalesce(substring(b.ncf from 2 for 2) in ('04', '34'), false) else b.is_credit end as is_credit,
  b.purchase_receipt_kind, r.id as purchase_receipt_id,
  v.name_order as vendor_name_order, e.id as ecf_document_id, e.state as ecf_state, e.messages as ecf_messages, e.problems as ecf_problems,
  e.contingency_kind as ecf_contingency, e.due_by as ecf_due_by
from public.bills b
join public.vendors v on v.id = b.vendor_id
left join public.properties p on p.id = b.property_id
left join public.units u on u.id = b.unit_id
left join lateral (
  -- The one that stands, or the last one that did.
  select x.id from public.purchase_receipts x where x.organization_id = b.organization_id and x.bill_id = b.id
  order by x.cancelled_on desc nulls first, x.created_at desc limit 1
) r on true
left join public.ecf_documents e on e.organization_id = b.organization_id and e.purchase_receipt_id = r.id;
comment on view public.bills_list is 'Bills with the names of their vendor and place.';
grant select on public.bills_list to authenticated, service_role;
