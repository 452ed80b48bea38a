create view public.chargeable_leases with (security_invoker = true) as
select k.lease_id as id, k.organization_id, k.property_id, k.property_name, k.unit_id, k.unit_label, k.full_name as tenant_name,
  k.rent_minor, k.currency, k.receivable_minor, k.credit_minor, u.unit_use, u.area_m2, 'furnished' = any (u.amenities) as is_furnished
from public.tenant_rows k
join public.units u on u.organization_id = k.organization_id and u.id = k.unit_id
where k.is_primary and k.status in ('active', 'notice_given', 'month_to_month');
comment on view public.chargeable_leases is
  'Leases in force with their place, primary tenant, rent, balance, and what a charge is split and taxed by.';
grant select on public.chargeable_leases to authenticated, service_role;
