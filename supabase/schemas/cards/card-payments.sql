create function private.card_fee(p_settings public.online_payment_settings, p_amount_minor bigint)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select case p_settings.fee_payer when 'tenant'
    then round(p_amount_minor::numeric * p_settings.fee_basis_points / 10000)::bigint + p_settings.fee_fixed_minor else 0 end
$$;
comment on function private.card_fee is
  'What paying the amount by card costs the tenant, rounded half up; src/domain/card-fee.ts is its twin.';

create function private.insert_card_payment(p_settings public.online_payment_settings, p_lease public.leases, p_is_test boolean,
  p_amount_minor bigint, p_fee_minor bigint)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
begin
  insert into public.card_payments (id, organization_id, lease_id, property_id, user_id, processor, is_test, currency, amount_minor,
    fee_minor, order_number, next_check_at)
  values (v_id, p_settings.organization_id, p_lease.id, p_lease.property_id, (select auth.uid()), p_settings.processor, p_is_test,
    p_settings.currency, p_amount_minor, p_fee_minor,
    to_char(now() at time zone 'UTC', 'YYMMDD') || lpad((nextval('private.card_order_numbers') % 1000000)::text, 6, '0'),
    now() + interval '15 minutes');
  return v_id;
end
$$;

create function private.start_card_payment(p_lease_id uuid, p_amount_minor bigint, p_fee_minor bigint)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_lease public.leases;
  v_settings public.online_payment_settings;
  v_id uuid;
begin
  select * into v_lease from public.leases where id = p_lease_id and id in (select private.my_lease_ids());
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.check_payment_input(v_lease, p_amount_minor, private.organization_today(v_lease.organization_id));
  select * into v_settings from public.online_payment_settings where organization_id = v_lease.organization_id;
  if not coalesce(v_settings.takes_cards, false) or v_settings.is_test or v_settings.currency <> v_lease.currency
    or exists (select 1 from public.organizations where id = v_lease.organization_id and closed_at is not null) then
    perform private.fail('cards_not_taken');
  elsif p_amount_minor not between v_settings.minimum_minor and v_settings.maximum_minor then
    perform private.fail('amount_outside_limits', jsonb_build_object('minimum_minor', v_settings.minimum_minor,
      'maximum_minor', v_settings.maximum_minor));
  elsif p_fee_minor is distinct from private.card_fee(v_settings, p_amount_minor) then
    perform private.fail('fee_changed', jsonb_build_object('fee_minor', private.card_fee(v_settings, p_amount_minor)));
  elsif (select count(*) from public.card_payments where lease_id = p_lease_id and created_at > now() - interval '1 hour') >= 10 then
    perform private.fail('too_many_attempts');
  end if;
  v_id := private.insert_card_payment(v_settings, v_lease, false, p_amount_minor, p_fee_minor);
  return v_id;
end
$$;
select private.declare_verb('start_card_payment', 'own', p_repeatable => true, p_comment =>
  'A tenant begins to pay by card; the edge then opens the processor''s page. Returns the attempt''s id. Errors: not_found, cards_not_taken, amount_not_positive, amount_outside_limits, fee_changed, lease_not_in_force, too_many_attempts.');

create function private.start_card_test(p_organization_id uuid)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_settings public.online_payment_settings;
  v_id uuid;
  v_none public.leases;
begin
  perform private.require_permission(p_organization_id, 'organization.manage');
  select * into v_settings from public.online_payment_settings where organization_id = p_organization_id;
  if v_settings.credentials_set_at is null then
    perform private.fail('credentials_missing');
  elsif not v_settings.is_test then
    perform private.fail('not_in_test_mode');
  end if;
  v_id := private.insert_card_payment(v_settings, v_none, true, v_settings.minimum_minor, 0);
  return v_id;
end
$$;
select private.declare_verb('start_card_test', 'organization.manage', p_repeatable => true, p_comment =>
  'The owner tries the processor in test mode; nothing is posted. Returns the attempt''s id. Errors: not_allowed, credentials_missing, not_in_test_mode.');

create function private.read_card_payment(p_id uuid)
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
select private.declare_verb('read_card_payment', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: an attempt with what is needed to speak with its processor.');

create function private.open_card_payment(p_id uuid, p_reference text, p_secret text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.card_payments set status = 'pending', reference = p_reference, opened_at = now(), next_check_at = now() + interval '5 minutes'
  where id = p_id and status = 'created';
  if found then
    insert into private.card_payment_secrets (card_payment_id, sealed) values (p_id, p_secret);
  end if;
end
$$;
select private.declare_verb('open_card_payment', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: the processor has opened its page under the reference.');

-- Nobody in the office looks at a card payment: its mail says that the processor approved it.
create function private.post_card_payment(p_card public.card_payments, p_reference text)
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
  perform private.notify_user(p_card.user_id, p_card.organization_id, 'payment_decided', 'payment_decided', 'payment', v_id,
    jsonb_build_object('payment_id', v_id, 'lease_id', p_card.lease_id,
      'amount_minor', p_card.amount_minor, 'currency', p_card.currency, 'decision', 'confirmed', 'reason', '', 'by_card', true,
      'landlord', (select name from public.organizations where id = p_card.organization_id)),
    'payment-decided/' || v_id || '/confirmed');
  return v_id;
end
$$;
comment on function private.post_card_payment is
  'The confirmed payment of an approved attempt, with its receipt. The caller holds the money lock.';

create function private.settle_card_payment(p_id uuid, p_result jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_outcome text := p_result ->> 'outcome';
  v_card public.card_payments;
  v_amount bigint := (p_result ->> 'amount_minor')::bigint;
  v_currency text := p_result ->> 'currency';
begin
  select * into v_card from public.card_payments where id = p_id;
  if not found then
    perform private.fail('not_found');
  elsif v_outcome is null or v_outcome not in ('approved', 'declined', 'abandoned') then
    perform private.fail('outcome_invalid');
  end if;
  perform private.lock_money(v_card.organization_id);
  select * into strict v_card from public.card_payments where id = p_id for update;
  -- A verified approval overtakes whatever was thought before; nothing else overtakes a decision.
  if v_card.status in ('approved', 'partially_refunded', 'refunded') or v_card.status::text = v_outcome
    or (v_outcome = 'abandoned' and v_card.status = 'declined') then
    return jsonb_build_object('status', v_card.status, 'payment_id', v_card.payment_id, 'changed', false);
  end if;
  -- A processor that does not tell the amount again fixed it when the attempt was opened.
  if v_outcome = 'approved' and (coalesce(v_amount, v_card.amount_minor + v_card.fee_minor) <> v_card.amount_minor + v_card.fee_minor
      or coalesce(v_currency, v_card.currency::text) <> v_card.currency::text) then
    update public.card_payments set problem = 'amount_mismatch', next_check_at = null where id = p_id;
    return jsonb_build_object('status', v_card.status, 'payment_id', null, 'changed', false, 'problem', 'amount_mismatch');
  end if;
  if v_outcome = 'approved' and not v_card.is_test then
    v_card.card_brand := left(p_result ->> 'card_brand', 30);
    v_card.card_last4 := substring(p_result ->> 'card_last4' from '[0-9]{4}$');
    v_card.payment_id := private.post_card_payment(v_card, p_result ->> 'authorization_code');
  end if;
  update public.card_payments set status = v_outcome::public.card_payment_status, payment_id = v_card.payment_id,
    reference = coalesce(left(p_result ->> 'reference', 200), reference),
    authorization_code = left(p_result ->> 'authorization_code', 80), card_brand = left(p_result ->> 'card_brand', 30),
    card_last4 = substring(p_result ->> 'card_last4' from '[0-9]{4}$'), failure = left(p_result ->> 'failure', 200),
    problem = case when v_outcome = 'approved' then null else coalesce(p_result ->> 'problem', problem) end,
    decided_at = now(),
    -- Who left the page may have come back to it: nobody signs that somebody left.
    next_check_at = case when v_outcome = 'abandoned' and p_result ->> 'failure' = 'cancelled' then now() + interval '1 hour' end
  where id = p_id;
  perform private.follow_autopay_charge(p_id, v_outcome::public.card_payment_status);
  if v_outcome = 'approved' then
    delete from private.card_payment_secrets where card_payment_id = p_id;
  end if;
  return jsonb_build_object('status', v_outcome, 'payment_id', v_card.payment_id, 'changed', true);
end
$$;
select private.declare_verb('settle_card_payment', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: what the processor says, verified. p_result: {outcome: approved|declined|abandoned, amount_minor, currency, reference, authorization_code, card_brand, card_last4, failure}. An approval of the right amount makes one payment, however often it is told. Returns {status, payment_id, changed}.');

create function private.take_card_payments_to_check(p_now timestamptz, p_limit integer default 20)
returns setof uuid
language sql
security definer
set search_path = ''
as $$
  with due as (
    select id from public.card_payments
    where status in ('created', 'pending', 'abandoned') and next_check_at <= p_now
      and (status <> 'abandoned' or created_at > p_now - interval '1 day')
    order by next_check_at, id limit least(greatest(p_limit, 1), 100)
    for update skip locked
  )
  -- Asked again after 5, 10, 20, 40, 60, 60 … minutes.
  update public.card_payments c set checks = c.checks + 1,
    next_check_at = p_now + least(interval '5 minutes' * power(2, least(c.checks, 6)), interval '1 hour')
  from due where c.id = due.id
  returning c.id
$$;
select private.declare_verb('take_card_payments_to_check', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: attempts about which nobody has heard; each is taken by one.');

-- Refunds of card payments go through the processor: asked for by the organisation, made by the edge.
create function private.request_card_refund(p_payment_id uuid, p_amount_minor bigint, p_reason text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id uuid;
begin
  v_id := private.start_refund(p_payment_id, p_amount_minor, 'card', p_reason, '');
  if not exists (select 1 from public.card_payments where payment_id = p_payment_id) then
    perform private.fail('method_not_allowed');
  end if;
  update public.refunds set next_check_at = now() + interval '5 minutes' where id = v_id;
  return v_id;
end
$$;
select private.declare_verb('request_card_refund', 'money.reverse', p_repeatable => true, p_comment =>
  'Asks for a card payment, or a part of it, to go back to the card; the edge asks the processor. Returns the refund''s id. Errors as refund_payment.');

create function private.read_card_refund(p_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object('id', r.id, 'status', r.status, 'amount_minor', r.amount_minor, 'currency', r.currency,
    'card_payment', private.read_card_payment(c.id), 'paid_at', c.decided_at)
  from public.refunds r join public.card_payments c on c.payment_id = r.payment_id
  where r.id = p_id
$$;
select private.declare_verb('read_card_refund', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: a refund with its attempt.');

create function private.settle_card_refund(p_id uuid, p_is_done boolean, p_reference text default '', p_failure text default '')
returns public.refund_status
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_refund public.refunds;
begin
  select * into v_refund from public.refunds where id = p_id;
  if not found then
    perform private.fail('not_found');
  end if;
  perform private.lock_money(v_refund.organization_id);
  select * into strict v_refund from public.refunds where id = p_id for update;
  if v_refund.status <> 'requested' then
    return v_refund.status;
  end if;
  if p_is_done then
    update public.refunds set reference = left(coalesce(p_reference, ''), 120) where id = p_id;
    perform private.post_refund(p_id);
    return 'done';
  end if;
  update public.refunds set status = 'failed', failure = left(coalesce(nullif(btrim(p_failure), ''), 'refused'), 300), decided_at = now(),
    next_check_at = null
  where id = p_id;
  return 'failed';
end
$$;
select private.declare_verb('settle_card_refund', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: what the processor said to a refund; posted once. Returns its status.');

create function private.take_card_refunds_to_check(p_now timestamptz, p_limit integer default 20)
returns setof uuid
language sql
security definer
set search_path = ''
as $$
  with due as (
    select id from public.refunds where status = 'requested' and next_check_at <= p_now
    order by next_check_at, id limit least(greatest(p_limit, 1), 100) for update skip locked
  )
  update public.refunds r set next_check_at = p_now + interval '15 minutes' from due where r.id = due.id returning r.id
$$;
select private.declare_verb('take_card_refunds_to_check', 'service', p_callers => 'service_role', p_comment =>
  'For the edge, as the service: refunds whose answer was lost; each is taken by one.');

create function private.keep_card_payment_status()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.card_payments set
    status = case when new.refunded_minor = new.amount_minor then 'refunded' else 'partially_refunded' end::public.card_payment_status
  where payment_id = new.id;
  return null;
end
$$;
comment on function private.keep_card_payment_status is 'Trigger: an attempt says what of its payment went back.';
