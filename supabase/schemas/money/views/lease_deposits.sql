create view public.lease_deposits with (security_invoker = true) as
select l.id as lease_id, l.organization_id, l.currency, u.unpaid_minor,
  coalesce(-h.amount_minor, 0)::bigint - u.unpaid_minor as held_minor
from public.leases l
-- Accounts are not for tenants: who does not read the books gets no row, rather than a deposit of nothing.
join public.accounts a on a.organization_id = l.organization_id and a.system_key = 'deposits_held'
cross join lateral (
  select coalesce(sum(c.outstanding_minor), 0)::bigint as unpaid_minor from public.charges c
  where c.lease_id = l.id and c.kind = 'deposit'
) u
cross join lateral (
  select sum(j.amount_minor) as amount_minor from public.journal_lines j
  where j.organization_id = l.organization_id and j.lease_id = l.id and j.account_id = a.id
) h;
comment on view public.lease_deposits is
  'Per lease, for readers of money: what has come of the deposit and is still held, and what was charged and has not come.';
grant select on public.lease_deposits to authenticated, service_role;
