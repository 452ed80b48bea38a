create view public.quote_requests_list with (security_invoker = true) as
select r.id, r.organization_id, r.work_order_id, r.vendor_id, r.email, r.sent_at, r.expires_at, r.opened_at, r.declined_at,
  r.decline_reason, r.revoked_at, r.created_at, private.work_vendor_name(r.organization_id, r.vendor_id) as vendor_name,
  q.id as quote_id, q.tax, q.itbis_minor, q.total_minor, q.days, q.valid_until, q.note, q.given_at,
  coalesce((select array_agg(f.path order by f.created_at, f.id) from public.quote_photos f
    where f.organization_id = r.organization_id and f.quote_request_id = r.id), '{}') as photo_paths
from public.quote_requests r
left join public.quotes q on q.organization_id = r.organization_id and q.quote_request_id = r.id;
comment on view public.quote_requests_list is
  'Which vendors were asked for a price, and what each answered.';
grant select on public.quote_requests_list to authenticated, service_role;
