-- A tenant's leases in one read: their screens begin with them, and a slow network has each read wait.
create function public.my_leases()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(l) order by l.starts_on desc, l.id), '[]')
  from (
    select id, organization_id, property_id, status, starts_on, ends_on, ended_on, currency, due_day, deposit_minor, proration_method,
      late_fee_kind, late_fee_minor, late_fee_basis_points, late_fee_cap_minor, late_fee_grace_days, bill_from, charged_through,
      property_name, unit_label, organization_name, time_zone, street, street_number, sector, municipality, province, unit_use, rent_minor
    from public.leases_list
    where id = any (array(select private.my_lease_ids())) and status not in ('draft', 'sent', 'partially_signed')
  ) l
$$;
comment on function public.my_leases is
  'Leases that the caller is or was a tenant of, the newest first, as leases_list has them; those still being agreed are left out.';
revoke execute on function public.my_leases from public, anon;
grant execute on function public.my_leases to authenticated;
