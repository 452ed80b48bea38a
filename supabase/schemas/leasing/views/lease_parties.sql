create view public.lease_parties with (security_invoker = true) as
select t.id, t.organization_id, t.lease_id, t.person_id, t.user_id,
  t.is_primary and (t.primary_from is null or t.primary_from <= private.organization_today(t.organization_id)) as is_primary,
  t.created_at, t.left_on
from public.lease_tenants t
where t.left_on is null or t.left_on >= private.organization_today(t.organization_id);
comment on view public.lease_parties is
  'Who is a tenant of a lease today. What is done with or sent to tenants asks here; lease_tenants has those who left, too.';
grant select on public.lease_parties to authenticated, service_role;
