-- A link to a vendor, a bill or a bank account opens in its own organisation too.
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
    union all select s.organization_id from public.applications s where s.id = p_id
    union all select v.organization_id from public.vendors v where v.id = p_id
    union all select b.organization_id from public.bills b where b.id = p_id
    union all select k.organization_id from public.bank_accounts k where k.id = p_id
  ) found
  where found.organization_id = any (array(select private.my_organization_ids()))
  limit 1
$$;
comment on function public.find_organization_of is
  'Which of the organisations that the caller works in has the property, unit, lease, payment, account, person, application, vendor, bill or bank account; null for none that they may see. A link then opens in its own organisation.';
