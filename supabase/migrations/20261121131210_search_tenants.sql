-- A tenant is looked for by name, telephone or document, and by tag.
create or replace view public.tenants_list with (security_invoker = true) as
select lt.id, lt.organization_id, lt.person_id, lt.lease_id, lt.user_id, lt.is_primary, pe.full_name, pe.email, pe.phone,
  l.property_id, l.unit_id, l.property_name, l.unit_label, l.rent_minor, l.currency, l.starts_on, l.ends_on, l.status,
  l.receivable_minor, l.credit_minor, pe.search_name, pe.search_text,
  array(select t.tag from public.person_tags t where t.organization_id = pe.organization_id and t.person_id = pe.id
    order by t.tag) as tags
from public.people pe
join public.lease_tenants lt on lt.organization_id = pe.organization_id and lt.person_id = pe.id
join public.leases_list l on l.id = lt.lease_id;

create or replace function public.find_organization_of(p_id uuid)
returns uuid
language sql
stable
set search_path = ''
as $$
  select found.organization_id
  from (
    select p.organization_id from public.properties p where p.id = p_id
    union all select u.organization_id from public.units u where u.id = p_id
    union all select l.organization_id from public.leases l where l.id = p_id
    union all select y.organization_id from public.payments y where y.id = p_id
    union all select a.organization_id from public.accounts a where a.id = p_id
    union all select e.organization_id from public.people e where e.id = p_id
  ) found
  where found.organization_id = any (array(select private.my_organization_ids()))
  limit 1
$$;
comment on function public.find_organization_of is
  'Which of the organisations that the caller works in has the property, unit, lease, payment, account or person; null for none that they may see. A link then opens in its own organisation.';
