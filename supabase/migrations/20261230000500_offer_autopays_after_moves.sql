-- A card's permission is given for one lease. Who moves to another unit is told that it ends, and may give it for the lease that follows
-- as after a renewal: nothing is charged there before they say so.
create or replace function private.carriable_autopays(p_user_id uuid)
returns table (autopay_id uuid, lease_id uuid, property_name text, unit_label text, starts_on date, ends_on date, currency public.currency_code,
  rent_minor bigint, due_day smallint, limit_minor bigint, pays_on smallint, card_last4 text, minimum_minor bigint, landlord text)
language sql
stable
security definer
set search_path = ''
as $$
  select a.id, n.id, p.name, u.label, n.starts_on, n.ends_on, n.currency,
    (select r.rent_minor from public.lease_rent_steps r where r.lease_id = n.id and r.starts_on <= greatest(n.starts_on, d.today)
      order by r.starts_on desc limit 1),
    n.due_day, a.limit_minor, a.pays_on, a.card_last4, s.minimum_minor, o.name
  from public.autopays a
  join public.leases l on l.id = a.lease_id
  join private.autopay_cards c on c.autopay_id = a.id
  join public.leases n on n.organization_id = a.organization_id and n.id <> l.id and n.currency = a.currency
    and (n.renews_lease_id = l.id or n.moved_from_lease_id = l.id
      or l.status not in ('signed', 'active', 'month_to_month') and n.starts_on > coalesce(l.ended_on, l.ends_on))
  join public.properties p on p.id = n.property_id
  join public.units u on u.id = n.unit_id
  join public.organizations o on o.id = a.organization_id
  join public.online_payment_settings s on s.organization_id = a.organization_id
  cross join lateral (select private.organization_today(a.organization_id) as today) d
  where a.user_id = p_user_id
    and (a.status = 'active' or a.status = 'cancelled' and a.stopped_for = 'lease_ended')
    -- One that is being forgotten is put off by an hour.
    and (c.forget_at is null or c.forget_at > now() + interval '1 hour')
    and a.processor = s.processor and private.is_autopay_offered(s, n)
    and coalesce(a.card_expires >= to_char(greatest(n.starts_on, d.today), 'YYYY-MM'), true)
    and exists (select 1 from public.lease_tenants t where t.lease_id = n.id and t.user_id = p_user_id)
    and not exists (select 1 from public.autopays x where x.lease_id = n.id and x.status in ('active', 'paused'))
$$;

create or replace function private.tell_of_ending_autopays(p_organization_id uuid, p_today date)
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
