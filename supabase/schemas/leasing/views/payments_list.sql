create view public.payments_list with (security_invoker = true) as
select pa.id, pa.organization_id, pa.lease_id, pa.property_id, pa.status, pa.method, pa.currency, pa.amount_minor, pa.unapplied_minor,
  pa.paid_on, pa.reference, pa.proof_path, pa.decided_at, pa.decision_reason, pa.created_at,
  coalesce(k.property_name, private.property_name_of(pa.property_id)) as property_name,
  coalesce(k.unit_label, private.unit_label_of(pa.lease_id)) as unit_label,
  k.full_name as tenant_name,
  r.id as receipt_id, r.number as receipt_number, r.voided_at as receipt_voided_at,
  (select a.system_key from public.accounts a where a.id = pa.account_id) as account_key,
  (select a.name from public.accounts a where a.id = pa.account_id) as account_name,
  x.received_currency, x.received_minor, x.rate, x.rate_source, x.rated_on, x.difference_currency, x.difference_minor
from public.payments pa
left join public.tenant_rows k on k.lease_id = any (array[pa.lease_id]) and k.is_primary
left join public.receipts r on r.payment_id = pa.id
left join public.payment_exchanges x on x.payment_id = pa.id;
comment on view public.payments_list is
  'Payments with place, tenant and receipt. account_key, account_name: the cash account that it arrived on, for readers of the books; null while nothing is posted, and for what brought no money. received_*, rate_*, difference_*: what came where that was the other currency.';
grant select on public.payments_list to authenticated, service_role;
