-- What list screens read. security_invoker: the reader's own policies apply to every table beneath.
create view public.properties_list with (security_invoker = true) as
select p.id, p.organization_id, p.name, p.property_type, p.street, p.street_number, p.sector, p.municipality, p.province,
  p.archived_at, p.created_at, u.unit_count, l.occupied_unit_count
from public.properties p
cross join lateral (
  select count(*)::integer as unit_count from public.units
  where organization_id = p.organization_id and property_id = p.id and archived_at is null
) u
-- Leases in force never share a unit, and a unit that is let is not archived: their number is that of the units let.
cross join lateral (
  select count(*)::integer as occupied_unit_count from public.leases
  where property_id = p.id and status in ('active', 'notice_given', 'month_to_month')
) l;
comment on view public.properties_list is 'Properties with how many units they have and how many are let.';

create view public.leases_list with (security_invoker = true) as
select l.id, l.organization_id, l.property_id, l.unit_id, l.status, l.starts_on, l.ends_on, l.ended_on, l.currency, l.due_day,
  l.deposit_minor, l.proration_method, l.late_fee_kind, l.late_fee_minor, l.late_fee_basis_points, l.late_fee_cap_minor,
  l.late_fee_grace_days, l.bill_from, l.charged_through, l.created_at,
  p.name as property_name, u.label as unit_label, o.name as organization_name, o.time_zone,
  p.street, p.street_number, p.sector, p.municipality, p.province, u.unit_use,
  r.rent_minor, b.billed_minor, b.paid_minor, b.receivable_minor, b.credit_minor
from public.leases l
join public.organizations o on o.id = l.organization_id
join public.properties p on p.id = l.property_id
join public.units u on u.id = l.unit_id
left join public.lease_balances b on b.lease_id = l.id
left join lateral (
  select s.rent_minor from public.lease_rent_steps s where s.lease_id = l.id
  order by (s.starts_on <= (now() at time zone o.time_zone)::date) desc,
    abs(s.starts_on - (now() at time zone o.time_zone)::date) limit 1
) r on true;
comment on view public.leases_list is 'Leases with their place, today''s rent and their balance; for members and for the lease''s tenants.';

create view public.units_list with (security_invoker = true) as
select u.id, u.organization_id, u.property_id, u.label, u.unit_use, u.bedrooms, u.bathrooms, u.area_m2, u.market_rent_minor,
  u.market_rent_currency, u.archived_at, u.created_at, p.name as property_name,
  l.id as lease_id, l.status as lease_status, l.ends_on as lease_ends_on, l.currency as rent_currency, r.rent_minor, t.full_name as tenant_name
from public.units u
-- By organisation too: then properties are read in the order of their names, and a page stops after its rows.
join public.properties p on p.organization_id = u.organization_id and p.id = u.property_id
join public.organizations o on o.id = u.organization_id
-- Leases in force never share a unit. The limit keeps this a probe for each unit, never a join with every lease.
left join lateral (
  select id, status, ends_on, currency from public.leases
  where unit_id = u.id and status in ('active', 'notice_given', 'month_to_month') order by starts_on desc limit 1
) l on true
left join lateral (
  select s.rent_minor from public.lease_rent_steps s where s.lease_id = l.id
  order by (s.starts_on <= (now() at time zone o.time_zone)::date) desc,
    abs(s.starts_on - (now() at time zone o.time_zone)::date) limit 1
) r on true
left join lateral (
  select pe.full_name from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
  where lt.lease_id = l.id and lt.is_primary limit 1
) t on true;
comment on view public.units_list is 'Units with the lease in force, its primary tenant and rent; null where vacant.';

create view public.tenants_list with (security_invoker = true) as
select lt.id, lt.organization_id, lt.person_id, lt.lease_id, lt.user_id, lt.is_primary, pe.full_name, pe.email, pe.phone,
  l.property_id, l.unit_id, l.property_name, l.unit_label, l.rent_minor, l.currency, l.starts_on, l.ends_on, l.status,
  l.receivable_minor, l.credit_minor
from public.people pe
join public.lease_tenants lt on lt.organization_id = pe.organization_id and lt.person_id = pe.id
join public.leases_list l on l.id = lt.lease_id;
comment on view public.tenants_list is 'One row a tenant of a lease: tenant, property, unit, rent, lease start, lease end, status, balance.';

-- The unit and the tenant are looked up for the rows of the page alone. Joined, they would be cached for as many leases as
-- the whole history has, and setting that cache up costs more than the page.
create view public.payments_list with (security_invoker = true) as
select pa.id, pa.organization_id, pa.lease_id, pa.property_id, pa.status, pa.method, pa.currency, pa.amount_minor, pa.unapplied_minor,
  pa.paid_on, pa.reference, pa.proof_path, pa.decided_at, pa.decision_reason, pa.created_at,
  p.name as property_name,
  (select u.label from public.leases l join public.units u on u.id = l.unit_id where l.id = pa.lease_id) as unit_label,
  (select pe.full_name from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
    where lt.lease_id = pa.lease_id and lt.is_primary limit 1) as tenant_name,
  r.id as receipt_id, r.number as receipt_number, r.voided_at as receipt_voided_at
from public.payments pa
join public.properties p on p.id = pa.property_id
left join public.receipts r on r.payment_id = pa.id;
comment on view public.payments_list is 'Payments with place, tenant and receipt.';

create view public.charges_list with (security_invoker = true) as
select c.id, c.organization_id, c.lease_id, c.property_id, c.kind, c.description, c.period_start, c.period_end, c.due_on, c.currency,
  c.amount_minor, c.allocated_minor, c.outstanding_minor, c.reversed_at, c.reversal_reason, c.created_at,
  p.name as property_name,
  (select u.label from public.leases l join public.units u on u.id = l.unit_id where l.id = c.lease_id) as unit_label,
  (select pe.full_name from public.lease_tenants lt join public.people pe on pe.id = lt.person_id
    where lt.lease_id = c.lease_id and lt.is_primary limit 1) as tenant_name
from public.charges c
join public.properties p on p.id = c.property_id;
comment on view public.charges_list is 'Charges with place and tenant; outstanding is what is not yet paid.';

create view public.journal_list with (security_invoker = true) as
select l.id, l.organization_id, l.entry_id, e.entry_number, e.kind, e.occurred_on, e.memo, e.reverses_entry_id, l.account_id, a.code as account_code,
  a.system_key, a.name as account_name, a.kind as account_kind, l.currency, l.amount_minor, l.lease_id, l.property_id, e.created_at
from public.journal_lines l
join public.journal_entries e on e.id = l.entry_id
join public.accounts a on a.id = l.account_id;
comment on view public.journal_list is 'Journal lines with their entry and account; debits positive.';

create view public.arrears with (security_invoker = true) as
select c.organization_id, c.currency, count(distinct c.lease_id)::integer as lease_count, sum(c.outstanding_minor)::bigint as outstanding_minor
from public.charges c
join public.organizations o on o.id = c.organization_id
where c.outstanding_minor > 0 and c.due_on < (now() at time zone o.time_zone)::date
group by c.organization_id, c.currency;
comment on view public.arrears is 'Per organisation and currency: how many leases are late, and with how much.';

grant select on public.properties_list, public.leases_list, public.units_list, public.tenants_list, public.payments_list,
  public.charges_list, public.journal_list, public.arrears to authenticated, service_role;
