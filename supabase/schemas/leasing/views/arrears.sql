create view public.arrears with (security_invoker = true) as
select c.organization_id, c.currency, count(distinct c.lease_id)::integer as lease_count, sum(c.outstanding_minor)::bigint as outstanding_minor
from public.charges c
join public.organizations o on o.id = c.organization_id
where c.outstanding_minor > 0 and c.due_on < (now() at time zone o.time_zone)::date
group by c.organization_id, c.currency;
comment on view public.arrears is 'Per organisation and currency: how many leases are late, and with how much.';
grant select on public.arrears to authenticated, service_role;
