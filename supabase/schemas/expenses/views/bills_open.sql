create view public.bills_open with (security_invoker = true) as
select o.organization_id, o.currency, count(*) filter (where o.outstanding_minor > 0)::integer as bill_count,
  coalesce(sum(o.outstanding_minor) filter (where o.outstanding_minor > 0), 0)::bigint as outstanding_minor,
  count(*) filter (where o.is_late)::integer as late_count,
  coalesce(sum(o.outstanding_minor) filter (where o.is_late), 0)::bigint as late_minor,
  count(*) filter (where o.outstanding_minor < 0)::integer as credit_count,
  coalesce(-sum(o.outstanding_minor) filter (where o.outstanding_minor < 0), 0)::bigint as credit_minor
from (
  -- Two branches, each with the index of its rows.
  select b.organization_id, b.currency, b.outstanding_minor, b.due_on < private.organization_today(b.organization_id) as is_late
  from public.bills b where b.outstanding_minor > 0
  union all
  select b.organization_id, b.currency, b.outstanding_minor, false from public.bills b where b.outstanding_minor < 0
) o
group by o.organization_id, o.currency;
comment on view public.bills_open is
  'What is to be paid to vendors, per currency, the part of it whose day has passed, and beside it the credit notes that are unused: what one vendor owes back pays no other.';
grant select on public.bills_open to authenticated, service_role;
