-- The lists of tenants and units are read in the order of the kept rows.
create or replace view public.tenants_list with (security_invoker = true) as
-- What no page is ordered by is looked up for the rows of the page alone.
select k.id, k.organization_id, k.person_id, k.lease_id, k.user_id, k.is_primary, k.full_name,
  (select pe.email from public.people pe where pe.id = k.person_id) as email,
  (select pe.phone from public.people pe where pe.id = k.person_id) as phone,
  k.property_id, k.unit_id, k.property_name,
  (select u.label from public.units u where u.id = k.unit_id) as unit_label,
  k.rent_minor, (select l.currency from public.leases l where l.id = k.lease_id) as currency,
  k.starts_on, k.ends_on, k.status, k.receivable_minor,
  (select b.credit_minor from public.lease_balances b where b.lease_id = k.lease_id) as credit_minor,
  (select pe.search_name from public.people pe where pe.id = k.person_id) as search_name,
  (select pe.search_text from public.people pe where pe.id = k.person_id) as search_text,
  array(select t.tag from public.person_tags t where t.organization_id = k.organization_id and t.person_id = k.person_id
    order by t.tag) as tags
from public.tenant_rows k;

create or replace view public.units_list with (security_invoker = true) as
select u.id, u.organization_id, u.property_id, u.label, u.unit_use, u.bedrooms, u.bathrooms, u.area_m2, k.market_rent_minor,
  k.market_rent_currency, u.archived_at, u.created_at, p.name as property_name,
  l.id as lease_id, l.status as lease_status, t.ends_on as lease_ends_on, l.currency as rent_currency, t.rent_minor, t.full_name as tenant_name,
  u.label_order, k.is_let, k.property_name as listed_property, k.label_order as listed_label
from public.units u
-- By organisation too: then properties are read in the order of their names, and a page stops after its rows.
join public.properties p on p.organization_id = u.organization_id and p.id = u.property_id
left join public.unit_rows k on k.organization_id = u.organization_id and k.unit_id = u.id
-- Leases in force never share a unit.
left join public.tenant_rows t on t.organization_id = u.organization_id and t.unit_id = u.id and t.is_primary
  and t.status in ('active', 'notice_given', 'month_to_month')
left join public.leases l on l.id = t.lease_id;
comment on view public.units_list is
  'Units with the lease in force, its primary tenant and rent; null where vacant or not for the reader. is_let: whether there is such a lease, for readers of the portfolio. listed_property, listed_label: the place in the list as it is kept, by which a page of what is vacant comes from an index.';
