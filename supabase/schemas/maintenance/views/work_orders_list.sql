create view public.work_orders_list with (security_invoker = true) as
select w.id, w.organization_id, w.number, w.maintenance_id, w.property_id, w.unit_id, w.title, w.scope, w.status, w.vendor_id, w.payer,
  w.lease_id, w.currency, w.tax, w.net_minor, w.itbis_minor, w.total_minor, w.quote_id, w.planned_on, w.submitted_by, w.approved_by,
  w.approved_at, w.decision_reason, w.done_at, w.done_note, w.bill_id, w.charge_id, w.created_by, w.created_at, w.search_text,
  m.number as maintenance_number, m.title as maintenance_title, m.category, p.name as property_name, p.name_order as property_name_order,
  u.label as unit_label, private.work_vendor_name(w.organization_id, w.vendor_id) as vendor_name,
  private.maintenance_actor_name(w.organization_id, w.approved_by) as approver_name,
  (select count(*)::integer from public.quote_requests r where r.organization_id = w.organization_id and r.work_order_id = w.id
    and r.revoked_at is null) as asked_count,
  (select count(*)::integer from public.quote_requests r join public.quotes q on q.organization_id = r.organization_id
    and q.quote_request_id = r.id
    where r.organization_id = w.organization_id and r.work_order_id = w.id and r.revoked_at is null) as quote_count,
  b.status as bill_status, b.total_minor as bill_total_minor, c.amount_minor as charged_minor, c.reversed_at as charge_reversed_at
from public.work_orders w
join public.maintenance_requests m on m.organization_id = w.organization_id and m.id = w.maintenance_id
join public.properties p on p.organization_id = w.organization_id and p.id = w.property_id
left join public.units u on u.id = w.unit_id
left join public.bills b on b.organization_id = w.organization_id and b.id = w.bill_id
left join public.charges c on c.organization_id = w.organization_id and c.id = w.charge_id;
comment on view public.work_orders_list is
  'Work orders with their place, vendor and what came of them; of the bill and the charge only for readers of money.';
grant select on public.work_orders_list to authenticated, service_role;
