create view public.vendor_years with (security_invoker = true) as
select b.organization_id, b.vendor_id, date_part('year', b.billed_on)::integer as year, b.currency, count(*)::integer as bill_count,
  sum(s.sign * (b.services_minor + b.goods_minor))::bigint as base_minor, sum(s.sign * b.itbis_minor)::bigint as itbis_minor,
  sum(b.itbis_withheld_minor + b.isr_withheld_minor)::bigint as withheld_minor, sum(s.sign * b.total_minor)::bigint as total_minor,
  sum(b.outstanding_minor)::bigint as outstanding_minor
from public.bills b
cross join lateral (select case when b.is_credit then -1 else 1 end as sign) s
where b.status in ('approved', 'partially_paid', 'paid')
group by b.organization_id, b.vendor_id, 3, b.currency;
comment on view public.vendor_years is
  'Per vendor, year of the bill and currency: what was billed less what was credited, its ITBIS, what was withheld and what is open.';
grant select on public.vendor_years to authenticated, service_role;
