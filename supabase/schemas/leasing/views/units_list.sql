create view public.units_list with (security_invoker = true) as
select u.id, u.organization_id, u.property_id, u.label, u.unit_use, u.bedrooms, u.bathrooms, u.area_m2, k.market_rent_minor,
  k.market_rent_currency, u.archived_at, u.created_at,
  -- Who may not read the kept row may still read the property.
  coalesce(k.property_name,
    (select p.name from public.properties p where p.organization_id = u.organization_id and p.id = u.property_id)) as property_name,
  t.lease_id, t.status as lease_status, t.ends_on as lease_ends_on, t.currency as rent_currency, t.rent_minor,
  t.full_name as tenant_name, u.label_order, k.is_leased, k.property_name as listed_property, k.label_order as listed_label,
  coalesce(k.property_name,
    (select p.name from public.properties p where p.organization_id = u.organization_id and p.id = u.property_id))
    collate private.natural_order as property_name_order,
  k.property_name collate private.natural_order as listed_property_order
from public.units u
left join public.unit_rows k on k.organization_id = u.organization_id and k.unit_id = u.id
-- Leases in force never share a unit.
left join public.tenant_rows t on t.organization_id = u.organization_id and t.unit_id = u.id and t.is_primary
  and t.status in ('active', 'notice_given', 'month_to_month');
comment on view public.units_list is
  'Units with the lease in force, its primary tenant and rent; null where vacant or not for the reader. is_leased: whether there is such a lease, for readers of the portfolio. listed_property, listed_label: the place in the list as it is kept, by which a page comes from an index.';
grant select on public.units_list to authenticated, service_role;
