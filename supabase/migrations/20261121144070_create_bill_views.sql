create view public.bills_list with (security_invoker = true) as
select b.id, b.organization_id, b.vendor_id, v.name as vendor_name, v.identity_number as vendor_identity_number, b.property_id,
  p.name as property_name, b.unit_id, u.label as unit_label, b.status, b.ncf, b.modified_ncf, b.expense_kind, b.billed_on, b.due_on,
  b.paid_on, b.currency, b.services_minor, b.goods_minor, b.itbis_minor, b.itbis_withheld_minor, b.itbis_proportional_minor,
  b.itbis_to_cost_minor, b.isr_kind, b.isr_withheld_minor, b.excise_minor, b.other_taxes_minor, b.tip_minor, b.payment_form,
  b.total_minor, b.payable_minor, b.paid_minor, b.outstanding_minor, b.note, b.recurring_bill_id, b.created_by, b.submitted_by,
  b.decided_at, b.decision_reason, b.entry_id, b.reversal_entry_id, b.created_at,
  (select l.description from public.bill_lines l where l.bill_id = b.id order by l.position limit 1) as description
from public.bills b
join public.vendors v on v.id = b.vendor_id
left join public.properties p on p.id = b.property_id
left join public.units u on u.id = b.unit_id;
comment on view public.bills_list is 'Bills with the names of their vendor and place.';
grant select on public.bills_list to authenticated, service_role;

create view public.bills_open with (security_invoker = true) as
select b.organization_id, b.currency, count(*)::integer as bill_count, sum(b.outstanding_minor)::bigint as outstanding_minor,
  count(*) filter (where b.due_on < private.organization_today(b.organization_id))::integer as late_count,
  coalesce(sum(b.outstanding_minor) filter (where b.due_on < private.organization_today(b.organization_id)), 0)::bigint as late_minor
from public.bills b where b.outstanding_minor > 0
group by b.organization_id, b.currency;
comment on view public.bills_open is 'What is to be paid to vendors, per currency, and the part of it whose day has passed.';
grant select on public.bills_open to authenticated, service_role;

create view public.vendors_list with (security_invoker = true) as
select v.*, coalesce(t.bill_count, 0)::integer as bill_count, t.last_billed_on
from public.vendors v
left join lateral (select count(*) as bill_count, max(b.billed_on) as last_billed_on from public.bills b
  where b.organization_id = v.organization_id and b.vendor_id = v.id and b.status <> 'void') t on true;
comment on view public.vendors_list is 'Vendors with how many bills they sent and when the last one.';
grant select on public.vendors_list to authenticated, service_role;

create view public.vendor_years with (security_invoker = true) as
select b.organization_id, b.vendor_id, date_part('year', b.billed_on)::integer as year, b.currency, count(*)::integer as bill_count,
  sum(b.services_minor + b.goods_minor)::bigint as base_minor, sum(b.itbis_minor)::bigint as itbis_minor,
  sum(b.itbis_withheld_minor + b.isr_withheld_minor)::bigint as withheld_minor, sum(b.total_minor)::bigint as total_minor,
  sum(b.outstanding_minor)::bigint as outstanding_minor
from public.bills b where b.status in ('approved', 'partially_paid', 'paid')
group by b.organization_id, b.vendor_id, 3, b.currency;
comment on view public.vendor_years is 'Per vendor, year of the bill and currency: what was billed, its ITBIS, what was withheld and what is open.';
grant select on public.vendor_years to authenticated, service_role;
