create view public.payment_plans_list with (security_invoker = true) as
select p.id, p.organization_id, p.lease_id, p.currency, p.agreed_on, p.total_minor, p.note, p.cancelled_at, p.created_at,
  greatest(p.total_minor - o.open_minor, 0) as paid_minor, d.due_minor, n.due_on as next_due_on,
  case when p.cancelled_at is not null then 'cancelled' when o.open_minor = 0 then 'kept'
    when p.total_minor - o.open_minor < d.due_minor then 'broken' else 'active' end as state
from public.payment_plans p
join public.organizations g on g.id = p.organization_id
cross join lateral (
  select coalesce(sum(c.outstanding_minor), 0)::bigint as open_minor from public.charges c
  where c.lease_id = p.lease_id and c.due_on <= p.agreed_on
) o
cross join lateral (
  select coalesce(sum(i.amount_minor), 0)::bigint as due_minor from public.payment_plan_instalments i
  where i.plan_id = p.id and i.due_on < (now() at time zone g.time_zone)::date
) d
left join lateral (
  select i.due_on from (select due_on, sum(amount_minor) over (order by position) as upto
    from public.payment_plan_instalments where plan_id = p.id) i
  where i.upto > p.total_minor - o.open_minor order by i.due_on limit 1
) n on true;
comment on view public.payment_plans_list is
  'Plans with what was paid of them, what should have been, and their state: active, kept, broken (an instalment''s day has passed unpaid) or cancelled.';
grant select on public.payment_plans_list to authenticated, service_role;
