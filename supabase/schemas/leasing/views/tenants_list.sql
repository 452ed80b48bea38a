create view public.tenants_list with (security_invoker = true) as
-- What no page is ordered by is looked up for the rows of the page alone.
select k.id, k.organization_id, k.person_id, k.lease_id, k.user_id, k.is_primary, k.full_name, k.email, k.phone,
  k.property_id, k.unit_id, k.property_name, k.unit_label, k.rent_minor, k.currency, k.starts_on, k.ends_on, k.status,
  k.receivable_minor, k.credit_minor,
  (select pe.search_name from public.people pe where pe.id = k.person_id) as search_name,
  (select pe.search_text from public.people pe where pe.id = k.person_id) as search_text,
  array(select t.tag from public.person_tags t where t.organization_id = k.organization_id and t.person_id = k.person_id
    order by t.tag collate private.natural_order) as tags,
  k.full_name collate private.natural_order as full_name_order, k.property_name collate private.natural_order as property_name_order,
  k.left_on, k.has_left
from public.tenant_rows k;
comment on view public.tenants_list is
  'One row a tenant of a lease: tenant, property, unit, rent, lease start, lease end, status, balance.';
grant select on public.tenants_list to authenticated, service_role;
