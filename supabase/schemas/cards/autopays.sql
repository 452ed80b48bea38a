create function private.autopay_consent(p_language text)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('version', version, 'language', language, 'text', text) from private.autopay_consents
  where language = case when p_language = 'en' then 'en' else 'es' end order by version desc limit 1
$$;
select private.declare_verb('autopay_consent', 'own', p_comment =>
  'What a tenant agrees to with an automatic payment, as of now: {version, language, text}. p_language is es or en.');

-- What the tenants of an organisation may let be charged: nothing of what is tried out, nor with whom cannot.
create function private.is_autopay_offered(p_settings public.online_payment_settings, p_lease public.leases)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(p_settings.takes_cards and p_settings.takes_autopay and p_settings.can_store_cards and not p_settings.is_test
    and p_settings.currency = p_lease.currency and p_lease.status in ('signed', 'active', 'notice_given', 'month_to_month')
    and not exists (select 1 from public.organizations where id = p_lease.organization_id and closed_at is not null), false)
$$;
comment on function private.is_autopay_offered is 'Whether a lease can be paid automatically under those settings.';

create function private.autopay_owed(p_lease_id uuid, p_day date)
returns bigint
language sql
stable
security definer
set search_path = ''
as $$
  select greatest(0, (select coalesce(sum(outstanding_minor), 0) from public.charges where lease_id = p_lease_id and due_on <= p_day)
    -- What a plan that was agreed puts off.
    - coalesce((
      select greatest(0, o.open_minor - greatest(0, (select coalesce(sum(i.amount_minor), 0) from public.payment_plan_instalments i
          where i.plan_id = p.id and i.due_on <= p_day) - (p.total_minor - o.open_minor)))
      from public.payment_plans p
      cross join lateral (select coalesce(sum(c.outstanding_minor), 0) as open_minor from public.charges c
        where c.lease_id = p.lease_id and c.due_on <= p.agreed_on) o
      where p.lease_id = p_lease_id and p.cancelled_at is null and o.open_minor > 0
      order by p.created_at desc limit 1), 0)
    -- What the tenant says to have paid, until somebody decides.
    - (select coalesce(sum(amount_minor), 0) from public.payments where lease_id = p_lease_id and status = 'reported'))::bigint
$$;
comment on function private.autopay_owed is
  'What an automatic payment may take of what is due up to a day: what is charged by now, without what a plan puts off beyond that day and what waits for the landlord''s decision.';

create function private.autopay_amount(p_settings public.online_payment_settings, p_owed_minor bigint, p_limit_minor bigint)
returns bigint
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_amount bigint := least(p_owed_minor, p_limit_minor, p_settings.maximum_minor);
begin
  if p_settings.fee_payer = 'tenant' then
    v_amount := least(v_amount,
      trunc((p_limit_minor - p_settings.fee_fixed_minor)::numeric * 10000 / (10000 + p_settings.fee_basis_points))::bigint + 1);
  end if;
  -- At most a cent or two of rounding.
  while v_amount > 0 and v_amount + private.card_fee(p_settings, v_amount) > p_limit_minor loop
    v_amount := v_amount - 1;
  end loop;
  return case when v_amount >= p_settings.minimum_minor then v_amount else 0 end;
end
$$;
comment on function private.autopay_amount is
  'The most of what is owed that may be charged so that amount and fee stay within the limit and the processor''s limits; zero when nothing may.';

-- What a tenant does with an automatic payment of their own.
create function private.check_autopay_terms(
  p_settings public.online_payment_settings, p_limit_minor bigint, p_pays_on integer, p_consent_version text, p_language text)
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if coalesce(p_limit_minor, 0) < p_settings.minimum_minor or p_limit_minor > 10000000000 then
    perform private.fail('limit_too_low', jsonb_build_object('minimum_minor', p_settings.minimum_minor));
  elsif p_pays_on not between 1 and 28 then
    perform private.fail('pay_day_invalid');
  elsif p_consent_version is distinct from private.autopay_consent(p_language) ->> 'version' then
    perform private.fail('consent_changed');
  end if;
end
$$;
comment on function private.check_autopay_terms is 'Refuses what no automatic payment can be agreed on.';

-- Mails to tenants name the lease that they are about: their link shows it to a tenant of several.
create function private.mail_autopay(p_autopay public.autopays, p_template text, p_parameters jsonb, p_key text)
returns void
language sql
security definer
set search_path = ''
as $$
  select private.notify_user(p_autopay.user_id, p_autopay.organization_id, case
      when p_template in ('autopay_started', 'autopay_announced') then 'autopay_announced'
      when p_template in ('autopay_stopped', 'autopay_declined') then 'autopay_stopped'
      else 'autopay_changed' end::public.notification_event, p_template, 'autopay', p_autopay.id, jsonb_build_object('lease_id', p_autopay.lease_id, 'landlord', o.name,
      'property', p.name, 'unit', u.label, 'currency', p_autopay.currency, 'last4', coalesce(p_autopay.card_last4, '')) || p_parameters, p_key)
  from public.leases l
  join public.organizations o on o.id = l.organization_id
  join public.properties p on p.id = l.property_id
  join public.units u on u.id = l.unit_id
  where l.id = p_autopay.lease_id
$$;
comment on function private.mail_autopay is 'Writes a message about an automatic payment to its tenant down.';

create function private.start_autopay(
  p_lease_id uuid, p_amount_minor bigint, p_fee_minor bigint, p_limit_minor bigint, p_pays_on integer, p_consent_version text,
  p_language text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_settings public.online_payment_settings;
  v_card_payment uuid;
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  select * into v_settings from public.online_payment_settings where organization_id = v_lease.organization_id;
  if not private.is_autopay_offered(v_settings, v_lease) then
    perform private.fail('autopay_not_offered');
  elsif exists (select 1 from public.autopays where lease_id = p_lease_id and status in ('active', 'paused')
    and user_id <> (select auth.uid())) then
    perform private.fail('autopay_exists');
  end if;
  perform private.check_autopay_terms(v_settings, p_limit_minor, p_pays_on, p_consent_version, p_language);
  v_card_payment := private.start_card_payment(p_lease_id, p_amount_minor, p_fee_minor);
  insert into public.autopays (organization_id, lease_id, user_id, processor, currency, limit_minor, pays_on, consent_version,
    consent_language, card_payment_id)
  values (v_lease.organization_id, p_lease_id, (select auth.uid()), v_settings.processor, v_lease.currency, p_limit_minor, p_pays_on,
    p_consent_version, case when p_language = 'en' then 'en' else 'es' end, v_card_payment);
  return v_card_payment;
end
$$;
select private.declare_verb('start_autopay', 'own', p_repeatable => true, p_comment =>
  'A tenant agrees to an automatic payment and begins the card payment that stores the card; it counts once that is approved. p_pays_on null is the due day. Returns the attempt''s id, as start_card_payment. Errors as there, and autopay_not_offered, autopay_exists (a co-tenant''s), limit_too_low, pay_day_invalid, consent_changed.');

create function private.my_autopay(p_autopay_id uuid)
returns public.autopays
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_autopay public.autopays;
begin
  select * into v_autopay from public.autopays where id = p_autopay_id and user_id = (select auth.uid());
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_autopay.organization_id);
  select * into strict v_autopay from public.autopays where id = p_autopay_id for update;
  return v_autopay;
end
$$;
comment on function private.my_autopay is 'An automatic payment of the caller''s own, with the money lock held.';

create function private.change_autopay(
  p_autopay_id uuid, p_limit_minor bigint, p_pays_on integer, p_consent_version text, p_language text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_autopay public.autopays := private.my_autopay(p_autopay_id);
  v_settings public.online_payment_settings;
begin
  if v_autopay.status not in ('active', 'paused') then
    perform private.fail('autopay_over');
  end if;
  select * into v_settings from public.online_payment_settings where organization_id = v_autopay.organization_id;
  perform private.check_autopay_terms(v_settings, p_limit_minor, p_pays_on, p_consent_version, p_language);
  update public.autopays set limit_minor = p_limit_minor, pays_on = p_pays_on, consent_version = p_consent_version,
    consent_language = case when p_language = 'en' then 'en' else 'es' end, consented_at = now()
  where id = p_autopay_id;
  -- What was announced keeps its day; the limit of the day on which it is charged counts.
  return p_autopay_id;
end
$$;
select private.declare_verb('change_autopay', 'own', p_comment =>
  'Gives an automatic payment of the caller''s another limit and day, agreed to anew. Errors: not_found, autopay_over, limit_too_low, pay_day_invalid, consent_changed.');

create function private.stop_autopay(p_autopay public.autopays, p_status public.autopay_status, p_reason text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.autopays set status = p_status, stopped_for = p_reason where id = p_autopay.id;
  update public.autopay_charges set status = 'skipped', decided_at = now(), skipped_for = 'stopped'
  where autopay_id = p_autopay.id and status = 'announced';
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
comment on function private.stop_autopay is
  'Pauses or cancels an automatic payment; nothing that was announced is charged any more. The caller holds the money lock.';

create function private.cancel_autopay(p_autopay_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_autopay public.autopays := private.my_autopay(p_autopay_id);
begin
  if v_autopay.status <> 'cancelled' then
    perform private.stop_autopay(v_autopay, 'cancelled', 'tenant');
  end if;
  return p_autopay_id;
end
$$;
select private.declare_verb('cancel_autopay', 'own', p_comment =>
  'Ends an automatic payment of the caller''s; the stored card is forgotten. Errors: not_found.');

-- What was paused for something else stays where its card is: with the processor that has been left, it cannot go on either.
create function private.resume_autopay(p_autopay_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_autopay public.autopays := private.my_autopay(p_autopay_id);
begin
  if v_autopay.status = 'active' then
    return p_autopay_id;
  elsif v_autopay.status <> 'paused' or v_autopay.stopped_for in ('card_expired', 'processor_changed')
    or not exists (select 1 from public.online_payment_settings s
      where s.organization_id = v_autopay.organization_id and s.processor = v_autopay.processor) then
    perform private.fail('autopay_over');
  end if;
  update public.autopays set status = 'active', stopped_for = null,
    counts_from = private.organization_today(v_autopay.organization_id) + 1
  where id = p_autopay_id;
  return p_autopay_id;
end
$$;
select private.declare_verb('resume_autopay', 'own', p_comment =>
  'Lets a paused automatic payment of the caller''s go on from its next day, with the card that it has. Errors: not_found, autopay_over.');
