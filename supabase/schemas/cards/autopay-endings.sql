create function private.notify_of_ending_autopays(p_organization_id uuid, p_today date)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_row record;
  v_autopay public.autopays;
begin
  for v_row in
    -- A lease without notice and without a renewal goes on by itself, and its automatic payment with it.
    select a.id, e.last_day, n.id is not null as is_renewed, coalesce(n.id, l.id) as lease_id
    from public.autopays a
    join public.leases l on l.id = a.lease_id
    left join public.leases n on n.organization_id = l.organization_id and n.status = 'signed'
      and (n.renews_lease_id = l.id or n.moved_from_lease_id = l.id)
    cross join lateral (select case when n.id is not null then n.starts_on - 1
      when l.status = 'notice_given' then coalesce(l.ended_on, l.ends_on) end as last_day) e
    where a.organization_id = p_organization_id and a.status = 'active'
      and e.last_day between p_today and p_today + private.payment_rule('autopay_ending_days', p_today)
  loop
    select * into strict v_autopay from public.autopays where id = v_row.id;
    perform private.mail_autopay(v_autopay, 'autopay_ending',
      -- What is to be done is done under the lease that follows.
      jsonb_build_object('last_day', v_row.last_day, 'is_renewed', v_row.is_renewed, 'lease_id', v_row.lease_id),
      'autopay-ending/' || v_row.id || '/' || v_row.last_day);
  end loop;
end
$$;
comment on function private.notify_of_ending_autopays is
  'Tells each tenant, once for a last day, that the lease of their automatic payment is about to end and nothing is charged after it.';

-- What was under way for a tenant stops when they have left: charges of their card, signatures, notices and messages.
-- Whose permission ends with their leaving is told, and so is the office, which waited for the money.
create function private.notify_office_of_left_autopay(p_autopay public.autopays)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(m.user_id, p_autopay.organization_id, 'autopay_failed', 'autopay_left_office', 'lease', l.id, jsonb_build_object('lease_id', l.id, 'property', p.name, 'unit', u.label,
      'tenant', coalesce((select pe.full_name from public.lease_tenants t join public.people pe on pe.id = t.person_id
        where t.lease_id = l.id and t.user_id = p_autopay.user_id limit 1), '')),
    'autopay-left/' || p_autopay.id || '/' || m.user_id)
  from public.memberships m
  join private.role_permissions r on r.role = m.role and r.permission = 'money.write'
  join public.leases l on l.id = p_autopay.lease_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where m.organization_id = p_autopay.organization_id
$$;
comment on function private.notify_office_of_left_autopay is
  'An automatic payment ended because its tenant left the lease.';
