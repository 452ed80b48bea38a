-- The money lists, and those of tenants, units and applications, with fewer lookups for each row of a page.
create or replace view public.tenants_list with (security_invoker = true) as
-- What no page is ordered by is looked up for the rows of the page alone.
select k.id, k.organization_id, k.person_id, k.lease_id, k.user_id, k.is_primary, k.full_name, k.email, k.phone,
  k.property_id, k.unit_id, k.property_name, k.unit_label, k.rent_minor, k.currency, k.starts_on, k.ends_on, k.status,
  k.receivable_minor, k.credit_minor,
  (select pe.search_name from public.people pe where pe.id = k.person_id) as search_name,
  (select pe.search_text from public.people pe where pe.id = k.person_id) as search_text,
  array(select t.tag from public.person_tags t where t.organization_id = k.organization_id and t.person_id = k.person_id
    order by t.tag) as tags
from public.tenant_rows k;

create or replace view public.units_list with (security_invoker = true) as
select u.id, u.organization_id, u.property_id, u.label, u.unit_use, u.bedrooms, u.bathrooms, u.area_m2, k.market_rent_minor,
  k.market_rent_currency, u.archived_at, u.created_at,
  -- Who may not read the kept row may still read the property.
  coalesce(k.property_name,
    (select p.name from public.properties p where p.organization_id = u.organization_id and p.id = u.property_id)) as property_name,
  t.lease_id, t.status as lease_status, t.ends_on as lease_ends_on, t.currency as rent_currency, t.rent_minor,
  t.full_name as tenant_name, u.label_order, k.is_let, k.property_name as listed_property, k.label_order as listed_label
from public.units u
left join public.unit_rows k on k.organization_id = u.organization_id and k.unit_id = u.id
-- Leases in force never share a unit.
left join public.tenant_rows t on t.organization_id = u.organization_id and t.unit_id = u.id and t.is_primary
  and t.status in ('active', 'notice_given', 'month_to_month');
comment on view public.units_list is
  'Units with the lease in force, its primary tenant and rent; null where vacant or not for the reader. is_let: whether there is such a lease, for readers of the portfolio. listed_property, listed_label: the place in the list as it is kept, by which a page comes from an index.';

-- By `any`, not by `=`: of an equality the planner keeps the rows found in a cache sized for every lease there is, and
-- setting that cache up costs more than the page.
create or replace view public.payments_list with (security_invoker = true) as
select pa.id, pa.organization_id, pa.lease_id, pa.property_id, pa.status, pa.method, pa.currency, pa.amount_minor, pa.unapplied_minor,
  pa.paid_on, pa.reference, pa.proof_path, pa.decided_at, pa.decision_reason, pa.created_at,
  coalesce(k.property_name, (select p.name from public.properties p where p.id = pa.property_id)) as property_name,
  coalesce(k.unit_label,
    (select u.label from public.leases l join public.units u on u.id = l.unit_id where l.id = pa.lease_id)) as unit_label,
  k.full_name as tenant_name,
  r.id as receipt_id, r.number as receipt_number, r.voided_at as receipt_voided_at
from public.payments pa
left join public.tenant_rows k on k.lease_id = any (array[pa.lease_id]) and k.is_primary
left join public.receipts r on r.payment_id = pa.id;

create or replace view public.charges_list with (security_invoker = true) as
select c.id, c.organization_id, c.lease_id, c.property_id, c.kind, c.description, c.period_start, c.period_end, c.due_on, c.currency,
  c.amount_minor, c.allocated_minor, c.outstanding_minor, c.reversed_at, c.reversal_reason, c.created_at,
  coalesce(k.property_name, (select p.name from public.properties p where p.id = c.property_id)) as property_name,
  coalesce(k.unit_label,
    (select u.label from public.leases l join public.units u on u.id = l.unit_id where l.id = c.lease_id)) as unit_label,
  k.full_name as tenant_name,
  c.credited_minor
from public.charges c
left join public.tenant_rows k on k.lease_id = any (array[c.lease_id]) and k.is_primary;
