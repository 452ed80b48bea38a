-- A card's permission is given for one lease. Who moves to another unit is told that it ends, and may give it for the lease that follows
-- as after a renewal: nothing is charged there before they say so.
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
    and exists (select 1 from public.lease_parties t where t.lease_id = n.id and t.user_id = p_user_id)
    and not exists (select 1 from public.autopays x where x.lease_id = n.id and x.status in ('active', 'paused'))
$$;
comment on function private.carriable_autopays is
  'Automatic payments of a user whose card is still kept and valid, each with a signed lease of theirs that follows and has none.';

create function private.carry_over_autopay(
  p_autopay_id uuid, p_lease_id uuid, p_limit_minor bigint, p_pays_on integer, p_consent_version text, p_language text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_from public.autopays := private.my_autopay(p_autopay_id);
  v_settings public.online_payment_settings;
  v_card private.autopay_cards;
  v_new public.autopays;
begin
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
  perform private.notify_of_started_autopay(v_new);
  return v_new.id;
end
$$;
select private.declare_verb('carry_over_autopay', 'own', p_repeatable => true, p_comment =>
  'A tenant agrees to an automatic payment of the lease that follows, with the card stored for the one before. p_pays_on null is the due day. Returns the new automatic payment''s id. Errors: not_found, autopay_over (the card is not kept, or no such lease follows), limit_too_low, pay_day_invalid, consent_changed.');

create function private.notify_of_started_autopay(p_autopay public.autopays)
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
comment on function private.notify_of_started_autopay is 'Writes to a tenant what was agreed to, word by word.';

create function private.my_carriable_autopays()
returns table (autopay_id uuid, lease_id uuid, property_name text, unit_label text, starts_on date, ends_on date, currency public.currency_code,
  rent_minor bigint, due_day smallint, limit_minor bigint, pays_on smallint, card_last4 text, minimum_minor bigint, landlord text)
language sql
stable
security definer
set search_path = ''
as $$ select * from private.carriable_autopays((select auth.uid())) order by starts_on, lease_id $$;
select private.declare_verb('my_carriable_autopays', 'own', p_comment =>
  'Automatic payments of the caller''s that may go over to a lease that follows: the new lease, its rent and due day, and what was agreed on so far. Amounts in minor units.');
