-- An automatic payment goes over to the lease that follows: agreed to anew for it, with the card that the processor keeps already.
alter table public.autopays add column carried_from uuid;
alter table public.autopays alter column card_payment_id drop not null;
alter table public.autopays add foreign key (organization_id, carried_from) references public.autopays (organization_id, id);
alter table public.autopays add constraint autopays_have_a_card check ((card_payment_id is null) = (carried_from is not null));
create index autopays_by_origin on public.autopays (organization_id, carried_from) where carried_from is not null;
comment on column public.autopays.carried_from is
  'The automatic payment of the lease before, whose stored card this one uses by a consent of its own; null where a payment of this lease stored the card.';
alter table private.autopay_cards add column sealed_for uuid references public.autopays (id) on delete cascade;
comment on column private.autopay_cards.sealed_for is
  'The automatic payment that the card was encrypted for, where it was carried over from it; null for its own.';
create index autopay_cards_by_origin on private.autopay_cards (sealed_for) where sealed_for is not null;

create function private.carriable_autopays(p_user_id uuid)
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
    and (n.renews_lease_id = l.id
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
comment on function private.carriable_autopays is
  'Automatic payments of a user whose card is still kept and valid, each with a signed lease of theirs that follows and has none.';

create function private.carry_over_autopay(p_request_id uuid, p_autopay_id uuid, p_lease_id uuid, p_limit_minor bigint, p_pays_on integer,
  p_consent_version text, p_language text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_from public.autopays := private.my_autopay(p_autopay_id);
  v_known jsonb := private.claim_request(p_request_id, 'carry_over_autopay', jsonb_build_object('from', p_autopay_id,
    'lease', p_lease_id, 'limit', p_limit_minor, 'day', p_pays_on, 'consent', p_consent_version, 'language', p_language));
  v_settings public.online_payment_settings;
  v_card private.autopay_cards;
  v_new public.autopays;
begin
  if v_known is not null then
    return (v_known ->> 'id')::uuid;
  end if;
  -- Whoever forgets cards takes the row first or finds it shared.
  select * into v_card from private.autopay_cards where autopay_id = p_autopay_id for update;
  if not exists (select 1 from private.carriable_autopays((select auth.uid())) o
      where o.autopay_id = p_autopay_id and o.lease_id = p_lease_id) then
    perform private.fail('autopay_over');
  end if;
  select * into strict v_settings from public.online_payment_settings where organization_id = v_from.organization_id;
  perform private.check_autopay_terms(v_settings, p_limit_minor, p_pays_on, p_consent_version, p_language);
  insert into public.autopays (organization_id, lease_id, user_id, status, processor, currency, limit_minor, pays_on, consent_version,
    consent_language, carried_from, card_brand, card_last4, card_expires, counts_from)
  values (v_from.organization_id, p_lease_id, v_from.user_id, 'active', v_from.processor, v_from.currency, p_limit_minor, p_pays_on,
    p_consent_version, case when p_language = 'en' then 'en' else 'es' end, v_from.id, v_from.card_brand, v_from.card_last4,
    v_from.card_expires, private.organization_today(v_from.organization_id) + 1)
  returning * into v_new;
  insert into private.autopay_cards (autopay_id, sealed, sealed_for)
  values (v_new.id, v_card.sealed, coalesce(v_card.sealed_for, v_card.autopay_id));
  perform private.tell_of_started_autopay(v_new);
  perform private.complete_request(p_request_id, jsonb_build_object('id', v_new.id));
  return v_new.id;
end
$$;

create function private.tell_of_started_autopay(p_autopay public.autopays)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.mail_autopay(p_autopay, 'autopay_started', jsonb_build_object('limit_minor', p_autopay.limit_minor,
      'day', coalesce(p_autopay.pays_on, (select due_day from public.leases where id = p_autopay.lease_id)),
      'consent', (select text from private.autopay_consents
        where version = p_autopay.consent_version and language = p_autopay.consent_language)),
    'autopay-started/' || p_autopay.id)
$$;
comment on function private.tell_of_started_autopay is 'Writes to a tenant what was agreed to, word by word.';
revoke execute on function private.tell_of_started_autopay, private.carriable_autopays from public, anon, authenticated;

create or replace function private.activate_autopay(p_card_payment_id uuid, p_sealed text, p_expires text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_autopay public.autopays;
  v_former public.autopays;
  v_card public.card_payments;
begin
  select * into v_autopay from public.autopays where card_payment_id = p_card_payment_id;
  if not found then
    return null;
  end if;
  perform private.lock_money(v_autopay.organization_id);
  select * into strict v_autopay from public.autopays where id = v_autopay.id for update;
  select * into strict v_card from public.card_payments where id = p_card_payment_id;
  if v_autopay.status <> 'pending' or v_card.status <> 'approved' then
    return v_autopay.id;
  end if;
  insert into private.autopay_cards (autopay_id, sealed) values (v_autopay.id, p_sealed);
  -- A new card takes the place of the former one, with what was announced for it.
  select * into v_former from public.autopays where lease_id = v_autopay.lease_id and status in ('active', 'paused') for update;
  if found then
    update public.autopay_charges set autopay_id = v_autopay.id where autopay_id = v_former.id and status = 'announced';
    perform private.stop_autopay(v_former, 'cancelled', 'replaced');
  end if;
  update public.autopays set status = 'active', card_brand = v_card.card_brand, card_last4 = v_card.card_last4,
    card_expires = p_expires, counts_from = private.organization_today(v_autopay.organization_id) + 1
  where id = v_autopay.id returning * into v_autopay;
  perform private.tell_of_started_autopay(v_autopay);
  return v_autopay.id;
end
$$;

-- The card of a lease that ended is kept for the days in which its tenant may carry it over, and only where a lease follows.
create or replace function private.stop_autopay(p_autopay public.autopays, p_status public.autopay_status, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.autopays set status = p_status, stopped_for = p_reason where id = p_autopay.id;
  update public.autopay_charges set status = 'skipped', decided_at = now() where autopay_id = p_autopay.id and status = 'announced';
  if p_status = 'cancelled' then
    update private.autopay_cards set forget_at = now() + case when p_reason = 'lease_ended'
        and exists (select 1 from private.carriable_autopays(p_autopay.user_id) o where o.autopay_id = p_autopay.id)
      then private.payment_rule('autopay_ending_days', private.organization_today(p_autopay.organization_id)) * interval '1 day'
      else interval '0' end
    where autopay_id = p_autopay.id;
  end if;
  if p_autopay.status <> 'pending' and p_reason not in ('replaced', 'declined') then
    perform private.mail_autopay(p_autopay, 'autopay_stopped', jsonb_build_object('reason', p_reason),
      'autopay-stopped/' || p_autopay.id || '/' || p_reason || '/' || p_autopay.updated_at);
  end if;
end
$$;

create or replace function private.read_card_payment(p_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', c.id, 'organization_id', c.organization_id, 'organization_name', o.name, 'processor', c.processor,
    'is_test', c.is_test, 'status', c.status, 'currency', c.currency, 'total_minor', c.amount_minor + c.fee_minor,
    'order_number', c.order_number, 'reference', c.reference, 'created_at', c.created_at,
    'credentials', k.sealed, 'secret', s.sealed,
    -- The automatic payment that this attempt stores a card for, or is a charge of.
    'stores_for', (select a.id from public.autopays a where a.card_payment_id = c.id),
    'autopay_id', h.autopay_id, 'stored_card', v.sealed, 'sealed_for', coalesce(v.sealed_for, v.autopay_id))
  from public.card_payments c
  join public.organizations o on o.id = c.organization_id
  left join private.card_credentials k on k.organization_id = c.organization_id and k.processor = c.processor
  left join private.card_payment_secrets s on s.card_payment_id = c.id
  left join public.autopay_charges h on h.card_payment_id = c.id
  left join private.autopay_cards v on v.autopay_id = h.autopay_id
  where c.id = p_id
$$;

-- The processor forgets a card with the last automatic payment that uses it; of the others only their copy goes.
create or replace function private.take_autopay_cards_to_forget(p_now timestamptz, p_limit integer)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_taken jsonb;
begin
  delete from private.autopay_cards c where c.forget_at <= p_now and exists (
    select 1 from private.autopay_cards o
    where coalesce(o.sealed_for, o.autopay_id) = coalesce(c.sealed_for, c.autopay_id) and o.autopay_id <> c.autopay_id
      and (o.forget_at is null or o.forget_at > p_now or o.autopay_id > c.autopay_id));
  with due as (
    select autopay_id from private.autopay_cards where forget_at <= p_now
    order by forget_at limit least(greatest(p_limit, 1), 100) for update skip locked
  ), taken as (
    update private.autopay_cards c set forget_at = p_now + interval '1 hour' from due where c.autopay_id = due.autopay_id
    returning c.autopay_id, c.sealed, coalesce(c.sealed_for, c.autopay_id) as sealed_for
  )
  select coalesce(jsonb_agg(jsonb_build_object('autopay_id', t.autopay_id, 'stored_card', t.sealed, 'sealed_for', t.sealed_for,
    'organization_id', a.organization_id, 'processor', a.processor, 'credentials', k.sealed)), '[]') into v_taken
  from taken t join public.autopays a on a.id = t.autopay_id
  left join private.card_credentials k on k.organization_id = a.organization_id and k.processor = a.processor;
  return v_taken;
end
$$;
comment on function public.take_autopay_cards_to_forget is
  'For the edge, as the service: stored cards that are not needed any more: [{autopay_id, stored_card, sealed_for, organization_id, processor, credentials}]; each is taken by one.';

create function private.my_carriable_autopays()
returns table (autopay_id uuid, lease_id uuid, property_name text, unit_label text, starts_on date, ends_on date, currency public.currency_code,
  rent_minor bigint, due_day smallint, limit_minor bigint, pays_on smallint, card_last4 text, minimum_minor bigint, landlord text)
language sql
stable
security definer
set search_path = ''
as $$ select * from private.carriable_autopays((select auth.uid())) order by starts_on, lease_id $$;
create function public.my_carriable_autopays()
returns table (autopay_id uuid, lease_id uuid, property_name text, unit_label text, starts_on date, ends_on date, currency public.currency_code,
  rent_minor bigint, due_day smallint, limit_minor bigint, pays_on smallint, card_last4 text, minimum_minor bigint, landlord text)
language sql stable set search_path = ''
as $$ select * from private.my_carriable_autopays() $$;
comment on function public.my_carriable_autopays is
  'Automatic payments of the caller''s that may go over to a lease that follows: the new lease, its rent and due day, and what was agreed on so far. Amounts in minor units.';
create function public.carry_over_autopay(p_request_id uuid, p_autopay_id uuid, p_lease_id uuid, p_limit_minor bigint, p_pays_on integer,
  p_consent_version text, p_language text)
returns uuid language sql set search_path = ''
as $$ select private.carry_over_autopay(p_request_id, p_autopay_id, p_lease_id, p_limit_minor, p_pays_on, p_consent_version, p_language) $$;
comment on function public.carry_over_autopay is
  'A tenant agrees to an automatic payment of the lease that follows, with the card stored for the one before. p_pays_on null is the due day. Returns the new automatic payment''s id. Errors: not_found, autopay_over (the card is not kept, or no such lease follows), limit_too_low, pay_day_invalid, consent_changed.';
revoke execute on function private.carry_over_autopay, public.carry_over_autopay, private.my_carriable_autopays,
  public.my_carriable_autopays from public, anon;
grant execute on function private.carry_over_autopay, public.carry_over_autopay, private.my_carriable_autopays,
  public.my_carriable_autopays to authenticated;
select private.guard_door('carry_over_autopay');
