-- What the edge reads of an attempt and writes down about it.
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
    'credentials', k.sealed, 'secret', s.sealed)
  from public.card_payments c
  join public.organizations o on o.id = c.organization_id
  left join private.card_credentials k on k.organization_id = c.organization_id and k.processor = c.processor
  left join private.card_payment_secrets s on s.card_payment_id = c.id
  where c.id = p_id
$$;

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
  perform private.post_payment(v_id);
  if private.wants_notification(p_card.user_id, 'payment_decided', 'email') then
    perform private.mail_user(p_card.user_id, 'payment_decided', jsonb_build_object('payment_id', v_id,
        'amount_minor', p_card.amount_minor, 'currency', p_card.currency, 'decision', 'confirmed', 'reason', '',
        'landlord', (select name from public.organizations where id = p_card.organization_id)),
      'payment-decided/' || v_id || '/confirmed');
  end if;
  return v_id;
end
$$;
comment on function private.post_card_payment is 'The confirmed payment of an approved attempt, with its receipt. The caller holds the money lock.';

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
  if v_outcome = 'approved' then
    delete from private.card_payment_secrets where card_payment_id = p_id;
  end if;
  return jsonb_build_object('status', v_outcome, 'payment_id', v_card.payment_id, 'changed', true);
end
$$;

create function private.take_card_payments_to_check(p_now timestamptz, p_limit integer)
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

create function public.read_card_payment(p_id uuid)
returns jsonb language sql stable set search_path = ''
as $$ select private.read_card_payment(p_id) $$;
comment on function public.read_card_payment is 'For the edge, as the service: an attempt with what is needed to speak with its processor.';
create function public.open_card_payment(p_id uuid, p_reference text, p_secret text)
returns void language sql set search_path = ''
as $$ select private.open_card_payment(p_id, p_reference, p_secret) $$;
comment on function public.open_card_payment is 'For the edge, as the service: the processor has opened its page under the reference.';
create function public.settle_card_payment(p_id uuid, p_result jsonb)
returns jsonb language sql set search_path = ''
as $$ select private.settle_card_payment(p_id, p_result) $$;
comment on function public.settle_card_payment is
  'For the edge, as the service: what the processor says, verified. p_result: {outcome: approved|declined|abandoned, amount_minor, currency, reference, authorization_code, card_brand, card_last4, failure}. An approval of the right amount makes one payment, however often it is told. Returns {status, payment_id, changed}.';
create function public.take_card_payments_to_check(p_now timestamptz, p_limit integer default 20)
returns setof uuid language sql set search_path = ''
as $$ select * from private.take_card_payments_to_check(p_now, p_limit) $$;
comment on function public.take_card_payments_to_check is 'For the edge, as the service: attempts about which nobody has heard; each is taken by one.';
revoke execute on function private.read_card_payment, public.read_card_payment from public, anon, authenticated;
grant execute on function private.read_card_payment, public.read_card_payment to service_role;
revoke execute on function private.open_card_payment, public.open_card_payment from public, anon, authenticated;
grant execute on function private.open_card_payment, public.open_card_payment to service_role;
revoke execute on function private.settle_card_payment, public.settle_card_payment from public, anon, authenticated;
grant execute on function private.settle_card_payment, public.settle_card_payment to service_role;
revoke execute on function private.take_card_payments_to_check, public.take_card_payments_to_check from public, anon, authenticated;
grant execute on function private.take_card_payments_to_check, public.take_card_payments_to_check to service_role;
