create view public.leases_list with (security_invoker = true) as
select l.id, l.organization_id, l.property_id, l.unit_id, l.status, l.starts_on, l.ends_on, l.ended_on, l.currency, l.due_day,
  l.deposit_minor, l.proration_method, l.late_fee_kind, l.late_fee_minor, l.late_fee_basis_points, l.late_fee_cap_minor,
  l.late_fee_grace_days, l.bill_from, l.charged_through, l.created_at,
  p.name as property_name, u.label as unit_label, o.name as organization_name, o.time_zone,
  p.street, p.street_number, p.sector, p.municipality, p.province, u.unit_use,
  r.rent_minor, b.billed_minor, b.paid_minor, b.receivable_minor, b.credit_minor, l.is_deposit_held
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
comment on view public.leases_list is
  'Leases with their place, today''s rent and their balance; for members and for the lease''s tenants.';
grant select on public.leases_list to authenticated, service_role;
