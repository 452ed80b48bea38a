-- Mails to tenants name the lease that they are about: their link shows it to a tenant of several.
create or replace function private.mail_autopay(p_autopay public.autopays, p_template text, p_parameters jsonb, p_key text)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.mail_user(p_autopay.user_id, p_template, jsonb_build_object('lease_id', p_autopay.lease_id, 'landlord', o.name,
      'property', p.name, 'unit', u.label, 'currency', p_autopay.currency, 'last4', coalesce(p_autopay.card_last4, '')) || p_parameters, p_key)
  from public.leases l
  join public.organizations o on o.id = l.organization_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where l.id = p_autopay.lease_id
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
    left join public.leases n on n.organization_id = l.organization_id and n.renews_lease_id = l.id and n.status = 'signed'
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

create or replace function private.decide_plan_request(p_request public.plan_requests, p_status public.plan_request_status, p_answer text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.plan_requests set status = p_status, answer = p_answer, decided_by = (select auth.uid()), decided_at = now()
  where id = p_request.id;
  if p_status <> 'withdrawn' then
    perform private.mail_user(p_request.user_id, 'plan_answered', jsonb_build_object('lease_id', p_request.lease_id,
        'is_agreed', p_status = 'agreed',
        'answer', p_answer, 'landlord', (select name from public.organizations where id = p_request.organization_id)),
      'plan-answered/' || p_request.id);
  end if;
end
$$;

create or replace function private.mail_decided_payment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.wants_notification(new.reported_by, 'payment_decided', 'email') then
    perform private.mail_user(new.reported_by, 'payment_decided', jsonb_build_object('payment_id', new.id, 'lease_id', new.lease_id,
        'amount_minor', new.amount_minor, 'currency', new.currency, 'decision', new.status,
        'reason', coalesce(new.decision_reason, ''),
        'landlord', (select o.name from public.organizations o where o.id = new.organization_id)),
      'payment-decided/' || new.id || '/' || new.status);
  end if;
  return null;
end
$$;

create or replace function private.post_card_payment(p_card public.card_payments, p_reference text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
begin
  insert into public.payments (id, organization_id, lease_id, property_id, status, method, currency, amount_minor, fee_minor, paid_on, reference)
  values (v_id, p_card.organization_id, p_card.lease_id, p_card.property_id, 'reported', 'card', p_card.currency, p_card.amount_minor,
    p_card.fee_minor, private.organization_today(p_card.organization_id), left(coalesce(p_reference, p_card.order_number), 80));
  -- Before the receipt, which names the card.
  update public.card_payments set status = 'approved', payment_id = v_id, card_brand = p_card.card_brand, card_last4 = p_card.card_last4
  where id = p_card.id;
  perform private.post_payment(v_id);
  if private.wants_notification(p_card.user_id, 'payment_decided', 'email') then
    perform private.mail_user(p_card.user_id, 'payment_decided', jsonb_build_object('payment_id', v_id, 'lease_id', p_card.lease_id,
        'amount_minor', p_card.amount_minor, 'currency', p_card.currency, 'decision', 'confirmed', 'reason', '',
        'landlord', (select name from public.organizations where id = p_card.organization_id)),
      'payment-decided/' || v_id || '/confirmed');
  end if;
  return v_id;
end
$$;

create or replace function private.mail_waiting_parcel()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reader record;
begin
  for v_reader in
    select lt.user_id, p.name as property, u.label as unit
    from public.lease_tenants lt
    join public.leases l on l.id = lt.lease_id and private.is_occupying(l.status)
    join public.properties p on p.id = l.property_id
    join public.units u on u.id = l.unit_id
    left join public.communities c on c.property_id = l.property_id
    where lt.lease_id = new.lease_id and lt.user_id is not null and coalesce(c.has_parcels, true)
  loop
    if new.collected_at is not null then
      perform private.cancel_mail('parcel/' || new.id || '/' || v_reader.user_id);
    elsif v_reader.user_id is distinct from new.noted_by and v_reader.user_id is distinct from (select auth.uid())
      and private.wants_notification(v_reader.user_id, 'parcel_waiting', 'email') then
      perform private.mail_user_at(now() + interval '10 minutes', v_reader.user_id, 'parcel_waiting', jsonb_build_object(
        'lease_id', new.lease_id, 'property', v_reader.property, 'unit', v_reader.unit, 'description', new.description, 'kept_at', new.kept_at),
        'parcel/' || new.id || '/' || v_reader.user_id);
    end if;
  end loop;
  return null;
end
$$;

create or replace function private.mail_decided_reservation()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What ends with the lease is no decision about the reservation.
  if new.reserved_by is distinct from (select auth.uid())
    and new.organization_id in (select private.my_organization_ids('portfolio.write'))
    and exists (select 1 from public.leases where id = new.lease_id and private.is_occupying(status))
    and private.wants_notification(new.reserved_by, 'reservation_decided', 'email') then
    perform private.mail_user(new.reserved_by, 'reservation_decided', (
      select jsonb_build_object('lease_id', new.lease_id, 'area', a.name, 'property', p.name, 'landlord', o.name, 'decision', new.status,
        'reason', new.reason, 'starts_at', new.starts_at, 'ends_at', new.ends_at, 'time_zone', o.time_zone)
      from public.common_areas a
      join public.properties p on p.id = a.property_id
      join public.organizations o on o.id = a.organization_id
      where a.id = new.area_id), 'reservation/' || new.id || '/' || new.status);
  end if;
  return null;
end
$$;

create or replace function private.mail_published_rules()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reader record;
  v_before uuid := (select id from public.house_rules where property_id = new.property_id and version = new.version - 1);
begin
  for v_reader in
    select distinct on (lt.user_id) lt.user_id, l.id as lease_id, p.name as property, o.name as landlord
    from public.leases l
    join public.lease_tenants lt on lt.lease_id = l.id and lt.user_id is not null
    join public.properties p on p.id = l.property_id
    join public.organizations o on o.id = l.organization_id
    where l.property_id = new.property_id and private.is_occupying(l.status)
    order by lt.user_id, l.starts_on desc, l.id
  loop
    perform private.cancel_mail('house-rules/' || v_before || '/' || v_reader.user_id);
    if v_reader.user_id is distinct from (select auth.uid())
      and private.wants_notification(v_reader.user_id, 'rules_published', 'email') then
      perform private.mail_user_at(now() + interval '10 minutes', v_reader.user_id, 'rules_published', jsonb_build_object(
        'lease_id', v_reader.lease_id, 'property', v_reader.property, 'landlord', v_reader.landlord, 'is_new', new.version = 1),
        'house-rules/' || new.id || '/' || v_reader.user_id);
    end if;
  end loop;
  return null;
end
$$;
