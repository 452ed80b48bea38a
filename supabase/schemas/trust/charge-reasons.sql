create function private.charge_reasons(p_organization_id uuid default null, p_limit integer default 50)
returns table (charge_id uuid, organization_id uuid, entry_id uuid, lease_id uuid, property_name text, unit_label text,
  kind public.charge_kind, description text, due_on date, currency public.currency_code, amount_minor bigint, reversed_at timestamptz,
  reason text, reason_on date, reason_minor bigint, reason_name text, reason_method text, rule_kind public.late_fee_kind,
  rule_minor bigint, rule_basis_points integer, grace_days smallint)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if p_organization_id is not null then
    perform private.require_permission(p_organization_id, 'money.read');
  end if;
  return query
    select c.id, c.organization_id, c.entry_id, c.lease_id, p.name, u.label, c.kind, c.description, c.due_on, c.currency,
      c.amount_minor, c.reversed_at,
      case when b.id is not null then 'bill' when g.id is not null then 'recurring' when f.id is not null then 'late_fee'
        when c.kind = 'rent' then 'rent' when c.kind = 'deposit' then 'deposit' else 'by_hand' end,
      coalesce(b.billed_on, g.starts_on, f.due_on, s.starts_on),
      coalesce(b.total_minor, g.amount_minor, f.amount_minor, s.rent_minor),
      v.name, o.method, (r.rule).kind, (r.rule).amount_minor, (r.rule).basis_points, (r.rule).grace_days
    from (select x.* from public.charges x
      where case when p_organization_id is null then x.lease_id in (select private.my_lease_ids())
        else x.organization_id = p_organization_id end
      order by x.due_on desc, x.id desc limit least(greatest(p_limit, 1), 200)) c
    join public.leases l on l.id = c.lease_id
    join public.properties p on p.id = c.property_id
    join public.units u on u.id = l.unit_id
    left join public.bill_pass_ons o on o.charge_id = c.id
    left join public.bills b on b.id = o.bill_id
    left join public.vendors v on v.id = b.vendor_id
    left join public.recurring_charges g on g.id = c.recurring_charge_id
    left join public.charges f on f.id = c.late_fee_for
    left join lateral (select n.starts_on, n.rent_minor from public.lease_rent_steps n
      where c.kind = 'rent' and n.lease_id = c.lease_id and n.starts_on <= c.period_end order by n.starts_on desc limit 1) s on true
    left join lateral (select private.late_fee_rule_of(l) as rule where f.id is not null) r on true
    order by c.due_on desc, c.id desc;
end
$$;
select private.declare_verb('charge_reasons', 'money.read, own', p_comment =>
  'The newest charges of an organisation, or without one of the caller''s leases, each with what it rests on. reason: rent (the step of the lease), recurring, late_fee (the late charge, and the rule as it is now), bill (passed on: supplier, day, total and how it was divided), deposit, by_hand. reason_on, reason_minor: day and amount of that. Error: not_allowed.');
